import GRDB
import PentadCore
import PentadStorage

extension StellarStore {
  // MARK: Storing

  /// Stores the tasks of classes with a due time in a span, or without one. A stored task that the
  /// answer could contain but does not was removed. Returns true if something changed.
  ///
  /// - Parameter coversAccount: true if the answer contains the tasks of no class.
  func replace(
    _ tasks: [StellarTask], in span: ClosedRange<Int64>, coversAccount: Bool,
    _ answer: RefreshAnswer
  ) async throws(PentadError) -> Bool {
    let tasks = tasks.unique(by: \.id)
    return try await logging(at: answer.now) { database in
      if try Self.isOutdated(answer, in: database) { return (false, []) }
      var (isChanged, updates) = (false, [StellarUpdate]())
      let first = try answer.classes.filter {
        try Self.refreshedAt(.tasks, of: $0, in: database) == nil
      }
      let old = Dictionary(
        try Self.tasks(in: database).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      let classes = Set(answer.classes)
      for task in tasks {
        let known = old[task.id]
        let new = try self.adopting(task, known, answer, in: database)
        guard new != known else { continue }
        isChanged = true
        try Self.save(new, in: database)
        if let known, known.due != task.due {
          updates.append(
            .dueChanged(
              taskId: task.id, masterId: task.masterId, from: known.due, to: task.due))
        } else if known == nil, task.due != nil, let id = task.masterId, !first.contains(id) {
          updates.append(.newTask(id: task.id, masterId: id))
        }
      }
      let sent = Set(tasks.map(\.id))
      for task in old.values where !sent.contains(task.id) {
        let isCovered = task.masterId.map(classes.contains) ?? coversAccount
        guard isCovered, task.due.map(span.contains) ?? true else { continue }
        try database.execute(sql: "DELETE FROM task WHERE id = ?", arguments: [task.id])
        isChanged = true
      }
      try Self.note(answer, isFull: true, in: database)
      return (isChanged, updates)
    }
  }

  /// Returns a task with the user's done mark while it is pending, or if it was delivered after the
  /// request.
  private func adopting(
    _ task: StellarTask, _ known: StellarTask?, _ answer: RefreshAnswer, in database: Database
  ) throws -> StellarTask {
    let lane = Self.lane(ofTask: task.id)
    if let pending = try outbox.operations(lane: lane, in: database).last,
      let change = Self.change(pending.draft)
    {
      return task.marked(change.isOn, task.doneMarkId ?? known?.doneMarkId)
    }
    if let known, try hasPending(lane, askedAt: answer.askedAt, now: answer.now, in: database) {
      return task.marked(known.isDone, known.doneMarkId ?? task.doneMarkId)
    }
    return task
  }

  private static func save(_ task: StellarTask, in database: Database) throws {
    try database.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO task (\(taskColumns))
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(
      arguments: [
        task.id, task.masterId, task.kind.rawValue, task.title, task.text, task.html,
        task.siteURL, task.due, task.unlock, task.lock,
      ] + [task.points, task.submission?.rawValue, task.isDone, task.doneMarkId])
  }

  // MARK: Done marks

  /// Marks a task as done or open, and queues the change. Returns false when it is so already.
  func setDone(
    _ isDone: Bool, _ id: String, at now: Int64
  ) async throws(PentadError) -> Bool {
    try await database.write { database in
      guard let task = try Self.task(id, in: database) else {
        throw PentadError(.notFound, "there is no stored task with that id; refresh the account")
      }
      guard task.isDone != isDone else { return false }
      try Self.save(task.marked(isDone, task.doneMarkId), in: database)
      // The source needs these even if the task is removed meanwhile.
      let change = StellarChange(
        kind: .done, masterId: task.masterId ?? "", item: id, isOn: isDone,
        text: task.kind.rawValue, parent: task.doneMarkId)
      try self.outbox.append(try Self.draft(change), now: now, in: database)
      return true
    }
  }

  /// Stores the source's id of a done mark.
  func setDoneMark(_ markId: String?, of id: String) async throws(PentadError) {
    try await database.write { database in
      try database.execute(
        sql: "UPDATE task SET done_mark_id = ? WHERE id = ?", arguments: [markId, id])
    }
  }

  // MARK: Reading

  /// Returns the task of a done mark; only what a source needs if it is no longer stored.
  func task(of change: StellarChange) async throws(PentadError) -> StellarTask {
    try await database.read { database in
      try Self.task(change.item, in: database)
        ?? StellarTask(
          id: change.item, masterId: change.masterId.isEmpty ? nil : change.masterId,
          kind: StellarTask.Kind(rawValue: change.text) ?? .other, title: "",
          doneMarkId: change.parent)
    }
  }

  /// Returns tasks with a due time in a span, the earliest first, and then those without one; nil
  /// when there was no answer. Items of classes that the source no longer lists are left out.
  func tasks(
    in span: ClosedRange<Int64>, undated: Bool
  ) async throws(PentadError) -> (items: [StellarTask], at: Int64)? {
    try await database.read { database in
      guard let at = try Self.refreshedAt(.tasks, in: database) else { return nil }
      let items = try Self.tasks(
        """
        WHERE (due BETWEEN ? AND ? OR (due IS NULL AND ?))
          AND (master_id IS NULL OR EXISTS (SELECT 1 FROM enrolment
            WHERE enrolment.master_id = task.master_id AND left_at IS NULL))
        ORDER BY due IS NULL, due, id
        """, [span.lowerBound, span.upperBound, undated], in: database)
      return (items, at)
    }
  }

  private static let taskColumns = """
    id, master_id, kind, title, text, html, site_url, due, unlock, lock, points, submission,
    is_done, done_mark_id
    """

  private static func task(_ id: String, in database: Database) throws -> StellarTask? {
    try tasks("WHERE id = ?", [id], in: database).first
  }

  private static func tasks(
    _ rest: String = "", _ arguments: StatementArguments = [], in database: Database
  ) throws -> [StellarTask] {
    try Row.fetchAll(database, sql: "SELECT \(taskColumns) FROM task \(rest)", arguments: arguments)
      .compactMap { row in
        guard let id: String = row.value(0), let title: String = row.value(3) else { return nil }
        return StellarTask(
          id: id, masterId: row.value(1),
          kind: (row.value(2) as String?).flatMap(StellarTask.Kind.init(rawValue:)) ?? .other,
          title: title, text: row.value(4) ?? "", html: row.value(5), siteURL: row.value(6),
          due: row.value(7), unlock: row.value(8), lock: row.value(9), points: row.value(10),
          submission: (row.value(11) as Int32?).map(StellarSubmission.init(rawValue:)),
          isDone: row.value(12) ?? false, doneMarkId: row.value(13))
      }
  }
}

extension StellarTask {
  fileprivate func marked(_ isDone: Bool, _ markId: String?) -> StellarTask {
    StellarTask(
      id: id, masterId: masterId, kind: kind, title: title, text: text, html: html,
      siteURL: siteURL, due: due, unlock: unlock, lock: lock, points: points,
      submission: submission, isDone: isDone, doneMarkId: markId)
  }
}
