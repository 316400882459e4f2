import GRDB
import PentadCore
import PentadStorage

/// The store of StellarKit, in the file `stellar.sqlite` of a folder, or in memory.
///
/// Every change is one transaction. A replacement removes the old data and adds the new data in the
/// same transaction.
final class StellarStore: Sendable {
  let database: StoreDatabase
  let outbox: Outbox
  /// The log of updates for notifications.
  let updates: StellarUpdateHub
  /// The files of classes whose content is stored.
  let files: SideFiles
  /// The address of the server with which the store was opened.
  let address: String?
  /// The user's changes that the source accepts.
  let accepted: AcceptedChanges

  private init(
    _ database: StoreDatabase, _ outbox: Outbox, _ updates: StellarUpdateHub, _ files: SideFiles,
    _ address: String?, _ accepted: AcceptedChanges
  ) {
    self.database = database
    self.outbox = outbox
    self.updates = updates
    self.files = files
    self.address = address
    self.accepted = accepted
  }

  /// Opens a store, and creates it if it is missing.
  ///
  /// Damage that is found only when rows are read is recorded, and the next opening rebuilds the
  /// file.
  ///
  /// - Parameter address: the address of the server; nil for any server. A store without a server
  ///   is bound to it.
  /// - Throws: as `StoreDatabase.open`; ``PentadCore/PentadError/Code/otherServer``.
  static func open(
    _ configuration: StellarConfiguration, address: String? = nil,
    accepted: AcceptedChanges = .ofDevices,
    onDamage: @escaping @Sendable () -> Void
  ) async throws(PentadError) -> StellarStore {
    var options = StoreOptions()
    options.onDamage = { _ in onDamage() }
    options.leaseInterval = configuration.leaseInterval
    options.log = ClientLog(configuration.logger, source: "StellarKit.store")
    options.allowsSharedStore = configuration.allowsSharedStore
    if let beforeStep = configuration.beforeStep {
      options.beforeStep = { _ in try beforeStep() }
    }
    let location = configuration.folder.map {
      StoreLocation.file(directory: $0, name: "stellar.sqlite")
    }
    let database = try await StoreDatabase.open(location ?? .memory, .stellar, options: options)
    do throws(PentadError) {
      if let address {
        let hasMoved = configuration.serverHasMoved
        try await database.write { try bind($0, to: address, hasMoved: hasMoved) }
      }
      let files = try SideFiles(
        folder: configuration.folder, store: "stellar.sqlite", name: "files",
        allowsShared: configuration.allowsSharedStore)
      return StellarStore(
        database, Outbox(uptime: configuration.time.uptime), try await StellarUpdateHub(database),
        files, address, accepted)
    } catch {
      await database.close()
      throw error
    }
  }

  private static func bind(_ database: Database, to address: String, hasMoved: Bool) throws {
    let own = try SettingTable.value(server, in: database)
    guard address != own else { return }
    if let own, !hasMoved {
      throw PentadError(
        .otherServer,
        "the store belongs to \(own) and is not sent to \(address): open it with the first address, or "
          + "confirm in the options that the server has moved to the second")
    }
    try SettingTable.set(server, to: address, in: database)
  }

  /// The name of the setting with the server to which the store belongs.
  static let server = "server"

  /// Returns the default store of the device's secret.
  static func credentials(in folder: String?, allowsShared: Bool = false) -> any CredentialStore {
    if let folder { return FileCredentialStore(directory: folder, allowsShared: allowsShared) }
    return MemoryCredentialStore()
  }

  /// The result of rebuilding the file; nil when it was not rebuilt.
  var recovery: (rowsKept: Int, isPartial: Bool)? {
    database.recovery.map { ($0.rowsKept, $0.isPartial) }
  }

  // MARK: Lifetime

  func close() async {
    updates.finish()
    await database.close()
    files.close()
  }
  func suspend() async throws(PentadError) { try await database.suspend() }

  /// Resumes the store. Returns the result of rebuilding the file, as ``recovery``.
  func resume() async throws(PentadError) -> (rowsKept: Int, isPartial: Bool)? {
    let recovery = try await database.resume().map { ($0.rowsKept, $0.isPartial) }
    updates.wake()
    return recovery
  }

  /// Reads after the store is resumed; see `StoreDatabase.whenResumed`.
  func whenResumed<Value: Sendable>(
    _ body: () async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value { try await database.whenResumed(body) }

  /// Returns a stream of whether this client is the sender; see `StoreLease`.
  func holding() -> AsyncStream<Bool> { database.lease.holding() }

  /// Returns a stream with an element for each commit of another client.
  func changes() async throws(PentadError) -> AsyncStream<Void> {
    try await updates.changes(of: database)
  }

  // MARK: Settings

  static func term(in database: Database) throws -> StellarTerm? {
    try SettingTable.value("term", in: database).map(StellarTerm.init(code:))
  }

  /// Returns the stored current term.
  func term() async throws(PentadError) -> StellarTerm? {
    try await database.read { try Self.term(in: $0) }
  }

  /// Returns the id of this device at the server, and the address at which it was registered.
  func device() async throws(PentadError) -> (id: String?, server: String?) {
    try await database.read {
      (try SettingTable.value("device", in: $0), try SettingTable.value("device_server", in: $0))
    }
  }

  /// Stores the id of this device at the server. A new id has no subscriptions, so all bookmarks
  /// are queued again. Returns false if none was queued.
  func setDeviceID(_ id: String, at now: Int64) async throws(PentadError) -> Bool {
    let (outbox, address, accepted) = (outbox, address, accepted)
    return try await database.write { database in
      try SettingTable.set("device_server", to: address, in: database)
      guard try SettingTable.value("device", in: database) != id else { return false }
      try SettingTable.set("device", to: id, in: database)
      guard accepted.bookmarks == .ofDevice else { return false }
      let drafts = try Self.subscriptions(in: database)
      for draft in drafts { try outbox.append(draft, now: now, in: database) }
      return !drafts.isEmpty
    }
  }
}
