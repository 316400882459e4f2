import PentadCore
import StellarKit

/// The screens of StellarKit: course groups, the courses of one, the classes of a course, a class with its
/// tabs, bookmarks, and search.
struct StellarScreens: Screens {
  static let area = Area.stellar

  let client: StellarClient
  let device: DeviceEnrolment
  let time: TimeSource

  var patience: Patience { Patience(time: time) }

  static func open(_ backstage: Backstage) async throws(PentadError) -> StellarScreens {
    var configuration = StellarConfiguration(folder: backstage.folder("stellar"))
    configuration.time = backstage.time
    let client = try await StellarClient(
      configuration, transport: RetryingTransport(backstage.transport),
      endpoint: backstage.address("/stellar/api/"))
    return StellarScreens(
      client: client, device: DeviceEnrolment(client, backstage.time), time: backstage.time)
  }

  func register(on routes: Routes) {
    routes.page("/stellar") { request async throws(PentadError) in try await main(request) }
    routes.page("/stellar/groups/:title") { request async throws(PentadError) in
      try await group(try request.parameter("title"))
    }
    routes.page("/stellar/courses/:course") { request async throws(PentadError) in
      try await course(try request.parameter("course"))
    }
    routes.page("/stellar/search") { request async throws(PentadError) in
      try await search(request.query["q"] ?? "")
    }
    routes.page("/stellar/classes/:id") { request async throws(PentadError) in
      try await detail(try request.parameter("id"), tab: request.query["tab"])
    }
    routes.page("/stellar/classes/:id/news/:key") { request async throws(PentadError) in
      try await announcement(try request.parameter("key"), of: try request.parameter("id"))
    }
    registerPlans(on: routes)
    registerActions(on: routes)
  }

  func close() async { await client.close() }
}
