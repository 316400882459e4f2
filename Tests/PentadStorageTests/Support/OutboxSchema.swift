import Foundation
import GRDB
import PentadCore

@testable import PentadStorage

extension StoreSchema {
  /// Bookmarks that must be sent to a server.
  static let bookmarks = StoreSchema(
    applicationID: 0x7065_6e33,
    migrations: [
      StoreMigration("bookmarks") { database in
        try database.execute(sql: "CREATE TABLE bookmark (id INTEGER PRIMARY KEY)")
        try Outbox.createTable(in: database)
      }
    ]
  ) { damaged, fresh in
    try damaged.copy("bookmark", to: fresh)
    try damaged.copy("outbox", to: fresh)
  }
}

extension Outbox {
  /// An outbox without waits, which always uses the whole back-off.
  static var steady: Outbox { Outbox(uptime: { 0 }, random: { $0.upperBound }) }
}

extension OutboxDraft {
  static func bookmark(_ id: Int, _ kind: String = "on") -> OutboxDraft {
    OutboxDraft(lane: "\(id)", key: "bookmark", kind: kind, payload: Data("\(id)".utf8))
  }
}

extension StoreDatabase {
  /// Sets a bookmark as a Kit does: the user's state and the operation in one write.
  func bookmark(_ id: Int) async throws {
    try await write { database in
      try database.execute(sql: "INSERT OR REPLACE INTO bookmark VALUES (?)", arguments: [id])
      try Outbox.steady.append(.bookmark(id), now: 0, in: database)
    }
  }

  func operations() async throws -> [OutboxOperation] {
    try await read { try Outbox.steady.operations(in: $0) }
  }

  func step(_ now: Int64) async throws -> OutboxStep {
    try await write { try Outbox.steady.next(now: now, in: $0) }
  }
}
