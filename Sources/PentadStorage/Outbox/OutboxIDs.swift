import GRDB
import PentadCore

/// The ids of an outbox, each used only once. An erased store would count from 1 again, and an
/// answer to an earlier attempt could be taken for that of another operation.
final class OutboxIDs: Sendable {
  /// The newest id of this process.
  private let newest = Lock<Int64>(0)

  /// Returns the id for a new operation.
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
