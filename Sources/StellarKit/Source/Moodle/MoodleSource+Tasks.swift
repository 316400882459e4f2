public import PentadCore

extension MoodleSource: StellarTaskSource {
  private static let assignments = "mod_assign_get_assignments"
  private static let actions = "core_calendar_get_action_events_by_timesort"
  static let calendar = "core_calendar_get_calendar_events"

  /// True if the site offers tasks.
  func hasTasks() async throws(PentadError) -> Bool {
    if try await calls.has(Self.assignments) { return true }
    return try await calls.has(Self.actions)
  }

  /// Fetches assignments, the work that the student still has to do, and the due times of other
  /// modules such as quizzes. A list whose function the site does not permit is left out.
  ///
  /// ``StellarTask/submission`` is ``StellarSubmission/missing`` for an overdue assignment, and nil
  /// for any other task, because Moodle reports the submission of only one assignment a call. A
  /// task has no done mark. The tag is a hash of the answer. It saves no request.
  public func tasks(
    of classes: [String], in span: ClosedRange<Int64>, tag: String?
  ) async throws(PentadError) -> StellarFetch<StellarReply<StellarCollection<StellarTask>>> {
    _ = try await calls.first(of: Self.assignments, Self.actions)
    guard !classes.isEmpty else { return .changed(StellarReply(StellarCollection()), tag: nil) }
    var collection = StellarCollection<StellarTask>()
    var problems: [StellarDiagnostic] = []
    var tasks = MoodleTasks(page: page)
    if try await calls.has(Self.assignments) {
      for list in try await assignments(of: classes, &collection.failures) {
        for item in list.items { tasks.add(item) }
        problems += list.problems
      }
    }
    if try await calls.has(Self.calendar) {
      let events = try await calendar(of: classes, in: span, &collection.failures)
      for event in events.items where event.isDueTime { tasks.add(dueTime: event) }
    }
    if try await calls.has(Self.actions) {
      let events = try await actionEvents(in: span)
      for event in events.items { tasks.add(action: event) }
      problems += events.problems
    }
    let wanted = Set(classes)
    collection.items = tasks.all(in: span).filter { $0.masterId.map(wanted.contains) ?? true }
    let new = Self.tag(of: collection.items)
    if collection.failures.isEmpty, tag == new { return .unchanged }
    return .changed(
      StellarReply(collection, diagnostics: problems),
      tag: collection.failures.isEmpty ? new : nil)
  }

  /// Throws an error, because Moodle has no done mark that a student can set for every task.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unsupported``, always.
  public func setDone(_ isDone: Bool, _ task: StellarTask) async throws(PentadError) -> String? {
    throw PentadError(.unsupported, "a Moodle site has no done marks for tasks")
  }

  private static func tag(of tasks: [StellarTask]) -> String {
    var hash = StableHash()
    for task in tasks { hash.add(String(reflecting: task)) }
    return hash.text
  }

  /// Fetches assignments. If the site rejects a call for all classes, each class is fetched in a
  /// call of its own.
  private func assignments(
    of classes: [String], _ failures: inout [String: PentadError]
  ) async throws(PentadError) -> [MoodleWireAssignments] {
    let outcomes = try await together(
      Self.assignments, classes, as: MoodleWireAssignments.self,
      { ["courseids": MoodleArguments.ids($0)] }, &failures)
    for id in outcomes.flatMap(\.missing) where classes.contains(id) {
      failures[id] = .moodle("requireloginerror")
    }
    return outcomes
  }

  /// Fetches all pages of the action events in a span.
  private func actionEvents(
    in span: ClosedRange<Int64>
  ) async throws(PentadError) -> (items: [MoodleWireEvent], problems: [StellarDiagnostic]) {
    let size = 50
    var items: [MoodleWireEvent] = []
    var problems: [StellarDiagnostic] = []
    var seen: Set<String> = []
    var last = "0"
    for _ in 0..<400 {
      let page = try await calls.call(
        Self.actions,
        [
          "timesortfrom": .integer(Self.second(span.lowerBound)),
          "timesortto": .integer(Self.second(span.upperBound)), "aftereventid": .string(last),
          "limitnum": .integer(size),
        ], as: MoodleWireEvents.self)
      let new = page.items.filter { seen.insert($0.id).inserted }
      items += new
      problems += page.problems
      guard page.count >= size, let next = page.lastId else { return (items, problems) }
      // A part of the list must not look like the whole: what it lacks would be removed.
      guard !new.isEmpty else {
        throw PentadError(
          .unexpectedAnswer, "the site's list of events repeats a page: try again later")
      }
      last = next
    }
    throw PentadError(.bodyTooLong, "the site's list of events has more than 400 pages")
  }

  /// Returns a moment in seconds, limited to the years that Moodle stores. It is never 0, which
  /// means no time in Moodle.
  static func second(_ moment: Int64) -> Int {
    Int(min(max(1, moment / 1_000), 253_402_300_799))
  }
}
