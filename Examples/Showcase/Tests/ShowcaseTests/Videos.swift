import PentadCore
import PentadNetworking
import ReferenceServer
import Testing

@testable import Showcase

/// A showcase that follows the feed of a small server.
enum Videos {
  static func start() async throws -> ReferenceServer {
    try await ReferenceServer.start(
      classes: 45, videos: VideoSize(channels: 3, videos: 12, people: 4))
  }

  @discardableResult
  static func following<Value: Sendable>(
    _ reference: ReferenceServer, store: String? = nil, time: TimeSource = .patient(),
    _ test: @Sendable (Served) async throws -> Value
  ) async throws -> Value {
    let result = Box<Value?>(nil)
    try await Served.with(server: reference.url, store: store, time: time) { served in
      let feed = Address.encoded("\(reference.url)/feeds/mrss/all")
      #expect(try await served.post("/video/sources", "address=\(feed)").status == 303)
      let value = try await test(served)
      result.set(value)
    }
    return try #require(result.value)
  }
}

extension Served {
  /// The address of a video of a place, once it is in the guide.
  func video(
    _ place: VideoCatalogue.Place, _ reference: ReferenceServer
  ) async throws -> String {
    let page = try await until("/video") { $0.count("<a class=\"clip\"") > 0 }
    let video = try #require(reference.videos.catalogue.videos.last { $0.place == place })
    let address = page.text.matches(of: /<a class="clip" href="([^"]+)">/).map { String($0.1) }
      .first { $0.contains(video.placeID) || $0.contains(video.uuid) }
    return try #require(address)
  }
}

extension ReferenceServer {
  /// Sends a command to the server's control API.
  func control(_ path: String, _ json: String) async throws {
    let network = try HTTPTransport()
    var request = TransportRequest(try TransportURL("\(url)/control/\(path)"), method: .post)
    try request.headers.set("Content-Type", "application/json")
    request.body = Array(json.utf8)
    let answer = try await network.send(request)
    #expect(answer.status == 200)
    _ = try await answer.body.collect(limit: 1_000)
    await network.shutdown()
  }
}
