import PentadCore
import Testing

@testable import ReferenceServer

/// A PeerTube server in this process, and a client of it.
struct PeerTubeCaller: Sendable {
  struct Answer: Sendable {
    let status: Int
    let value: JSONValue
    let headers: [(name: String, value: String)]

    func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

    /// PeerTube's word for what went wrong.
    var word: String? { value["code"]?.asString }
    /// The elements of a part of a list.
    var data: [JSONValue] { value["data"]?.elements ?? [] }
    /// The UUIDs of videos.
    var uuids: [String] { data.compactMap { $0["uuid"]?.asString } }
  }

  let clock = ServerClock()
  let shelf: VideoShelf
  let server: PeerTubeService
  var token: String?

  init(_ size: VideoSize = VideoSize(channels: 12, videos: 60, people: 5)) {
    shelf = VideoShelf(seed: 7, size: size, clock: clock)
    server = PeerTubeService(shelf)
  }

  /// Returns a client that has signed in to the same server.
  func signedIn(_ name: String) async throws -> PeerTubeCaller {
    let answer = await grant([
      ("grant_type", "password"), ("username", name), ("password", "\(name)-password"),
    ])
    var other = self
    other.token = try #require(answer.value["access_token"]?.asString)
    return other
  }

  /// Asks for tokens, as the client that the server knows.
  func grant(_ items: [(String, String)], code: String? = nil) async -> Answer {
    let client = await ask("GET", "oauth-clients/local").value
    let known = ["client_id", "client_secret"].map { ($0, client[$0]?.asString ?? "") }
    let names = Set(items.map(\.0))
    let form = (known.filter { !names.contains($0.0) } + items).map { "\($0.0)=\($0.1)" }
    var headers = [("Content-Type", "application/x-www-form-urlencoded")]
    if let code { headers.append(("x-peertube-otp", code)) }
    return await send("POST", "users/token", form.joined(separator: "&"), headers)
  }

  @discardableResult func ask(
    _ method: String, _ path: String, _ body: JSONValue = .null, _ headers: (String, String)...
  ) async -> Answer {
    let fields = headers + (token.map { [("Authorization", "Bearer \($0)")] } ?? [])
    return await send(method, path, body == .null ? "" : body.text(), fields)
  }

  private func send(
    _ method: String, _ path: String, _ body: String, _ headers: [(String, String)]
  ) async -> Answer {
    var request = Request(
      method: method, target: "/peertube/api/v1/" + path, body: Array(body.utf8))
    request.headers = [("Host", "127.0.0.1:8080")] + headers
    let response = await server.respond(to: request) { _ in .page(404, "Not Found") }
    return Answer(
      status: response.status, value: response.json ?? .null, headers: response.headers)
  }

  /// The text of a file below `/peertube/static`; the path of a film that is served elsewhere.
  func file(_ address: String) async -> (status: Int, text: String) {
    let target =
      "/" + address.split(separator: "/", maxSplits: 3).dropFirst(2).joined(separator: "/")
    var request = Request(method: "GET", target: target.replacing("127.0.0.1:8080/", with: ""))
    request.headers = [("Host", "127.0.0.1:8080")]
    let response = await server.respond(to: request) { .text($0.path, type: "text/plain") }
    return (response.status, String(decoding: response.bytes ?? [], as: UTF8.self))
  }

  /// The nickname of the person who owns a channel.
  func owner(of channel: Int) throws -> String {
    let catalogue = shelf.catalogue
    let owner = try #require(catalogue.channel(channel)?.owner)
    return try #require(catalogue.person(owner)?.nickname)
  }
}
