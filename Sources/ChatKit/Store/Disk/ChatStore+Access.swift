import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  /// Reads from a consistent snapshot.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (ChatAccess) throws -> Value
  ) async throws(PentadError) -> Value {
    let userId = userId
    return try await database.read { try body(ChatAccess($0, userId: userId)) }
  }

  /// The same as ``read(_:)`` for callers that are not tasks: blocks the calling thread.
  func readNow<Value>(_ body: (ChatAccess) throws -> Value) throws(PentadError) -> Value {
    try database.readNow { try body(ChatAccess($0, userId: userId)) }
  }

  /// Writes in one transaction, together with the events of `body`, and then notifies the
  /// observers.
  ///
  /// - Parameters:
  ///   - afterSignOut: true to allow the write after a sign-out.
  ///   - isFreeing: true if it removes so much data that it must work on a full disk.
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when the user has signed out, in any
  ///   client; store errors.
  @discardableResult
  func write<Value: Sendable>(
    afterSignOut: Bool = false, isFreeing: Bool = false,
    _ body: @escaping @Sendable (ChatChange) throws -> Value
  ) async throws(PentadError) -> Value {
    let now = time.date()
    let work: @Sendable (Database) throws -> Written<Value> = { database in
      if !afterSignOut { try Self.refuseSignedOut(database) }
      return try self.change(database, now, body)
    }
    return committed(
      isFreeing ? try await database.writeFreeing(work) : try await database.write(work))
  }

  /// The same as ``write(_:)`` for callers that are not tasks: blocks the calling thread.
  @discardableResult
  func writeNow<Value>(_ body: (ChatChange) throws -> Value) throws(PentadError) -> Value {
    let now = time.date()
    return committed(
      try database.writeNow { database in
        try Self.refuseSignedOut(database)
        return try change(database, now, body)
      })
  }

  private static func refuseSignedOut(_ database: Database) throws {
    if try SettingTable.value(signedOut, in: database) != nil { throw signOutRefusal }
  }

  /// The result of a write, true if it has events, and the files to remove after the commit.
  private typealias Written<Value> = (value: Value, hasEvents: Bool, files: [String])

  private func change<Value>(
    _ database: Database, _ now: Int64, _ body: (ChatChange) throws -> Value
  ) throws -> Written<Value> {
    let change = ChatChange(database, userId: userId, now: now)
    let value = try body(change)
    try hub.append(change.events, now: now, in: database)
    return (value, !change.events.isEmpty, change.discarded)
  }

  private func committed<Value>(_ written: Written<Value>) -> Value {
    if written.hasEvents { hub.committed() }
    staging.remove(written.files)
    return written.value
  }

  // MARK: Settings

  /// Returns a small stored value; nil if it was never set.
  func setting(_ name: String) async throws(PentadError) -> String? {
    try await database.read { try SettingTable.value(name, in: $0) }
  }

  func set(_ name: String, to value: String?) async throws(PentadError) {
    try await database.write { try SettingTable.set(name, to: value, in: $0) }
  }

  // MARK: Events

  /// Returns the events after a number, until the store is closed; nil for events from now on. See
  /// `StoredEventHub`.
  func events(after number: UInt64? = nil) -> AsyncStream<Published<ChatEvent>> {
    hub.events(after: number)
  }

  func observe(
    on delivery: Delivery, after number: UInt64? = nil,
    _ handler: @escaping @Sendable (Published<ChatEvent>) -> Void
  ) -> Subscription {
    hub.observe(on: delivery, after: number, handler)
  }

  func readEvents(
    after number: UInt64, limit: Int
  ) async throws(PentadError) -> [Published<ChatEvent>] {
    try await hub.read(after: number, limit: limit)
  }

  func lastEvent() async throws(PentadError) -> UInt64 { try await hub.last() }

  /// Publishes a transient event.
  func publish(_ transient: ChatEvent) { hub.publish(transient) }

  /// Returns a stream of a list: the current one, then a new one after each change. If it cannot be
  /// read, ``ChatEvent/failed(_:)`` is published.
  func updates<Item: Equatable & Sendable, Key: Hashable & Sendable>(
    key: @escaping @Sendable (Item) -> Key,
    load: @escaping @Sendable () async throws(PentadError) -> [Item],
    after isReason: @escaping @Sendable (ChatEvent) -> Bool
  ) -> AsyncStream<ListUpdate<Item>> {
    hub.updates(
      key: key, load: load,
      failed: { [hub] in hub.publish(.failed(ChatFailure(work: .storage, error: $0))) },
      after: isReason)
  }
}
