import GRDB
import PentadCore
import PentadStorage

/// What StellarKit keeps, in the file `stellar.sqlite` of a folder, or in memory.
///
/// Every change is one transaction; what replaces something takes its place in the same one.
final class StellarStore: Sendable {
  let database: StoreDatabase
  let outbox: Outbox
  /// The address of the server that it was opened with.
  let address: String?

  private init(_ database: StoreDatabase, _ outbox: Outbox, _ address: String?) {
    self.database = database
    self.outbox = outbox
    self.address = address
  }

  /// Opens a store, and makes it when it is missing.
  ///
  /// Damage that shows only when the rows are read is noted; the second time the file is rebuilt.
  ///
  /// - Parameter address: of the server; nil for whatever server the store belongs to. One that belongs to none
  ///   takes it.
  /// - Throws: as `StoreDatabase.open`; ``PentadCore/PentadError/Code/otherServer``.
  static func open(
    _ configuration: StellarConfiguration, address: String? = nil,
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
    if let address {
      do throws(PentadError) {
        let hasMoved = configuration.serverHasMoved
        try await database.write { try bind($0, to: address, hasMoved: hasMoved) }
      } catch {
        await database.close()
        throw error
      }
    }
    return StellarStore(database, Outbox(uptime: configuration.time.uptime), address)
  }

  private static func bind(_ database: Database, to address: String, hasMoved: Bool) throws {
    let own = try SettingTable.value(server, in: database)
    guard address != own else { return }
    if let own, !hasMoved {
      throw PentadError(
        .otherServer,
        "the store belongs to \(own), and \(address) gets nothing of it; open it at the first, or, if that "
          + "server has moved to the second, say so")
    }
    try SettingTable.set(server, to: address, in: database)
  }

  /// The setting that names the server that the store belongs to.
  static let server = "server"

  /// Where the device's secret is kept when the host names no place.
  static func credentials(in folder: String?, allowsShared: Bool = false) -> any CredentialStore {
    if let folder { return FileCredentialStore(directory: folder, allowsShared: allowsShared) }
    return MemoryCredentialStore()
  }

  /// What was saved when the file had to be built anew; nil when it had not.
  var recovery: (rowsKept: Int, isPartial: Bool)? {
    database.recovery.map { ($0.rowsKept, $0.isPartial) }
  }

  // MARK: Its life

  func close() async { await database.close() }
  func suspend() async throws(PentadError) { try await database.suspend() }

  /// Returns what was saved when the file had to be built anew, as ``recovery``.
  func resume() async throws(PentadError) -> (rowsKept: Int, isPartial: Bool)? {
    try await database.resume().map { ($0.rowsKept, $0.isPartial) }
  }

  /// Reads, once the store is resumed; see `StoreDatabase.whenResumed`.
  func whenResumed<Value: Sendable>(
    _ body: () async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value { try await database.whenResumed(body) }

  /// Whether this opening is the one that sends; see `StoreLease`.
  func holding() -> AsyncStream<Bool> { database.lease.holding() }

  /// An element for the commits of others.
  func changes() async throws(PentadError) -> AsyncStream<Void> {
    try await database.changes()
  }

  // MARK: Settings

  static func term(in database: Database) throws -> StellarTerm? {
    try SettingTable.value("term", in: database).map(StellarTerm.init(code:))
  }

  /// The current term, as far as anybody has said.
  func term() async throws(PentadError) -> StellarTerm? {
    try await database.read { try Self.term(in: $0) }
  }

  /// By what name the server knows this device, and the address at which it was registered.
  func device() async throws(PentadError) -> (id: String?, server: String?) {
    try await database.read {
      (try SettingTable.value("device", in: $0), try SettingTable.value("device_server", in: $0))
    }
  }

  /// Notes by what name the server knows this device. Another one follows nothing yet: what is
  /// bookmarked is to be told again. False when that is nothing.
  func setDeviceID(_ id: String, at now: Int64) async throws(PentadError) -> Bool {
    let (outbox, address) = (outbox, address)
    return try await database.write { database in
      try SettingTable.set("device_server", to: address, in: database)
      guard try SettingTable.value("device", in: database) != id else { return false }
      try SettingTable.set("device", to: id, in: database)
      let drafts = try Self.subscriptions(in: database)
      for draft in drafts { try outbox.append(draft, now: now, in: database) }
      return !drafts.isEmpty
    }
  }
}
