import Foundation
import PentadCore
import StellarKit

/// A part of a course.
enum CourseTab: String, CaseIterable, Sendable {
  case news
  case tasks
  case files
  case grades

  /// The tab with a name; the announcements for an unknown one.
  init(_ name: String?) { self = name.flatMap(CourseTab.init(rawValue:)) ?? .news }

  var title: String { self == .news ? "Announcements" : rawValue.capitalized }
}

extension StudentScreens {
  /// Shows a course of the student's.
  func course(_ place: SchoolClass, tab: CourseTab) async throws(PentadError) -> Page {
    let client = try await schools.accounts.client(place.school)
    guard let account = try await schools.accounts.all().first(where: { $0.id == place.school })
    else { throw PentadError(.notFound, "this school was removed") }
    let mine = try await course(place)
    let (now, id) = (now, place.masterId)
    var page = CoursePage(mine, account, place, tab)
    var freshness: Freshness?
    func loaded<Value>(
      _ load: @escaping @Sendable () async throws(PentadError) -> Snapshot<Value>
    ) async -> Value? {
      do throws(PentadError) {
        guard let snapshot = try await patience.outcome(of: load)?.get() else {
          throw PentadError.notYet
        }
        freshness = Freshness(snapshot, now: now)
        return snapshot.value
      } catch {
        page.notes = [SchoolNote(account, error, isKept: false)]
        return nil
      }
    }
    switch tab {
    case .news:
      page.news = try await client.announcements(for: id).map {
        FeedRow(
          $0.announcement, of: mine.enrolment.item, at: account, isRead: $0.isRead, now: now)
      }
    case .tasks:
      let tasks = await loaded { () async throws(PentadError) in try await client.tasks() } ?? []
      page.days = try TaskRow.days(of: tasks.filter { $0.masterId == id }, mine, account, now: now)
    case .files:
      let files = await loaded { () async throws(PentadError) in try await client.files(of: id) }
      let kept = Set(try await client.filesKeptOffline().map(\.id))
      page.folders = FileFolder.folders(of: files ?? [], kept: kept, place)
    case .grades:
      let grades = await loaded { () async throws(PentadError) in try await client.grades(of: id) }
      page.grades = (grades ?? []).map(GradeRow.init)
    }
    page.isEmpty =
      page.notes.isEmpty && page.news.isEmpty && page.days.isEmpty && page.folders.isEmpty
      && page.grades.isEmpty
    page.hasGrades = !page.grades.isEmpty
    var result = Page(
      page.code, area: .stellar, template: "Student/course", content: page, freshness: freshness)
    result.back = Page.Back("My courses", "/stellar/my")
    return result
  }
}

/// A course with one of its tabs, ready for its template.
struct CoursePage: Sendable {
  let code: String
  let courseTitle: String
  let termName: String?
  let school: String
  let staff: String?
  let site: String?
  let tabs: [SchoolTab]
  let tabName: String
  let isRestricted: Bool
  var notes: [SchoolNote] = []
  var news: [FeedRow] = []
  var days: [TasksPage.Day] = []
  var folders: [FileFolder] = []
  var grades: [GradeRow] = []
  var hasGrades = false
  var isEmpty = false
  /// The address of the form that marks all announcements as read; nil if all are read.
  let readAddress: String?

  init(
    _ mine: StellarMyClass, _ account: StellarAccount, _ place: SchoolClass, _ tab: CourseTab
  ) {
    let item = mine.enrolment.item
    code = item.shownName
    courseTitle = item.title
    termName = mine.enrolment.term.map { $0.name ?? $0.term.text }
    school = account.name
    staff = item.staff.isEmpty ? nil : item.staff.map(\.name).joined(separator: ", ")
    site = item.siteURL
    tabs = CourseTab.allCases.map {
      SchoolTab(
        tabName: $0.title,
        address: place.address.with("tab", $0 == .news ? nil : $0.rawValue).description,
        isCurrent: $0 == tab)
    }
    tabName = tab.title
    isRestricted = mine.enrolment.isRestricted
    readAddress =
      tab == .news && mine.unread > 0 ? place.address.appending("read").description : nil
  }
}

extension TaskRow {
  /// Returns the tasks of a class by day.
  static func days(
    of tasks: [StellarTask], _ mine: StellarMyClass, _ account: StellarAccount, now: Int64
  ) throws(PentadError) -> [TasksPage.Day] {
    try StellarTaskDay.days(of: tasks, zone: mine.enrolment.zone.identifier).map { day in
      let rows = day.tasks.map { TaskRow($0, at: account, mine, day: day.day, now: now) }
      return TasksPage.Day(
        day.day?.heading(today: nil) ?? "No due date", day.day?.words ?? "undated", rows)
    }
  }
}

/// A grade, ready for its template.
struct GradeRow: Sendable {
  let gradeTitle: String
  let grade: String
  let score: String

  init(_ grade: StellarGrade) {
    gradeTitle = grade.title
    self.grade = grade.text ?? "–"
    let score = grade.score.map(TaskRow.number) ?? "–"
    self.score = grade.possible.map { "\(score) of \(TaskRow.number($0))" } ?? score
  }
}
