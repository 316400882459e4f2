import PentadCore
import StellarKit

extension StellarScreens {
  /// The first screen: search, bookmarks, groups of courses.
  func main(_ request: PageRequest) async throws(PentadError) -> Page {
    let device = device
    let isAsked = request.query["ask"] != nil
    async let looking: Void = patience.wait { await device.look(isWanted: isAsked) }
    var courses: KnownCourses?
    var problem: PentadError?
    do throws(PentadError) {
      courses = try await knownCourses(reload: isAsked)
    } catch {
      problem = error
    }
    await looking
    let bookmarks = try await client.bookmarks()
    let archived = try await client.archivedBookmarks()
    let unread = try await client.unreadCounts()
    let term = try await client.term()
    // Bookmarks are available even if there has never been a server.
    if let problem, bookmarks.isEmpty, archived.isEmpty { throw problem }
    let content = StellarMain(
      StellarMainTable(bookmarks: bookmarks, courses: courses?.list ?? []), archived: archived,
      unread: unread, term: term, problem: problem)
    return Page(
      "Classes", area: .stellar, template: "Stellar/main", content: content,
      freshness: courses?.freshness)
  }

  /// The courses of a group; all of them are stored.
  func group(_ title: String) async throws(PentadError) -> Page {
    let courses = try await knownCourses()
    let groups = StellarCourseGroup.groups(of: courses.list)
    guard let group = groups.first(where: { $0.title == title }) else {
      throw PentadError(.notFound, "this group of courses does not exist")
    }
    let rows = StellarCoursesScreen(group).rows.map { row in
      CourseRow(
        label: row.label, text: row.course.title,
        address: Address("/stellar/courses").appending(row.course.number).description)
    }
    return Page(
      title, area: .stellar, template: "Stellar/courses",
      content: StellarCourses(
        rows: rows, crumbs: [StellarCrumb(text: "Classes", address: "/stellar")]),
      freshness: courses.freshness)
  }
}

/// The way back, ready for its template.
struct StellarCrumb: Sendable {
  let text: String
  let address: String
}

/// The courses of a group, ready for their template.
struct StellarCourses: Sendable {
  let rows: [CourseRow]
  let crumbs: [StellarCrumb]
}

/// The first screen, ready for its template.
struct StellarMain: Sendable {
  let schoolTabs = SchoolTab.all(current: Area.stellar.address)
  let term: String?
  let bookmarks: [BookmarkRow]
  let hasBookmarks: Bool
  let groups: [CourseRow]
  let archived: [BookmarkRow]
  let hasArchived: Bool
  /// `3 new announcements`; nil for none.
  let unreadTotal: String?
  /// True if a bookmark has not been sent to the server yet.
  let isWaiting: Bool
  /// The reason why there are no courses.
  let problem: String?

  init(
    _ table: StellarMainTable, archived: [StellarBookmark], unread: [String: Int],
    term: StellarTerm?, problem: PentadError?
  ) {
    func row(_ bookmark: StellarBookmark) -> BookmarkRow {
      BookmarkRow(bookmark, term: term, unread: unread[bookmark.item.masterId] ?? 0)
    }
    var bookmarks: [StellarBookmark] = []
    var groups: [StellarCourseGroup] = []
    for section in table.sections {
      switch section {
      case .bookmarks(let list): bookmarks = list
      case .groups(let list): groups = list
      }
    }
    self.term = term?.text
    self.bookmarks = bookmarks.map(row)
    hasBookmarks = !bookmarks.isEmpty
    self.groups = groups.map { group in
      CourseRow(
        label: group.title, text: "\(group.courses.count) courses",
        address: Address("/stellar/groups").appending(group.title).description)
    }
    self.archived = archived.map(row)
    hasArchived = !archived.isEmpty
    let total = bookmarks.reduce(0) { $0 + (unread[$1.item.masterId] ?? 0) }
    unreadTotal = total == 0 ? nil : "\(total) new announcement\(total == 1 ? "" : "s")"
    isWaiting = bookmarks.contains { $0.sync != .done }
    self.problem = problem.map { "Courses could not be loaded: \($0.message)." }
  }
}
