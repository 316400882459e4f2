import PentadCore
import Testing

@testable import ReferenceServer

/// A Canvas school in this process, and a client of it.
struct CanvasCaller: Sendable {
  struct Answer: Sendable {
    let status: Int
    let value: JSONValue
    let headers: [(name: String, value: String)]
    let text: String

    func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

    /// The ids of a list.
    var ids: [Int] { value.elements.compactMap { $0["id"]?.asInteger } }

    /// Returns the target of a relation in `Link`, without the host.
    func link(_ relation: String) -> String? {
      let part = header("Link")?.split(separator: ",").first {
        $0.hasSuffix("rel=\"\(relation)\"")
      }
      return part?.split(separator: ">").first.map { String($0.dropFirst()) }
    }
  }

  let clock = ServerClock()
  let server: CanvasService
  var token = "canvas-alice"

  init(_ size: CampusSize = CampusSize(courses: 4, announcements: 60)) {
    server = CanvasService(seed: 7, size: size, clock: clock)
  }

  /// Returns a client of the same server with another token.
  func with(token: String) -> CanvasCaller {
    var other = self
    other.token = token
    return other
  }

  private var own: [(String, String)] {
    [("Authorization", "Bearer \(token)"), ("Host", "127.0.0.1:8080")]
  }

  /// Calls the API by a path after `/canvas/api/v1/`.
  @discardableResult func ask(
    _ method: String, _ path: String, _ form: String = "", _ headers: (String, String)...
  ) async -> Answer {
    await send(method, "/canvas/api/v1/" + path, form, own + headers)
  }

  /// Requests an address or a path of the server without a token.
  func send(
    _ method: String, _ target: String, _ form: String = "", _ headers: [(String, String)] = []
  ) async -> Answer {
    let target = target.replacing("http://127.0.0.1:8080", with: "")
    var request = Request(method: method, target: target, body: Array(form.utf8))
    request.headers = headers.isEmpty ? [("Host", "127.0.0.1:8080")] : headers
    let response = await server.respond(to: request)
    return Answer(
      status: response.status, value: response.json ?? .null, headers: response.headers,
      text: String(decoding: response.bytes ?? [], as: UTF8.self))
  }

  /// Follows `next` from a path to the end; returns the pages.
  func pages(_ path: String) async -> [Answer] {
    var pages = [await ask("GET", path)]
    while let next = pages.last?.link("next"), pages.count < 100 {
      pages.append(await send("GET", next, "", own))
    }
    return pages
  }

  /// The ids of the current courses.
  func courses() async -> [Int] {
    await ask("GET", "courses?enrollment_state=active&per_page=100").ids
  }
}
