import GRDB
import PentadCore
import PentadStorage

/// A read or a write under way. It lives as long as its body, on the thread of the store.
class ChatAccess {
  let database: Database
  /// The signed-in user.
  let userId: String

  init(_ database: Database, userId: String) {
    self.database = database
    self.userId = userId
  }

  /// A statement that is kept ready for the next time.
  final func statement(_ sql: String) throws -> RawStatement {
    RawStatement(try database.cachedStatement(sql: sql))
  }
}

/// A write under way: the rows it changes, and what it tells of that.
final class ChatChange: ChatAccess {
  /// Milliseconds since 1970-01-01 00:00 UTC.
  let now: Int64
  private(set) var events: [ChatEvent] = []
  /// Copies of files that nobody needs once the write has committed.
  private(set) var discarded: [String] = []

  init(_ database: Database, userId: String, now: Int64) {
    self.now = now
    super.init(database, userId: userId)
  }

  /// Has an event appended to the log in this write. The same again, one after the other, is told once.
  func tell(_ event: ChatEvent) {
    if events.last != event { events.append(event) }
  }

  /// Has copies of files removed when the write has committed.
  func discard(_ files: [String]) { discarded += files }

  /// Runs a statement; how many rows it changed.
  @discardableResult
  func run(_ sql: String, _ arguments: StatementArguments) throws -> Int {
    try database.cachedStatement(sql: sql).execute(arguments: arguments)
    return database.changesCount
  }
}
