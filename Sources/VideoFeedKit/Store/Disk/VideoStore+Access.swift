import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  /// Reads in one snapshot: `body` sees a single state of the store.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (VideoAccess) throws -> Value
  ) async throws(PentadError) -> Value {
    try await database.read { try body(VideoAccess($0)) }
  }

  /// Like ``read(_:)``, for synchronous callers: blocks the calling thread.
  func readNow<Value>(_ body: (VideoAccess) throws -> Value) throws(PentadError) -> Value {
    try database.readNow { try body(VideoAccess($0)) }
  }

  /// Writes in one transaction, with the events that `body` adds, and notifies the observers.
  ///
  /// - Parameter isFreeing: true if it deletes so much that it has to work on a full disk, too.
  @discardableResult
  func write<Value: Sendable>(
    isFreeing: Bool = false, _ body: @escaping @Sendable (VideoChange) throws -> Value
  ) async throws(PentadError) -> Value {
    let now = options.time.date()
    let work: @Sendable (Database) throws -> Written<Value> = { try self.change($0, now, body) }
    return committed(
      isFreeing ? try await database.writeFreeing(work) : try await database.write(work))
  }

  /// Like ``write(_:)``, for synchronous callers: blocks the calling thread.
  @discardableResult
  func writeNow<Value>(_ body: (VideoChange) throws -> Value) throws(PentadError) -> Value {
    let now = options.time.date()
    return committed(try database.writeNow { try change($0, now, body) })
  }

  /// The result of a write: its value, whether it has events, and the files to delete after the
  /// commit.
  private typealias Written<Value> = (value: Value, hasEvents: Bool, files: [String])

  private func change<Value>(
    _ database: Database, _ now: Int64, _ body: (VideoChange) throws -> Value
  ) throws -> Written<Value> {
    let change = VideoChange(database, now: now)
    let value = try body(change)
    try hub.append(change.events, now: now, in: database)
    return (value, !change.events.isEmpty, change.discarded)
  }

  private func committed<Value>(_ written: Written<Value>) -> Value {
    if written.hasEvents { hub.committed() }
    images.remove(written.files)
    return written.value
  }

  // MARK: Settings

  /// Returns a stored setting of the feed; nil if it was never set.
  func setting(_ name: String) async throws(PentadError) -> String? {
    try await database.read { try SettingTable.value(name, in: $0) }
  }

  /// Stores a setting; nil deletes it.
  func set(_ name: String, to value: String?) async throws(PentadError) {
    try await database.write { try SettingTable.set(name, to: value, in: $0) }
  }

  /// Returns all settings with a name prefix, in the order of their names.
  func settings(_ prefix: String) async throws(PentadError) -> [(name: String, value: String)] {
    try await read { store in
      let rows = try store.statement(
        """
        SELECT name, value FROM setting WHERE substr(name, 1, length(?1)) = ?1 ORDER BY name
        """)
      try rows.bind(prefix, at: 1)
      var found: [(name: String, value: String)] = []
      while try rows.next() { found.append((rows.text(0), rows.text(1))) }
      return found
    }
  }

  /// Returns the key for the ids of feeds, created if missing. Existing feeds keep their ids.
  func nameKey() async throws(PentadError) -> FeedNameKey {
    let name = "feedNameKey"
    if let key = try await setting(name).flatMap({ FeedNameKey($0) }) { return key }
    return try await database.write { database in
      // Another opening may have created one in between.
      if let key = try SettingTable.value(name, in: database).flatMap({ FeedNameKey($0) }) {
        return key
      }
      let key = FeedNameKey()
      try SettingTable.set(name, to: key.text, in: database)
      return key
    }
  }

  // MARK: Events

  /// Returns the events after a number, or from now on, until the store closes. See
  /// `StoredEventHub`.
  func events(after number: UInt64? = nil) -> AsyncStream<Published<VideoEvent>> {
    hub.events(after: number)
  }

  func observe(
    on delivery: Delivery, after number: UInt64? = nil,
    _ handler: @escaping @Sendable (Published<VideoEvent>) -> Void
  ) -> Subscription {
    hub.observe(on: delivery, after: number, handler)
  }

  func readEvents(
    after number: UInt64, limit: Int
  ) async throws(PentadError) -> [Published<VideoEvent>] {
    try await hub.read(after: number, limit: limit)
  }

  func readEventsNow(
    after number: UInt64, limit: Int
  ) throws(PentadError) -> [Published<VideoEvent>] {
    try hub.readNow(after: number, limit: limit)
  }

  func lastEvent() async throws(PentadError) -> UInt64 { try await hub.last() }

  func lastEventNow() throws(PentadError) -> UInt64 { try hub.lastNow() }

  /// Publishes a transient event.
  func publish(_ transient: VideoEvent) { hub.publish(transient) }

  /// Observes a list: the stream delivers the current list, then each changed one. A list that
  /// cannot be read is reported as ``VideoEvent/failed(_:)``.
  func updates<Item: Equatable & Sendable, Key: Hashable & Sendable>(
    key: @escaping @Sendable (Item) -> Key,
    load: @escaping @Sendable () async throws(PentadError) -> [Item],
    after isReason: @escaping @Sendable (VideoEvent) -> Bool
  ) -> AsyncStream<ListUpdate<Item>> {
    hub.updates(
      key: key, load: load,
      failed: { [hub] in hub.publish(.failed(VideoFailure(.storage, error: $0))) },
      after: isReason)
  }
}
