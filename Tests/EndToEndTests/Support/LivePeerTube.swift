#if Networking
  import Foundation
  import PentadCore
  import PentadNetworking
  import ReferenceServer
  import Testing
  import VideoFeedKit

  /// A PeerTube server, and a transport to it. It runs in this process, or at the address in
  /// `PENTAD_PEERTUBE`, which Tools/peertube/check.py uses to record the exchanges.
  struct LivePeerTube: Sendable {
    let url: String
    let transport: HTTPTransport
    let credentials = MemoryCredentialStore()

    var server: PeerTubeServer {
      get throws { try PeerTubeServer(url + "/peertube") }
    }

    func signIn(
      _ user: String, feed: PeerTubeFeed = .subscriptions, otp code: String? = nil
    ) async throws -> PeerTubeSource {
      try await PeerTubeSource.signIn(
        server: server, user: user, password: "\(user)-password", otp: code, feed: feed,
        transport: transport, credentials: credentials)
    }

    /// Sends a command to the server's control API.
    @discardableResult func control(
      _ name: String, _ members: JSONValue = [:]
    ) async throws -> String {
      let url = try TransportURL("\(url)/control/\(name)")
      var request = TransportRequest(url, method: .post)
      try request.headers.set("Content-Type", "application/json")
      request.body = Array(members.text().utf8)
      let response = try await transport.send(request)
      try #require(response.status == 200)
      return String(decoding: try await response.body.collect(limit: 1 << 20), as: UTF8.self)
    }

    /// Publishes a video in the first channel, to which everybody has subscribed.
    func publish(_ title: String, privacy: Int = 1) async throws -> VideoKey {
      let answer = try await control(
        "video/peertube/publish", ["title": .string(title), "privacy": .integer(privacy)])
      let uuid = try #require(answer.split(separator: "\"").last { $0.count == 36 })
      return try #require(VideoKey(provider: .peertube, id: String(uuid)))
    }

    /// Returns the server's log of a user's actions, as canonical JSON.
    func log(of user: String) async throws -> String {
      let url = try TransportURL("\(url)/control/video/peertube/log?user=\(user)")
      let response = try await transport.send(TransportRequest(url))
      return String(decoding: try await response.body.collect(limit: 1 << 24), as: UTF8.self)
    }
  }

  /// Runs `body` with a server as at its start; server and transport have ended when it returns.
  func livePeerTube(_ body: (LivePeerTube) async throws -> Void) async throws {
    let given = ProcessInfo.processInfo.environment["PENTAD_PEERTUBE"]
    let server =
      given == nil
      ? try await ReferenceServer.start(
        classes: 20, groupMe: GroupMeSize(groups: 0, messages: 0, chats: 0),
        videos: VideoSize(channels: 20, videos: 400, people: 8)) : nil
    let live = LivePeerTube(url: given ?? server?.url ?? "", transport: try HTTPTransport())
    let outcome: Result<Void, any Error>
    do {
      try await live.control("reset")
      try await body(live)
      outcome = .success(())
    } catch {
      outcome = .failure(error)
    }
    await live.transport.shutdown()
    await server?.stop()
    try outcome.get()
  }
#endif
