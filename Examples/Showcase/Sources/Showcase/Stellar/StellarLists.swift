import PentadCore
import StellarKit

extension StellarScreens {
  /// Shows the classes of a course: the stored ones, or the server's if it answers in time.
  func course(_ number: String) async throws(PentadError) -> Page {
    async let known = try? knownCourses().list
    let updates = await patience.values(of: client.classUpdates(in: number))
    var screen = StellarClassesScreen(course: number)
    var freshness: Freshness?
    let now = time.date()
    for update in updates {
      screen.apply(update)
      switch update {
      case .cached(let list):
        freshness = Freshness(list, now: now, problem: .notYet)
      case .fresh(let list):
        freshness = Freshness(list, now: now)
      case .failed(let error, let kept):
        guard let kept else { throw error }
        freshness = Freshness(kept, now: now, problem: error)
      }
    }
    if updates.isEmpty { throw PentadError.notYet }
    let term = try await client.term()
    let unread = try await client.unreadCounts()
    let rows = screen.classes.map { ClassRow($0, term: term, unread: unread[$0.masterId] ?? 0) }
    let courses = await known
    let name = courses?.first { $0.number == number }?.title
    return Page(
      screen.title, area: .stellar, template: "Stellar/classes",
      content: StellarClasses(
        courseName: name, rows: rows, hasRows: !rows.isEmpty, count: Self.count(rows.count),
        crumbs: crumbs(to: number, courses ?? [])),
      freshness: freshness)
  }

  /// Shows the results of a search.
  func search(_ text: String) async throws(PentadError) -> Page {
    let client = client
    let outcome = await Patience.search(time).outcome { () async throws(PentadError) in
      try await client.search(text, limit: 100)
    }
    guard let answer = try outcome?.get() else { throw PentadError.notYet }
    let origin =
      switch answer.origin {
      case .local: "From saved classes"
      case .server: "From the server"
      }
    var page = Page(
      "Search classes", area: .stellar, template: "Stellar/search",
      content: StellarFound(
        query: text, rows: answer.hits.map { ClassRow($0, term: answer.term) },
        count: text.isEmpty ? nil : Self.count(answer.hits.count),
        origin: answer.hits.isEmpty ? nil : origin,
        isEmpty: !text.isEmpty && answer.hits.isEmpty))
    page.back = Page.Back("Classes", Area.stellar.address)
    return page
  }

  /// From the first screen to a course.
  func crumbs(to course: String, _ courses: [StellarCourse]) -> [StellarCrumb] {
    var crumbs = [StellarCrumb(text: "Classes", address: "/stellar")]
    let groups = StellarCourseGroup.groups(of: courses)
    if let group = groups.first(where: { $0.courses.contains { $0.number == course } }) {
      crumbs.append(
        StellarCrumb(
          text: group.title,
          address: Address("/stellar/groups").appending(group.title).description))
    }
    return crumbs
  }

  private static func count(_ number: Int) -> String {
    number == 0 ? "No classes" : "\(number) class\(number == 1 ? "" : "es")"
  }
}

extension PentadError {
  /// The server has not answered while the page waited.
  static let notYet = PentadError(
    .timedOut, "the server has not answered yet")
}

/// The classes of a course, ready for their template.
struct StellarClasses: Sendable {
  let courseName: String?
  let rows: [ClassRow]
  let hasRows: Bool
  let count: String
  let crumbs: [StellarCrumb]
}

/// The results of a search, ready for its template.
struct StellarFound: Sendable {
  let query: String
  let rows: [ClassRow]
  let count: String?
  let origin: String?
  let isEmpty: Bool
}
