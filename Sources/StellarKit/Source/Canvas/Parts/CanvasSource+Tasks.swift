public import PentadCore

extension CanvasSource: StellarTaskSource {
  /// Fetches the tasks of classes: assignments, quizzes and other work with due dates, and the
  /// notes of the account.
  ///
  /// The planner lists all tasks that have a date, with an entity tag. If the tag is current, the
  /// call takes one request. Otherwise the assignments of each class are fetched, too. They add
  /// tasks without a due time, descriptions, and the times of unlocking and locking. For a class
  /// whose assignments are hidden, the result contains the planner's tasks only, and the error is
  /// among the failures.
  public func tasks(
    of classes: [String], in span: ClosedRange<Int64>, tag: String?
  ) async throws(PentadError) -> StellarFetch<StellarReply<StellarCollection<StellarTask>>> {
    var call = try api.call(["planner", "items"], query: Self.days(span) + Self.pageSize)
    call.tag = tag
    guard let planner = try await api.list(of: CanvasPlannerItem.self, call) else {
      return .unchanged
    }
    var problems = planner.problems
    var tasks: [StellarTask] = []
    let wanted = Set(classes)
    let planned = planner.items.compactMap { $0.task(on: site) }
      .filter { $0.masterId.map(wanted.contains) ?? true }
    let byId = Dictionary(planned.map { ($0.id, $0) }) { first, _ in first }
    let failures = try await byClass(classes, atMost: 1) { (group) async throws(PentadError) in
      let list = try await assignments(of: group[0])
      problems += list.problems.map { $0.below("assignments of " + group[0]) }
      tasks += list.items.filter(\.isPublished).map {
        $0.task(of: group[0], byId[$0.taskId], on: site)
      }
    }
    let all = (tasks + planned).unique(by: \.id).filter { $0.due.map(span.contains) ?? true }
    return .changed(
      StellarReply(StellarCollection(items: all, failures: failures), diagnostics: problems),
      tag: planner.tag)
  }

  /// Marks a task as done in the planner, or removes the mark. Nothing is submitted.
  ///
  /// - Returns: Canvas's id of the mark.
  public func setDone(
    _ isDone: Bool, _ task: StellarTask
  ) async throws(PentadError) -> String? {
    if let mark = task.doneMarkId {
      do throws(PentadError) {
        return try await change(mark, isDone)
      } catch {
        // Another program may have removed it.
        guard error.code.coarse == .notFound else { throw error }
      }
    }
    guard let colon = task.id.firstIndex(of: ":") else {
      throw PentadError(.invalid, "this is not a task of Canvas")
    }
    let (type, id) = (String(task.id[..<colon]), String(task.id[task.id.index(after: colon)...]))
    let form = [
      ("plannable_type", type), ("plannable_id", id), ("marked_complete", String(isDone)),
    ]
    do throws(PentadError) {
      return try await api.value(
        CanvasReference.self, try api.call(["planner", "overrides"], .post, form: form)
      ).id
    } catch {
      // Canvas rejects a second mark of the same task. An earlier call, whose answer was lost, may
      // have created the first.
      guard error.code == .refused else { throw error }
      let marks = try await api.wholeList(
        of: CanvasOverride.self, try api.call(["planner", "overrides"], query: Self.pageSize))
      let mark = marks.items.first {
        $0.plannableId == id && $0.plannableType?.lowercased() == type
      }
      guard let mark else { throw error }
      return try await change(mark.id, isDone)
    }
  }

  private func change(_ mark: String, _ isDone: Bool) async throws(PentadError) -> String? {
    let form = [("marked_complete", String(isDone))]
    return try await api.value(
      CanvasReference.self, try api.call(["planner", "overrides", mark], .put, form: form)
    ).id
  }

  func assignments(
    of masterId: String
  ) async throws(PentadError) -> CanvasList<CanvasAssignment> {
    let query = [("include[]", "submission"), ("order_by", "due_at")]
    return try await api.wholeList(
      of: CanvasAssignment.self,
      try api.call(["courses", masterId, "assignments"], query: query + Self.pageSize))
  }

  /// Returns the first and the last day of a span, extended by a day at both ends, because Canvas
  /// interprets dates in the time zone of the account. Whole days keep the address the same for a
  /// day, so that the tag remains usable.
  static func days(_ span: ClosedRange<Int64>) -> [(name: String, value: String)] {
    // Limited to years with four digits, because Canvas reads only those.
    func day(_ time: Int64, _ days: Int) -> String {
      let time = min(max(time, 0), 4_102_444_800_000)
      return CivilDate.split(time).date.advanced(by: days).isoText
    }
    return [
      ("start_date", day(span.lowerBound, -1)), ("end_date", day(span.upperBound, 1)),
    ]
  }
}
