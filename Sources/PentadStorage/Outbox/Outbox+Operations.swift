import Foundation
public import GRDB
import PentadCore

extension Outbox {
  /// Creates the table `outbox`, in a migration. Include it in the rescue with
  /// ``Salvage/copy(_:to:columns:)`` and ``Salvage/carryIDs(of:to:now:)``.
  public static func createTable(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE outbox (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          lane TEXT NOT NULL,
          key TEXT,
          kind TEXT NOT NULL,
          payload BLOB NOT NULL,
          state INTEGER NOT NULL DEFAULT 0 CHECK (state IN (0, 1, 2)),
          attempts INTEGER NOT NULL DEFAULT 0,
          may_have_arrived INTEGER NOT NULL DEFAULT 0,
          created_at INTEGER NOT NULL,
          first_attempt_at INTEGER,
          not_before INTEGER NOT NULL DEFAULT 0,
          error_code INTEGER,
          error_text TEXT
        ) STRICT;
        CREATE INDEX outbox_by_lane ON outbox (lane, id);
        """)
  }

  // MARK: Reading

  /// Returns all undelivered operations, in order: of one lane, or of all.
  public func operations(lane: String? = nil, in database: Database) throws -> [OutboxOperation] {
    try Self.fetch(database, "WHERE ?1 IS NULL OR lane = ?1 ORDER BY id", [lane])
  }

  /// Returns an operation; nil if it was delivered, superseded or cancelled.
  public func operation(_ id: Int64, in database: Database) throws -> OutboxOperation? {
    try Self.fetch(database, "WHERE id = ?", [id]).first
  }

  // MARK: Retrying and cancelling

  /// Makes a failed or delayed operation due, so that it is sent when its turn comes. Returns false
  /// if the id does not exist, or is being sent.
  @discardableResult
  public func retry(_ id: Int64, in database: Database) throws -> Bool {
    try database.execute(
      sql: "UPDATE outbox SET state = ?, not_before = 0 WHERE id = ? AND state <> ?",
      arguments: [OutboxState.queued.rawValue, id, OutboxState.sending.rawValue])
    return database.changesCount > 0
  }

  /// Cancels an operation. Returns false if the id does not exist, or is being sent: a sent
  /// operation cannot be recalled.
  @discardableResult
  public func cancel(_ id: Int64, in database: Database) throws -> Bool {
    try database.execute(
      sql: "DELETE FROM outbox WHERE id = ? AND state <> ?",
      arguments: [id, OutboxState.sending.rawValue])
    return database.changesCount > 0
  }

  /// Records that no attempt so far has reached the server, after a query of the server. The
  /// outcome of the current attempt is recorded as usual.
  ///
  /// - Parameter operation: the operation that ``next(now:in:)`` returned.
  public func noteAbsent(_ operation: OutboxOperation, in database: Database) throws {
    try database.execute(
      sql: "UPDATE outbox SET may_have_arrived = 0 WHERE id = ? AND attempts = ? AND state = ?",
      arguments: [operation.id, operation.attempts, OutboxState.sending.rawValue])
  }

  // MARK: Rows

  static func fetch(
    _ database: Database, _ condition: String, _ arguments: StatementArguments
  ) throws -> [OutboxOperation] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT id, lane, key, kind, payload, state, attempts, may_have_arrived, created_at,
          first_attempt_at, not_before, error_code, error_text
        FROM outbox \(condition)
        """, arguments: arguments
    ).compactMap(OutboxOperation.init)
  }
}

extension OutboxOperation {
  /// Decodes a row; nil if a row that was rescued from a damaged file has other types.
  fileprivate init?(_ row: Row) {
    func value<Value: DatabaseValueConvertible>(_ index: Int) -> Value? {
      Value.fromDatabaseValue(row[index] as DatabaseValue)
    }
    guard let id: Int64 = value(0), let lane: String = value(1), let kind: String = value(3),
      let payload: Data = value(4), let state = value(5).flatMap(OutboxState.init(rawValue:)),
      let attempts: Int = value(6), let mayHaveArrived: Bool = value(7),
      let createdAt: Int64 = value(8), let notBefore: Int64 = value(10)
    else { return nil }
    let code: Int32? = value(11)
    let text: String? = value(12)
    self.init(
      id: id, draft: OutboxDraft(lane: lane, key: value(2), kind: kind, payload: payload),
      state: state, attempts: attempts, mayHaveArrived: mayHaveArrived, createdAt: createdAt,
      firstAttemptAt: value(9), notBefore: notBefore,
      failure: code.map { PentadError(PentadError.Code(rawValue: $0), text ?? "") })
  }
}
