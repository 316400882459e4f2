import PentadCore

/// Merges the three lists in which Moodle has due times.
///
/// Assignments have dates and points. Action events are the work that the student still has to do;
/// their times include an extension for the student. Calendar events have the due times of other
/// modules, including those that the student has completed.
struct MoodleTasks {
  private let page: (String) -> String
  private var tasks: [String: StellarTask] = [:]
  /// The ids of tasks, by the course module id.
  private var modules: [String: String] = [:]
  /// The ids of tasks, by the id of their calendar event.
  private var events: [String: String] = [:]

  init(page: @escaping (String) -> String) { self.page = page }

  /// The tasks with a due time in a span, and those without a due time, sorted by due time.
  func all(in span: ClosedRange<Int64>) -> [StellarTask] {
    tasks.values.filter { $0.due.map(span.contains) ?? true }
      .sorted { ($0.due ?? .max, $0.id) < ($1.due ?? .max, $1.id) }
  }

  /// Adds an assignment.
  mutating func add(_ item: MoodleWireAssignment) {
    let id = "assign:\(item.id)"
    if let module = item.module { modules[module] = id }
    tasks[id] = StellarTask(
      id: id, masterId: item.course, kind: .assignment, title: item.title, text: item.text.text,
      html: item.text.html, siteURL: item.module.map { page("mod/assign/view.php?id=\($0)") },
      due: item.due, unlock: item.start, lock: item.cutoff, points: item.points)
  }

  /// Adds a calendar event, the due time of a module, unless its assignment is known.
  mutating func add(dueTime event: MoodleWireEvent) {
    let isOfAssignment = event.module == "assign" && event.type == "due"
    let number = isOfAssignment ? event.instance : nil
    let id = number.map { "assign:\($0)" } ?? "event:\(event.id)"
    events[event.id] = id
    if tasks[id] == nil { tasks[id] = task(id, of: event) }
  }

  /// Adds an action event. Its time replaces a known due time, because it includes an extension for
  /// the student.
  mutating func add(action event: MoodleWireEvent) {
    // Another date of an assignment, by which it should be completed or graded, is not its due time.
    let isAssignment = event.module == "assign" && ["due", ""].contains(event.type)
    let known = events[event.id] ?? (isAssignment ? assignment(of: event) : nil)
    let id = known ?? "event:\(event.id)"
    let old = tasks[id]
    let new = task(id, of: event)
    tasks[id] = StellarTask(
      id: id, masterId: old?.masterId ?? new.masterId, kind: new.kind,
      title: old?.title ?? new.title, text: old?.text ?? new.text, html: old?.html ?? new.html,
      siteURL: new.siteURL ?? old?.siteURL, due: new.due, unlock: old?.unlock ?? new.unlock,
      lock: old?.lock,
      points: old?.points,
      // An assignment that was submitted has no action event any more, so an overdue one is
      // missing.
      submission: isAssignment && event.isOverdue ? .missing : nil)
  }

  /// Returns the id of the task to which an action event belongs. The address of the event contains
  /// the course module id. Its `instance` is the course module id or the id of the assignment.
  private func assignment(of event: MoodleWireEvent) -> String? {
    let page = event.url?.split(separator: "/assign/view.php?id=").last
    let module = page.map { String($0.prefix(while: \.isNumber)) }
    if let id = modules[module ?? ""] ?? modules[event.instance ?? ""] { return id }
    let id = "assign:\(event.instance ?? "")"
    return tasks[id] == nil ? nil : id
  }

  private func task(_ id: String, of event: MoodleWireEvent) -> StellarTask {
    let kind: StellarTask.Kind =
      switch event.module {
      case "assign": .assignment
      case "quiz": .quiz
      case "forum": .discussion
      case "page", "book", "resource", "url": .page
      default: .other
      }
    // A quiz that never closes has only the time of its opening.
    let (time, isOpening) = (event.order ?? event.start, event.type == "open")
    return StellarTask(
      id: id, masterId: event.course, kind: kind, title: event.title, text: event.text.text,
      html: event.text.html, siteURL: event.url, due: isOpening ? nil : time,
      unlock: isOpening ? time : nil)
  }
}
