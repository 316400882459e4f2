import PentadCore
import StellarKit

/// The screens of a student: my courses, tasks by day, announcements with their replies, and files,
/// of all the student's schools.
struct StudentScreens: Screens {
  static let area = Area.stellar

  let schools: Schools
  let backstage: Backstage

  var time: TimeSource { backstage.time }
  var now: Int64 { time.date() }
  var patience: Patience { Patience(time: time) }

  static func open(_ backstage: Backstage) async throws(PentadError) -> StudentScreens {
    var configuration = StellarConfiguration(folder: backstage.folder("schools"))
    configuration.time = backstage.time
    let accounts = try await StellarAccounts(
      configuration, transport: RetryingTransport(backstage.transport))
    return StudentScreens(schools: Schools(accounts, backstage.time), backstage: backstage)
  }

  func register(on routes: Routes) {
    routes.page("/stellar/my") { _ async throws(PentadError) in try await courses() }
    routes.page("/stellar/my/tasks") { request async throws(PentadError) in
      try await tasks(TaskView(rawValue: request.query["show"] ?? "") ?? .upcoming)
    }
    routes.page("/stellar/my/news") { request async throws(PentadError) in
      try await feed(
        onlyUnread: request.query["unread"] != nil,
        page: request.query["page"].flatMap { Int($0) } ?? 1)
    }
    routes.page("/stellar/my/schools") { request async throws(PentadError) in
      try await schoolList(isRefused: request.query["refused"] != nil)
    }
    routes.page(Self.classPath) { request async throws(PentadError) in
      try await course(try SchoolClass(request), tab: CourseTab(request.query["tab"]))
    }
    routes.page(Self.classPath + "/news/:key") { request async throws(PentadError) in
      try await thread(try request.parameter("key"), of: try SchoolClass(request))
    }
    routes.file(Self.classPath + "/files/:file") { request async throws(PentadError) in
      try await content(of: try request.parameter("file"), of: try SchoolClass(request))
    }
    registerActions(on: routes)
    registerSchools(on: routes)
  }

  func close() async { await schools.accounts.close() }

  static let classPath = "/stellar/my/schools/:school/classes/:id"
}

/// A class at a school.
struct SchoolClass: Hashable, Sendable {
  /// The id of the account.
  let school: StellarAccount.ID
  let masterId: String

  init(_ school: StellarAccount.ID, _ masterId: String) {
    (self.school, self.masterId) = (school, masterId)
  }

  /// Reads the class that the path names.
  init(_ request: PageRequest) throws(PentadError) {
    self.init(try request.parameter("school"), try request.parameter("id"))
  }

  /// The address of its page.
  var address: Address {
    Address("/stellar/my/schools").appending(school).appending("classes").appending(masterId)
  }
}

/// A screen in the bar of tabs.
struct SchoolTab: Sendable {
  let tabName: String
  let address: String
  let isCurrent: Bool

  /// The screens; `current` is the address of the open one.
  static func all(current: String) -> [SchoolTab] {
    [
      ("Catalogue", "/stellar"), ("Planner", "/stellar/plan"), ("My courses", "/stellar/my"),
      ("Tasks", "/stellar/my/tasks"),
      ("Announcements", "/stellar/my/news"), ("Schools", "/stellar/my/schools"),
    ].map { SchoolTab(tabName: $0.0, address: $0.1, isCurrent: $0.1 == current) }
  }
}
