import GRDB
import PentadCore
import PentadStorage

/// A read or a write in progress. It exists only during its closure, on the thread of the store.
class ChatAccess {
  let database: Database
  /// The signed-in user's id.
  let userId: String

  init(_ database: Database, userId: String) {
    self.database = database
    self.userId = userId
  }

  /// Returns a cached statement.
  final func statement(_ sql: String) throws -> RawStatement {
    RawStatement(try database.cachedStatement(sql: sql))
  }
}

/// A write in progress, with its events.
final class ChatChange: ChatAccess {
  /// The time of the write, in milliseconds since 1970-01-01 00:00 UTC.
  let now: Int64
  private(set) var events: [ChatEvent] = []
  /// The copied files that can be removed after the commit.
  private(set) var discarded: [String] = []

  init(_ database: Database, userId: String, now: Int64) {
    self.now = now
    super.init(database, userId: userId)
  }

  /// Appends an event to the log in this write. Consecutive duplicates are published once.
  func tell(_ event: ChatEvent) {
    if events.last != event { events.append(event) }
  }

  /// Marks copied files for removal after the commit.
  func discard(_ files: [String]) { discarded += files }

  /// Runs a statement and returns the number of changed rows.
  @discardableResult
  func run(_ sql: String, _ arguments: StatementArguments) throws -> Int {
    try database.cachedStatement(sql: sql).execute(arguments: arguments)
    return database.changesCount
  }
}
