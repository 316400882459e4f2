import Foundation
import PentadCore
import StellarKit

/// A task, ready for its template.
struct TaskRow: Sendable {
  /// A state, as a coloured word.
  struct State: Sendable {
    /// The class in the style sheet.
    let kind: String
    let word: String
  }

  let taskTitle: String
  /// The class; nil for a note of the student's own.
  let code: String?
  let courseAddress: String?
  let hue: String
  /// `17:00`; nil without a due time.
  let clock: String?
  /// `17:00 New York time`, if the class is in another time zone than this machine.
  let zone: String?
  let iso: String?
  /// `20 points`; nil if unknown.
  let points: String?
  let kind: String
  let site: String?
  let states: [State]
  let isDone: Bool
  /// True if it is missing, or its due time is over and no work was submitted.
  let isOverdue: Bool
  /// `2 December 2026`; nil without a due time.
  let date: String?
  /// True if the school's system has done marks.
  let canMark: Bool
  let school: String
  let task: String
  /// The day of the due time in the zone of the class; nil without one.
  let day: CivilDate?
  let due: Int64

  init(
    _ task: StellarTask, at account: StellarAccount, _ mine: StellarMyClass?, day: CivilDate?,
    now: Int64
  ) {
    let zone = mine?.enrolment.zone ?? .current
    taskTitle = task.title
    code = mine?.enrolment.item.shownName
    let place = task.masterId.map { SchoolClass(account.id, $0) }
    courseAddress = mine == nil ? nil : place?.address.description
    hue = Hue(id: task.masterId ?? account.id).name
    let moment = task.due.map { Moment($0, in: zone) }
    clock = moment?.clock
    iso = moment?.iso
    self.zone = moment == nil || zone.hasSameClock(as: .current, at: task.due) ? nil : zone.city
    points = task.points.map { "\(Self.number($0)) point\($0 == 1 ? "" : "s")" }
    kind = task.kind == .other ? "Task" : task.kind.rawValue.capitalized
    site = task.siteURL
    states = Self.states(of: task, now: now)
    isDone = task.isDone
    isOverdue = task.isOverdue(now: now)
    date = day?.words
    canMark = account.kind == .canvas
    school = account.id
    self.task = task.id
    self.day = day
    due = task.due ?? .max
  }

  static func states(of task: StellarTask, now: Int64) -> [State] {
    var states: [State] = []
    let work = task.submission ?? []
    if work.contains(.graded) { states.append(State(kind: "good", word: "Graded")) }
    if work.contains(.submitted) { states.append(State(kind: "good", word: "Submitted")) }
    if work.contains(.late) { states.append(State(kind: "waiting", word: "Late")) }
    if work.contains(.excused) { states.append(State(kind: "good", word: "Excused")) }
    if work.contains(.missing) {
      states.append(State(kind: "liked", word: "Missing"))
    } else if task.isOverdue(now: now) {
      states.append(State(kind: "liked", word: "Overdue"))
    }
    if task.isDone { states.append(State(kind: "good", word: "Done")) }
    return states
  }

  /// `20`, `12.5`.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}

extension StellarTask {
  /// True if there is work left: not submitted, graded, excused or done.
  var isOpen: Bool {
    !isDone && (submission ?? []).isDisjoint(with: [.submitted, .graded, .excused])
  }
}

extension StellarTask {
  /// True if the school reports that no work was submitted, and the due time is over.
  func isOverdue(now: Int64) -> Bool { submission != nil && isOpen && (due ?? .max) < now }
}

extension TimeZone {
  /// The city of the zone: `New York time`.
  var city: String {
    let name = identifier.split(separator: "/").last.map(String.init) ?? identifier
    return "\(name.replacing("_", with: " ")) time"
  }

  /// Returns true if both clocks show the same time at a moment.
  func hasSameClock(as other: TimeZone, at moment: Int64?) -> Bool {
    let date = Date(timeIntervalSince1970: Double(moment ?? 0) / 1_000)
    return secondsFromGMT(for: date) == other.secondsFromGMT(for: date)
  }
}
