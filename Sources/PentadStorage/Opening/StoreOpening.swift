import GRDB
import PentadCore

/// Opens a store on the disk.
///
/// All operations that change more than rows (building, migrating, setting aside) run under the
/// exclusive lock. A process that is killed at any moment leaves a state from which the next
/// opening continues. Only after them is the store shared and the connection pool created.
struct StoreOpening {
  /// The moments at which a test ends the process.
  enum Step: String, Codable, CaseIterable {
    case locked
    case inspected
    case marked
    case moving
    case moved
    case draftBuilt
    case rescued
    case rebuilt
    case replaced
    case upgraded
    case opened
    case erasing
  }

  let files: StoreFiles
  let schema: StoreSchema
  let options: StoreOptions
  var probe: @Sendable (Step) -> Void = { _ in }

  func run() throws(PentadError) -> StoreConnection {
    do throws(PentadError) {
      return try attempt()
    } catch  where error.meansDamage && !options.isReadOnly {
      // The damage was found after the inspection, and recorded: the second attempt rebuilds the
      // store.
      return try attempt()
    } catch  where error.code == .diskFull && !options.isReadOnly && releaseReserve() {
      // Now there is space for SQLite's files next to the store, for example of a store that is to
      // be emptied.
      return try attempt()
    }
  }

  private func releaseReserve() -> Bool {
    (try? StoreMark(files.lock, isReadOnly: false).releaseReserve()) ?? false
  }

  private func attempt() throws(PentadError) -> StoreConnection {
    let trust = FileTrust(allowsShared: options.allowsSharedStore)
    try trust.check(files)
    if options.isReadOnly { return try openReadOnly() }
    try POSIX.makeDirectory(files.directory)
    // Another process may have just created it.
    try trust.check(files)
    let mark = try StoreMark(files.lock, isReadOnly: false)
    let hold = try mark.acquire(timeout: options.busyTimeout)
    probe(.locked)
    let state = try mark.read()
    var recovery: StoreRecovery?
    switch hold {
    case .alone:
      recovery = try noting(mark) { () throws(PentadError) in try prepare(mark, left: state) }
      try noteOpen(mark)
      try mark.share()
    case .shared:
      try join(left: state)
      // A read-only opening left the old state.
      try noteOpen(mark)
    }
    let pool = try noting(mark) { () throws(PentadError) in try makePool() }
    if !options.allowsSharedStore { files.makePrivate() }
    mark.keepReserve(for: POSIX.entry(at: files.main)?.size ?? 0)
    probe(.opened)
    let left = try mark.read()
    let isUnchecked = hold == .alone && left == .unchecked
    return StoreConnection(
      writer: pool, files: files, mark: mark, recovery: recovery, isUnchecked: isUnchecked,
      schema: schema, options: options)
  }

  /// Records that an end from here on would be unclean. A clean state is never recorded while
  /// others, such as this opening, hold the lock.
  private func noteOpen(_ mark: StoreMark) throws(PentadError) {
    if try [.new, .clean].contains(mark.read()) { try mark.write(.open) }
  }

  // MARK: Exclusive opening

  /// Brings the store into a state in which it can be opened.
  private func prepare(_ mark: StoreMark, left state: StoreState) throws(PentadError)
    -> StoreRecovery?
  {
    let rebuilding = StoreRebuilding(files: files, schema: schema, options: options, probe: probe)
    if state == .erasing {
      try removeAll(mark)
      return try prepare(mark, left: mark.read())
    }
    if case .recovering(_, let aside) = state {
      // A later version knows user data that this version would not rescue.
      let left = POSIX.exists(files.main) ? files.main : files.path(aside)
      try refuseNewer(StoreHeader.version(of: left, schema.applicationID) ?? 0)
    }
    let resumed = try rebuilding.resume(state, mark)
    let state = try resumed == nil ? state : mark.read()
    let found = try inspection(left: state)
    probe(.inspected)
    switch found {
    case .missing:
      try rebuilding.build(rescuing: nil)
      try rebuilding.replace()
      // Recorded facts about the missing file, such as damage, do not apply to the new one.
      try mark.write(.open)
    case .damaged(let damage):
      return try rebuilding.recover(from: damage, mark)
    case .unsound(let version):
      try refuseNewer(version)
      return try rebuilding.recover(from: .malformed, mark)
    case .version(let version):
      try refuseNewer(version)
      if case .damaged(let damage) = state { return try rebuilding.recover(from: damage, mark) }
      try upgrade(from: version)
      if state != .clean && resumed == nil { try mark.write(.unchecked) }
    }
    return resumed
  }

  /// Inspects the file. Damage is accepted only if the whole store can be read, it is not
  /// encrypted, and a second inspection finds the damage again.
  private func inspection(left state: StoreState) throws(PentadError) -> StoreInspection {
    let found = try StoreInspection(files, .alone, left: state, schema)
    switch found {
    case .missing, .version: return found
    case .damaged, .unsound:
      try DamageProof.requireReadable(files.main)
      try EncryptedFile.refuse(files.main)
      return try StoreInspection(files, .alone, left: state, schema)
    }
  }

