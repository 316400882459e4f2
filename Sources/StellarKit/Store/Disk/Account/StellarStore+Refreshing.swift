import GRDB
import PentadCore
import PentadStorage

/// The part of an account's data that one request fetches.
enum RefreshPart: String, Sendable {
  case enrolments, announcements, tasks, events, grades, files
}

/// The last answers for a part.
struct RefreshState: Sendable {
  /// The time of the last complete answer for each class.
  var fullAt: [String: Int64] = [:]
  /// The request of the last answer, its tag, and its time.
  var request: String?
  var tag: String?
  var at: Int64 = .min
}

/// An answer that is stored, and the request to which it belongs.
struct RefreshAnswer: Sendable {
  let part: RefreshPart
  /// The text that identifies the request.
  let request: String
  let tag: String?
  /// The classes for which the answer is complete, from the earliest time on.
  let classes: [String]
  let askedAt: Int64
  let now: Int64
}

extension StellarStore {
  /// Returns the last answers for a part. Times in the future, from before the clock was set back,
  /// are left out.
  func refreshState(
    of part: RefreshPart, variant: String = "", now: Int64
  ) async throws(PentadError) -> RefreshState {
    try await database.read { database in
      var state = RefreshState()
      for row in try Row.fetchAll(
        database,
        sql: "SELECT master_id, full_at FROM class_refresh WHERE part = ? AND full_at <= ?",
        arguments: [part.rawValue, now])
      {
        if let id: String = row.value(0), let at: Int64 = row.value(1) { state.fullAt[id] = at }
      }
      let row = try Row.fetchOne(
        database, sql: "SELECT request, tag, at FROM part_refresh WHERE part = ?",
        arguments: [part.rawValue + variant])
      state.request = row?.value(0)
      state.tag = row?.value(1)
      state.at = row?.value(2) ?? .min
      return state
    }
  }

  /// Returns the time of the last answer for a part; nil when there is none.
  static func refreshedAt(
    _ part: RefreshPart, of masterId: String? = nil, in database: Database
  ) throws -> Int64? {
    if let masterId {
      return try Int64.fetchOne(
        database, sql: "SELECT full_at FROM class_refresh WHERE part = ? AND master_id = ?",
        arguments: [part.rawValue, masterId])
    }
    return try Int64.fetchOne(
      database, sql: "SELECT max(at) FROM part_refresh WHERE part LIKE ? || '%'",
      arguments: [part.rawValue])
  }

  /// True if an answer to a later request for the same part is stored: this one changes nothing.
  static func isOutdated(_ answer: RefreshAnswer, in database: Database) throws -> Bool {
    try Int.fetchOne(
      database, sql: "SELECT 1 FROM part_refresh WHERE part = ? AND at > ? AND at <= ?",
      arguments: [answer.part.rawValue, answer.askedAt, answer.now]) != nil
  }

  /// Records an answer, in the write that stores it.
  static func note(
    _ answer: RefreshAnswer, variant: String = "", isFull: Bool, in database: Database
  ) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO part_refresh (part, at, request, tag) VALUES (?, ?, ?, ?)",
      arguments: [answer.part.rawValue + variant, answer.askedAt, answer.request, answer.tag])
    guard isFull else { return }
    for id in answer.classes {
      try note(answer.part, of: id, at: answer.askedAt, in: database)
    }
  }

  static func note(
    _ part: RefreshPart, of masterId: String, at now: Int64, in database: Database
  ) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO class_refresh (part, master_id, full_at) VALUES (?, ?, ?)",
      arguments: [part.rawValue, masterId, now])
  }

  /// Records that the source confirmed the stored data, unless it was erased since the request: it
  /// would then count as complete.
  func confirm(
    _ answer: RefreshAnswer, variant: String = "", isFull: Bool
  ) async throws(PentadError) {
    try await database.write { database in
      let tag = try String.fetchOne(
        database, sql: "SELECT tag FROM part_refresh WHERE part = ?",
        arguments: [answer.part.rawValue + variant])
      guard tag == answer.tag else { return }
      try Self.note(answer, variant: variant, isFull: isFull, in: database)
    }
  }

  /// Writes, together with updates for the log, and then notifies the observers of the log.
  func logging<Value: Sendable>(
    at now: Int64,
    _ body: @escaping @Sendable (Database) throws -> (value: Value, updates: [StellarUpdate])
  ) async throws(PentadError) -> Value {
    let updates = updates
    let (value, hasUpdates) = try await database.write { database in
      let (value, new) = try body(database)
      try updates.append(new, now: now, in: database)
      if !new.isEmpty { try updates.prune(now: now, in: database) }
      return (value, !new.isEmpty)
    }
    if hasUpdates { updates.committed() }
    return value
  }
}
