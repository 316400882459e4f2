import Foundation
import PentadCore
import StellarKit

/// The shown part of the tasks.
enum TaskView: String, CaseIterable, Sendable {
  case upcoming
  case past

  var title: String { self == .upcoming ? "Upcoming" : "Past" }

  var address: Address {
    Address("/stellar/my/tasks").with("show", self == .upcoming ? nil : rawValue)
  }
}

extension StudentScreens {
  /// Shows the tasks by the day on which they are due, in the time zone of each class.
  func tasks(_ view: TaskView) async throws(PentadError) -> Page {
    try await schools.refresh()
    let parts = try await schools.read { client async throws(PentadError) in
      try await SchoolData(client)
    }
    let content = try TasksPage(parts, view, now: now)
    return Page(
      "Tasks", area: .stellar, template: "Student/tasks", content: content,
      freshness: .oldest(
        parts.compactMap { $0.value?.classes.storedAt }, now: now,
        isWarning: !content.notes.isEmpty))
  }
}

/// The tasks of all schools, ready for their template.
struct TasksPage: Sendable {
  /// The tasks that are due on a day.
  struct Day: Sendable {
    let anchor: String
    let heading: String
    let rows: [TaskRow]
    let count: String
  }

  let schoolTabs = SchoolTab.all(current: "/stellar/my/tasks")
  let views: [SchoolTab]
  let notes: [SchoolNote]
  /// The overdue tasks, the latest first.
  let overdue: [TaskRow]
  /// `3 overdue tasks`; nil for none.
  let overdueCount: String?
  let days: [Day]
  let hasDays: Bool
  let hasSchools: Bool
  let isPast: Bool

  /// The age up to which an open task is listed as overdue, in milliseconds.
  static let overdueSpan: Int64 = 60 * 86_400_000

  init(
    _ parts: [SchoolPart<SchoolData>], _ view: TaskView, now: Int64
  ) throws(PentadError) {
    var rows: [TaskRow] = []
    for part in parts { rows += try Self.rows(part, now: now) }
    let isOver = { (row: TaskRow) in row.due < now }
    let isOverdue = { (row: TaskRow) in
      row.isOverdue && row.due > now - Self.overdueSpan
    }
    rows.sort { ($0.due, $0.taskTitle, $0.task) < ($1.due, $1.taskTitle, $1.task) }
    let today = Self.today(now)
    switch view {
    case .upcoming:
      let overdue = rows.filter { isOver($0) && isOverdue($0) }
      self.overdue = overdue.reversed()
      overdueCount =
        overdue.isEmpty ? nil : "\(overdue.count) overdue task\(overdue.count == 1 ? "" : "s")"
      days = Self.days(rows.filter { !isOver($0) }, today)
    case .past:
      overdue = []
      overdueCount = nil
      days = Self.days(rows.filter { isOver($0) }, today).reversed()
    }
    views = TaskView.allCases.map {
      SchoolTab(tabName: $0.title, address: $0.address.description, isCurrent: $0 == view)
    }
    notes = parts.flatMap { SchoolNote.notes($0, $0.value?.names ?? [:]) }
    hasDays = !days.isEmpty
    hasSchools = !parts.isEmpty
    isPast = view == .past
  }

  /// Returns the tasks of a school. Each has the day in the time zone of its class.
  private static func rows(
    _ part: SchoolPart<SchoolData>, now: Int64
  ) throws(PentadError) -> [TaskRow] {
    guard let data = part.value else { return [] }
    let mine = Dictionary(data.classes.value.map { ($0.enrolment.item.masterId, $0) }) {
      first, _ in first
    }
    let zones = Dictionary(grouping: data.tasks) { task in
      (task.masterId.flatMap { mine[$0] }?.enrolment.zone ?? .current).identifier
    }
    var rows: [TaskRow] = []
    for (zone, tasks) in zones {
      for day in try StellarTaskDay.days(of: tasks, zone: zone) {
        rows += day.tasks.map { task in
          TaskRow(
            task, at: part.account, task.masterId.flatMap { mine[$0] }, day: day.day, now: now)
        }
      }
    }
    return rows
  }

  private static func days(_ rows: [TaskRow], _ today: CivilDate?) -> [Day] {
    var days: [Day] = []
    for day in Set(rows.compactMap(\.day)).sorted() {
      days.append(Day(day.heading(today: today), day.words, rows.filter { $0.day == day }))
    }
    let undated = rows.filter { $0.day == nil }
    return undated.isEmpty ? days : days + [Day("No due date", "undated", undated)]
  }

  private static func today(_ now: Int64) -> CivilDate? {
    let local = now + Int64(TimeZone.current.secondsFromGMT(for: Moment(now).date)) * 1_000
    let days = Int((Double(local) / 86_400_000).rounded(.down))
    return (try? CivilDate(1970, 1, 1))?.advanced(by: days)
  }
}

extension TasksPage.Day {
  init(_ heading: String, _ name: String, _ rows: [TaskRow]) {
    self.heading = heading
    anchor = "day-" + name.lowercased().replacing(" ", with: "-")
    self.rows = rows
    count = "\(rows.count) task\(rows.count == 1 ? "" : "s")"
  }
}

extension CivilDate {
  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// `Today, Saturday 28 November`, `Monday 30 November`.
  func heading(today: CivilDate?) -> String {
    let name = Self.weekdays[(julianDayNumber % 7 + 7) % 7]
    let year = year == today?.year ? "" : " \(year)"
    let words = "\(name) \(day) \(monthName)\(year)"
    switch today.map({ julianDayNumber - $0.julianDayNumber }) {
    case 0: return "Today, \(words)"
    case 1: return "Tomorrow, \(words)"
    case -1: return "Yesterday, \(words)"
    default: return words
    }
  }
}
