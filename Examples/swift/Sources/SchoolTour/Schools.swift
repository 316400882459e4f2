import PentadCore
import StellarKit

/// Two Canvas schools, in place of a network. A program uses PentadNetworking's `HTTPTransport`.
struct Schools: Transport {
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    // Canvas rejects an expired token with this header.
    guard request.url.host == "river.example" else {
      var headers = TransportHeaders()
      try headers.set("WWW-Authenticate", #"Bearer realm="canvas-lms""#)
      return TransportResponse(status: 401, headers: headers, body: TransportBody([]))
    }
    let query = request.url.query ?? ""
    let answer = Self.answers.first { path, part, _ in
      request.url.path.hasSuffix(path) && query.contains(part)
    }
    let text = answer?.text ?? "[]"
    return TransportResponse(status: 200, body: TransportBody(Array(text.utf8)))
  }

  private static let answers: [(path: String, query: String, text: String)] = [
    ("/users/self", "", #"{"id":42,"name":"Ada"}"#),
    ("/courses", "enrollment_state=active", "[\(course)]"),
    ("/announcements", "", "[\(news)]"),
    ("/planner/items", "", "[\(task(1, "02T04:59", submitted)),\(task(2, "04T22:00"))]"),
  ]

  private static let submitted = #"{"submitted":true}"#

  private static let course = #"""
    {"id":7,"name":"Linear Algebra","course_code":"18.06","time_zone":"America/New_York"}
    """#
  private static let news = #"""
    {"id":9,"title":"Quiz 3","message":"<p>In 26-100.</p>","posted_at":"2026-11-27T15:00:00Z",\#
    "read_state":"unread","context_code":"course_7"}
    """#

  /// A problem set that is due in December.
  private static func task(_ number: Int, _ due: String, _ work: String = "false") -> String {
    #"""
    {"course_id":7,"plannable_id":\#(number),"plannable_type":"assignment","submissions":\#(work),\#
    "plannable":{"title":"Problem set \#(number)","due_at":"2026-12-\#(due):00Z","points_possible":20}}
    """#
  }
}

/// A substitute for a network. Stored data and changes need none.
struct NoNetwork: Transport {
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    throw PentadError(.offline, "there is no network")
  }
}

/// Opens the accounts in a folder, on 28 November 2026.
func open(_ folder: String, _ transport: any Transport) async throws -> StellarAccounts {
  var configuration = StellarConfiguration(folder: folder)
  let system = TimeSource.system
  configuration.time = TimeSource(
    uptime: system.uptime, date: { 1_795_860_000_000 }, sleep: system.sleep)
  configuration.worksByItself = false
  return try await StellarAccounts(configuration, transport: transport)
}
