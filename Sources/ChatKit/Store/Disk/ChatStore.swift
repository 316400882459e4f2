import GRDB
import PentadCore
import PentadStorage

typealias ChatEventHub = StoredEventHub<ChatEvent>

/// What ChatKit keeps of one account, in the file `chat.sqlite` of a folder, or in memory.
///
/// - Every method is one transaction. The events that tell of it are appended to the log in the same,
///   and told when it has committed. Killed anywhere, the store has all of it or nothing.
/// - What a page proves to be complete is stored with the page: ``spans(of:)``.
/// - Nothing goes that the user made, but by the user: drafts, read marks, what is to be sent. It
///   stands in tables of its own, which no answer of a server can harm, and is saved out of a
///   damaged file.
/// - A message goes only when the server no longer has it where it was read again.
final class ChatStore: Sendable {
  let database: StoreDatabase
  let hub: ChatEventHub
  let outbox: Outbox
  let staging: SideFiles
  /// The signed-in user.
  let userId: String
  /// The servers that the store belongs to.
  let servers: GroupMeServers
  let time: TimeSource
  /// How many messages have come since the index was last brought up to date, by this opening.
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

  /// Opens the store of an account, and makes it when it is missing.
  ///
  /// - Parameters:
  ///   - folder: of this account alone; nil keeps everything in memory.
  ///   - userId: the signed-in user.
  /// - Throws: as `StoreDatabase.open`; ``PentadCore/PentadError/Code/conflict`` when the folder is
  ///   another account's; ``PentadCore/PentadError/Code/otherServer`` when it belongs to other servers;
  ///   ``PentadCore/PentadError/Code/unauthorized`` when the user has signed out and is not signing in.
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
    // The word may be damaged: what the server said of the user is a second witness.
    let isKnown = try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM account WHERE user_id = ?)",
      arguments: [userId])
    guard owner == nil || isKnown == true else {
      throw PentadError(
        .conflict, "the folder holds another account's messages; give this one its own")
    }
    try SettingTable.set("user", to: userId, in: database)
  }

  // MARK: Its life

  func close() async {
    hub.finish()
    await database.close()
    staging.close()
  }

  func suspend() async throws(PentadError) { try await database.suspend() }

  func resume() async throws(PentadError) {
    let recovery = try await database.resume()
    hub.wake()
    // It is open again, whatever fails now. That the store is another the reset tells in any case.
    if let recovery { try? await tell(recovery) }
  }

  private func tell(_ recovery: StoreRecovery) async throws(PentadError) {
    try await write { change in
      change.tell(.storeRecovered(rowsKept: recovery.rowsKept, isPartial: recovery.isPartial))
    }
  }

  /// Reads, once the store is resumed; see `StoreDatabase.whenResumed`.
  func whenResumed<Value: Sendable>(
    _ body: () async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value { try await database.whenResumed(body) }

  /// Whether this opening is the one that listens and sends; see `StoreLease`.
  func holding() -> AsyncStream<Bool> { database.lease.holding() }

  /// An element for the commits of others. Their events are told without it: ``ChatStore/hub`` is woken
  /// before.
  func changes() async throws(PentadError) -> AsyncStream<Void> {
    try await hub.changes(of: database)
  }
}
