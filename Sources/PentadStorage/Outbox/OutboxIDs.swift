import GRDB
import PentadCore

/// The ids of an outbox, each given once: a store that is erased would count from 1 again, and the answer
/// to what had left before be taken for that of another operation.
final class OutboxIDs: Sendable {
  /// The newest that was given here.
  private let newest = Lock<Int64>(0)

  /// The id of the operation that is appended now.
  func next(in database: Database) throws -> Int64 {
    let stored = try Int64.fetchOne(
      database.cachedStatement(
        sql: "SELECT max(seq) FROM sqlite_sequence WHERE name = 'outbox'"))
    return try newest.withLock { newest in
      let (next, overflow) = max(newest, stored ?? 0).addingReportingOverflow(1)
      guard !overflow else { throw PentadError(.storage, "the outbox has no numbers left") }
      newest = next
      return next
    }
  }
}
