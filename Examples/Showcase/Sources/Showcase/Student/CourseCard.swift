import Foundation
import PentadCore
import StellarKit

/// A course of the student, ready for its template.
struct CourseCard: Sendable {
  let code: String
  let courseTitle: String
  let address: String
  /// The class of the colour of its band.
  let hue: String
  let termName: String
  /// `3`; nil without unread announcements.
  let unread: String?
  /// The next task: `Problem set 4, due 2 December 2026, 17:00`; nil for none.
  let next: String?
  let isCurrent: Bool
  let isFavourite: Bool
  /// A pending change of the favourite mark, as text.
  let waiting: String?
  let favouriteAddress: String
  /// True if the school hides the course today.
  let isRestricted: Bool

  /// Returns the cards of a school, in its order.
  static func cards(
    _ data: SchoolData, at account: StellarAccount, now: Int64
  ) -> [CourseCard] {
    let bookmarks = Dictionary(data.bookmarks.map { ($0.item.masterId, $0) }) { first, _ in first }
    return data.classes.value.map { mine in
      let id = mine.enrolment.item.masterId
      let due = data.tasks.filter { $0.masterId == id && $0.isOpen && ($0.due ?? 0) > now }
      return CourseCard(
        mine, at: account, bookmarks[id], next: due.min { ($0.due ?? 0) < ($1.due ?? 0) })
    }
  }

  private init(
    _ mine: StellarMyClass, at account: StellarAccount, _ bookmark: StellarBookmark?,
    next task: StellarTask?
  ) {
    let enrolment = mine.enrolment
    let item = enrolment.item
    code = item.shownName
    courseTitle = enrolment.isRestricted ? "Not open today" : item.title
    let address = SchoolClass(account.id, item.masterId).address
    self.address = address.description
    hue = Hue(id: item.masterId).name
    termName = enrolment.term.map { $0.name ?? $0.term.text } ?? "Courses"
    unread = mine.unread == 0 ? nil : "\(mine.unread)"
    let zone = enrolment.zone
    next = task.flatMap { task in
      task.due.map { "\(task.title), due \(Moment($0, in: zone).text)" }
    }
    isCurrent = enrolment.isCurrent && mine.leftAt == nil
    isFavourite = bookmark != nil
    waiting = bookmark?.sync.words
    favouriteAddress = address.appending("favourite").description
    isRestricted = enrolment.isRestricted
  }
}

extension StellarClass {
  /// The number of the class; its id if the school hides the rest.
  var shownName: String { name.isEmpty ? "Course \(masterId)" : name }
}

extension StellarEnrolment {
  /// The time zone of the class; that of this machine if the school does not name one.
  var zone: TimeZone { timeZone.flatMap(TimeZone.init(identifier:)) ?? .current }
}
