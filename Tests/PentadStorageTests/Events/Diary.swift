import Foundation
import GRDB
import PentadCore
import Synchronization

@testable import PentadStorage

/// The event of these tests.
enum Entry: LoggedEvent, Hashable {
  case added(Int)
  /// A user is writing, with the number of characters.
  case writing(String, Int)
  case reset

  func encoded() -> Data {
    if case .added(let value) = self { Data("\(value)".utf8) } else { Data() }
  }

  init?(encoded: Data) {
    guard let value = Int(String(decoding: encoded, as: UTF8.self)) else { return nil }
    self = .added(value)
  }

  var transientKey: String? {
    if case .writing(let name, _) = self { name } else { nil }
  }

  var text: String {
    switch self {
    case .added(let value): "\(value)"
    case .writing(let name, let value): "\(name)\(value)"
    case .reset: "reset"
    }
  }
}

extension StoreSchema {
  static let diary = StoreSchema(
    applicationID: 0x7065_6e35,
    migrations: [
      StoreMigration("diary") { database in
        try database.execute(sql: "CREATE TABLE entry (value INTEGER NOT NULL)")
        try StoredEventHub<Entry>.createTable(in: database)
      }
    ])
}

/// A store and its hub, with numbers that count from the first log.
struct Diary: Sendable {
  let store: StoreDatabase
  let hub: StoredEventHub<Entry>
  /// The number before the first.
  let origin: UInt64

  init(_ location: StoreLocation = .memory, options: StoreOptions = StoreOptions()) async throws {
    try await self.init(StoreDatabase.open(location, .diary, options: options))
  }

  /// Tries again at once where a host waits for a second.
  init(_ store: StoreDatabase) async throws {
    self.store = store
    hub = StoredEventHub(try await StoredEventFeed(store, retryInterval: 1))
    origin = try await store.read {
      UInt64(try Int64.fetchOne($0, sql: "SELECT min(last - count) FROM event_log") ?? 0)
    }
  }

  /// Adds values and their events in one write.
  func commit(_ values: [Int], now: Int64 = 0) async throws {
    let hub = hub
    try await store.write { database in
      for value in values {
        try database.execute(sql: "INSERT INTO entry VALUES (?)", arguments: [value])
      }
      try hub.append(values.map { .added($0) }, now: now, in: database)
    }
  }

  func add(_ values: Int..., now: Int64 = 0) async throws {
    try await commit(values, now: now)
    hub.committed()
  }

  func number(_ published: Published<Entry>) -> Int {
    Int(Int64(clamping: published.number)) - Int(Int64(clamping: origin))
  }

  /// `7:12` for the seventh event, which added 12.
  func text(_ published: Published<Entry>) -> String {
    "\(number(published)):\(published.event.text)"
  }

  func texts(after number: Int, limit: Int = 1_000) async throws -> [String] {
    try await hub.read(after: origin + UInt64(number), limit: limit).map(text)
  }
}

/// Runs `body`, which may block, on a thread outside the cooperative pool.
func onThread<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
  }
}
