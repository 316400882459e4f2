import GRDB
import PentadCore
import PentadStorage

typealias ChatEventHub = StoredEventHub<ChatEvent>

/// The store of one account, in the file `chat.sqlite` of a folder, or in memory.
///
/// - Every method is one transaction. Its events are appended to the log in the same transaction,
///   and published after the commit. After a crash, the store contains all of a transaction or
///   nothing.
/// - The span that a page proves is stored with the page: ``spans(of:)``.
/// - Only the user can remove the user's own data: drafts, read marks, pending changes. It is in
///   separate tables, which no server response can damage, and is rescued from a damaged file.
/// - A message is removed only if the server no longer has it when its range is read again.
final class ChatStore: Sendable {
  let database: StoreDatabase
  let hub: ChatEventHub
  let outbox: Outbox
  let staging: SideFiles
  /// The signed-in user's id.
  let userId: String
  /// The servers to which the store belongs.
  let servers: GroupMeServers
  let time: TimeSource
  /// The number of messages that this instance has stored since the last update of the search
  /// index.
  let unindexed = Lock(0)

  private init(
    _ database: StoreDatabase, _ hub: ChatEventHub, _ staging: SideFiles, _ userId: String,
    _ servers: GroupMeServers, _ time: TimeSource
  ) {
    self.database = database
    self.hub = hub
    self.staging = staging
    self.userId = userId
    self.servers = servers
    self.time = time
    outbox = Outbox(uptime: time.uptime)
  }

  /// Opens the store of an account, and creates it if it is missing.
  ///
  /// - Parameters:
  ///   - folder: the folder for this account only; nil keeps all data in memory.
  ///   - userId: the signed-in user.
  /// - Throws: as `StoreDatabase.open`; ``PentadCore/PentadError/Code/conflict`` when the folder
  ///   belongs to another account; ``PentadCore/PentadError/Code/otherServer`` when it belongs to
  ///   other servers; ``PentadCore/PentadError/Code/unauthorized`` when the user has signed out and
  ///   is not signing in.
  static func open(
    folder: String?, userId: String, _ configuration: ChatStoreOptions = ChatStoreOptions()
  ) async throws(PentadError) -> ChatStore {
    var options = StoreOptions()
    options.onDamage = { _ in configuration.onDamage() }
    options.leaseInterval = configuration.leaseInterval
    options.log = ClientLog(configuration.logger, source: "ChatKit.store")
    options.allowsSharedStore = configuration.allowsSharedStore
    if let beforeStep = configuration.beforeStep {
      options.beforeStep = { _ in try beforeStep() }
    }
    let location = folder.map { StoreLocation.file(directory: $0, name: "chat.sqlite") }
    let database = try await StoreDatabase.open(location ?? .memory, .chat, options: options)
    do throws(PentadError) {
      let servers = try await database.write { database in
        try claim(database, for: userId)
        return try checkServers(configuration, database)
      }
      let hub = try await ChatEventHub(database)
      let staging = try SideFiles(
        folder: folder, store: "chat.sqlite", name: "outgoing",
        allowsShared: configuration.allowsSharedStore)
      try await staging.moveOlder { () async throws(PentadError) in
        try await database.read {
          try String.fetchSet($0, sql: "SELECT name FROM staged_file")
        }
      }
      let store = ChatStore(database, hub, staging, userId, servers, configuration.time)
      if let recovery = database.recovery { try await store.tell(recovery) }
      return store
    } catch {
      await database.close()
      throw error
    }
  }

  private static func claim(_ database: Database, for userId: String) throws {
    let owner = try SettingTable.value("user", in: database)
    guard owner != userId else { return }
    // The setting may be damaged, so also compare with the stored account.
    let isKnown = try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM account WHERE user_id = ?)",
      arguments: [userId])
    guard owner == nil || isKnown == true else {
      throw PentadError(
        .conflict,
        "the folder contains another account's messages; use a separate folder "
          + "for this one")
    }
    try SettingTable.set("user", to: userId, in: database)
  }

  // MARK: Lifecycle

  func close() async {
    hub.finish()
    await database.close()
    staging.close()
  }

  func suspend() async throws(PentadError) { try await database.suspend() }

  func resume() async throws(PentadError) {
    let recovery = try await database.resume()
    hub.wake()
    // The store is open again even if this fails. The reset event reports the rebuilt store in any
    // case.
    if let recovery { try? await tell(recovery) }
  }

  private func tell(_ recovery: StoreRecovery) async throws(PentadError) {
    try await write { change in
      change.tell(.storeRecovered(rowsKept: recovery.rowsKept, isPartial: recovery.isPartial))
    }
  }

  /// Reads when the store is resumed; see `StoreDatabase.whenResumed`.
  func whenResumed<Value: Sendable>(
    _ body: () async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value { try await database.whenResumed(body) }

  /// Returns a stream that is true while this instance holds the lease; see `StoreLease`.
  func holding() -> AsyncStream<Bool> { database.lease.holding() }

  /// Returns a stream with an element for each commit of another client. ``ChatStore/hub``
  /// publishes their events before.
  func changes() async throws(PentadError) -> AsyncStream<Void> {
    try await hub.changes(of: database)
  }
}
