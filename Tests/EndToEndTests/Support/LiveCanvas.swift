#if Networking
  import Foundation
  import PentadCore
  import PentadNetworking
  import ReferenceServer
  import StellarKit

  /// The reference server's Canvas, a transport to it, and a store of secrets.
  struct LiveCanvas {
    let url: String
    let site: CanvasSite
    let transport: any Transport
    let credentials = MemoryCredentialStore()

    init(url: String, transport: any Transport) throws {
      self.url = url
      self.transport = transport
      site = try CanvasSite(url + "/canvas")
    }

    /// Signs Alice in, with a token made by hand.
    func signIn() async throws -> CanvasSource {
      try await CanvasSource.signIn(
        site: site, token: "canvas-alice", transport: transport, credentials: credentials)
    }

    /// Sets a fault for the next requests.
    func fault(_ name: String, count: Int = 1) async throws {
      _ = try await send(
        "/control/canvas/fault", type: "application/json",
        #"{"fault":"\#(name)","path":"/api/v1","count":\#(count)}"#)
    }

    /// Sends a control command with its members.
    func control(_ name: String, _ body: String) async throws {
      _ = try await send("/control/" + name, type: "application/json", body)
    }

    /// The number of requests to the API so far.
    func requests() async throws -> Int {
      let answer = try await transport.send(
        TransportRequest(try TransportURL(url + "/control/canvas/counters")))
      let text = String(decoding: try await answer.body.collect(limit: 1 << 20), as: UTF8.self)
      let number = text.split(separator: #""requests":"#).last?.prefix { $0.isNumber }
      return number.flatMap { Int($0) } ?? -1
    }

    /// Fills in the sign-in's page as Alice, and returns the address to which it redirects.
    func answer(_ authorization: CanvasAuthorization) async throws -> String {
      let query = authorization.address.split(separator: "?").last.map(String.init) ?? ""
      let answer = try await send(
        "/canvas/login/oauth2/auth", type: "application/x-www-form-urlencoded",
        query + "&pseudonym_session%5Bunique_id%5D=alice"
          + "&pseudonym_session%5Bpassword%5D=alice-password")
      return answer.headers["Location"] ?? ""
    }

    /// The executed replies to announcements, oldest first, as HTML.
    func replies() async throws -> [String] {
      let answer = try await transport.send(
        TransportRequest(try TransportURL(url + "/control/canvas/log?user=alice")))
      let body = Data(try await answer.body.collect(limit: 64 << 20))
      let log = try JSONSerialization.jsonObject(with: body) as? [String: Any]
      let actions = log?["actions"] as? [[String: Any]] ?? []
      return actions.filter { $0["action"] as? String == "reply" }
        .compactMap { $0["value"] as? String }
    }

    private func send(
      _ path: String, type: String, _ body: String
    ) async throws -> TransportResponse {
      var request = TransportRequest(try TransportURL(url + path), method: .post)
      request.followsRedirects = false
      request.body = Array(body.utf8)
      try request.headers.set("Content-Type", type)
      return try await transport.send(request)
    }
  }

  /// Runs `body` with a school, by default with 8 classes and 400 announcements. Server and
  /// transport have ended when it returns.
  func canvas(
    _ size: CampusSize = CampusSize(courses: 8, announcements: 400),
    _ body: (LiveCanvas) async throws -> Void
  ) async throws {
    let server = try await ReferenceServer.start(campus: size)
    let transport = try HTTPTransport()
    var failure: (any Error)?
    do {
      try await body(try LiveCanvas(url: server.url, transport: transport))
    } catch {
      failure = error
    }
    await transport.shutdown()
    await server.stop()
    if let failure { throw failure }
  }
#endif
