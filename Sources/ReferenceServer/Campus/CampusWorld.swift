import PentadCore

/// A school's data, generated from a seed: terms, courses and the people in them.
///
/// The dates follow from the day on which it is generated: the current term began 70 days before
/// it and ends 45 days after it. So tests do not depend on the date, and with a set clock the same
/// seed gives the same data.
struct CampusWorld: Sendable, Hashable {
  /// Courses of the previous term.
  static let concluded = 2

  var terms: [CampusTerm]
  /// The courses of the current term, followed by those of earlier ones.
  var courses: [CampusCourse]
  private var maker: CampusMaker

  /// Generates the data.
  ///
  /// - Parameters:
  ///   - now: the server's time, in milliseconds since 1970.
  ///   - hasLongIDs: true if the ids of the last current course have 17 digits, as in Canvas for a
  ///     course of a partner school.
  init(seed: UInt64, size: CampusSize, now: Int64, hasLongIDs: Bool) {
    let today = now / CampusMaker.day * CampusMaker.day
    var maker = CampusMaker(seed: seed, today: today)
    let current = maker.term(-70, 45)
    let former = maker.term(-190, -80)
    terms = [current, former]
    courses = maker.courses(size, in: current, hasLongIDs: hasLongIDs)
    for _ in 0..<Self.concluded {
      var course = maker.course(in: former, announcements: 0)
      course.isConcluded = true
      courses.append(course)
    }
    self.maker = maker
  }

  /// Returns the courses of a student: alice has all, bob the first three of the current term.
  func courses(of student: CampusPerson) -> [CampusCourse] {
    guard student.login != "alice" else { return courses }
    return Array(courses.lazy.filter { !$0.isConcluded }.prefix(3))
  }

  /// Returns the index of a course; nil for an unknown id.
  func index(of course: Int) -> Int? { courses.firstIndex { $0.id == course } }

  /// Adds an announcement to a course, and returns it.
  mutating func announce(
    _ title: String, _ html: String, at index: Int, now: Int64
  ) -> CampusAnnouncement {
    let author = courses[index].teachers.first ?? CampusPerson(id: 300, name: "Staff")
    let announcement = CampusAnnouncement(
      id: maker.nextID(like: courses[index].id), post: maker.nextID(), title: title, html: html,
      author: author, posted: now, changed: now)
    courses[index].announcements.insert(announcement, at: 0)
    return announcement
  }

  /// Adds a reply, and returns it.
  mutating func reply(
    _ html: String, by author: CampusPerson, to parent: Int?, course: Int, announcement: Int,
    now: Int64
  ) -> CampusReply {
    let reply = CampusReply(
      id: maker.nextID(like: courses[course].id), parent: parent, author: author, html: html,
      created: now)
    courses[course].announcements[announcement].replies.append(reply)
    return reply
  }

  /// Returns an unused id.
  mutating func nextID() -> Int { maker.nextID() }

  /// Ends the current term, and begins another one with as many courses.
  mutating func beginTerm(now: Int64) {
    let count = courses.count { !$0.isConcluded }
    for index in courses.indices { courses[index].isConcluded = true }
    let today = now / CampusMaker.day * CampusMaker.day
    maker.today = today
    let term = maker.term(0, 115)
    terms.insert(term, at: 0)
    courses = (0..<count).map { _ in maker.course(in: term, announcements: 0) } + courses
  }
}