  private func upgrade(from version: Int) throws(PentadError) {
    guard version < schema.version else { return }
    do {
      let configuration = Configuration(options, label: "pentad.upgrade")
      let queue = try DatabaseQueue(path: files.main, configuration: configuration)
      defer { try? queue.close() }
      let found = try queue.read { try schema.foundVersion(in: $0, stated: version) }
      if found > version {
        try queue.writeWithoutTransaction { database in
          try database.execute(sql: "PRAGMA user_version = \(found)")
        }
      }
      try schema.upgrade(queue, from: found)
    } catch {
      throw PentadError(storage: error)
    }
    probe(.upgraded)
  }

  // MARK: Erasing

  /// Removes a store that this process has closed. If it is interrupted, the next opening
  /// continues.
  func erase() throws(PentadError) {
    let mark = try StoreMark(files.lock, isReadOnly: false)
    guard try mark.acquire(timeout: options.busyTimeout) == .alone else {
      throw PentadError(
        .storeInUse, "the store is open elsewhere; close it there, then erase it again")
    }
    try mark.write(.erasing)
    probe(.erasing)
    try removeAll(mark)
  }

  private func removeAll(_ mark: StoreMark) throws(PentadError) {
    try files.removeAll()
    try mark.write(.new)
  }

  // MARK: Shared opening

  /// Opens a store that others have open already. They have created, migrated or rebuilt it, so
  /// this only checks that its version is the same.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/storeInUse`` for an older version,
  ///   ``PentadCore/PentadError/Code/newerSchema`` for a later one,
  ///   ``PentadCore/PentadError/Code/corrupt`` for a damaged store.
  private func join(left state: StoreState) throws(PentadError) {
    let found = try StoreInspection(files, .shared, left: state, schema)
    switch (found, state) {
    case (.version(let version), .new), (.version(let version), .clean),
      (.version(let version), .open), (.version(let version), .unchecked):
      try refuseNewer(version)
      guard version == schema.version else {
        throw PentadError(
          .storeInUse, "an older version has the store open; end it, then open the store again")
      }
    default:
      throw PentadError(
        .corrupt, "the store is damaged and open elsewhere; close it there, then open it again")
    }
  }

  private func refuseNewer(_ version: Int) throws(PentadError) {
    guard version > schema.version else { return }
    throw PentadError(
      .newerSchema,
      "a later version wrote the store (\(version)); this one supports "
        + "\(schema.version): update the program")
  }

  // MARK: The connections

  private func makePool() throws(PentadError) -> DatabasePool {
    do {
      let configuration = Configuration(options, label: "pentad.\(files.name)")
      let pool = try DatabasePool(path: files.main, configuration: configuration)
      do {
        try pool.read { try schema.requireIntact(in: $0) }
      } catch {
        try? pool.close()
        throw error
      }
      return pool
    } catch {
      throw PentadError(storage: error)
    }
  }

  /// Records damage, so that the next opening rebuilds the store, unless a second check finds none.
  private func noting<Value>(
    _ mark: StoreMark, _ body: () throws(PentadError) -> Value
  ) throws(PentadError) -> Value {
    do throws(PentadError) {
      return try body()
    } catch {
      let error = DamageProof.reviewed(error, in: files.directory) {
        DamageProof.look(at: files.main, schema)
      }
      if error.meansDamage { mark.note(.malformed) }
      throw error
    }
  }

  private func openReadOnly() throws(PentadError) -> StoreConnection {
    guard POSIX.exists(files.main) else {
      throw PentadError(.notFound, "there is no store at \(files.main) to read")
    }
    // Without permission to create a lock file, there is none to hold.
    let mark = try? StoreMark(files.lock, isReadOnly: true)
    if let mark, try mark.acquire(timeout: options.busyTimeout) == .alone {
      if StoreHeader.version(of: files.main, schema.applicationID) == nil {
        try EncryptedFile.refuse(files.main)
      }
      try mark.share()
    }
    let state = try mark?.read() ?? .new
    if state == .erasing { throw PentadError(.notFound, "the store at \(files.main) was erased") }
    let found = try StoreInspection(files, .shared, left: state, schema)
    guard case .version(let version) = found else {
      throw PentadError(.corrupt, "the store is damaged; open it for writing to have it rebuilt")
    }
    try refuseNewer(version)
    guard version == schema.version else {
      throw PentadError(
        .notWritable, "the store has an older schema; open it once for writing to renew it")
    }
    return StoreConnection(
      writer: try makePool(), files: files, mark: mark, recovery: nil, isUnchecked: false,
      schema: schema, options: options)
  }
}
