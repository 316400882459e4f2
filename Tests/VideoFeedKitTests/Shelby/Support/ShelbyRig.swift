import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// A source of a signed-in user over a transport that a test scripts.
struct ShelbyRig {
  let transport: ScriptedTransport
  let source: ShelbySource
  let credentials = MemoryCredentialStore()

  static let now: Int64 = 1_785_000_000_000
  static let seconds = now / 1_000
  static let consumer = OAuth1.Credentials(identifier: "ck", secret: "secret-of-the-program")
  static let token = OAuth1.Credentials(identifier: "tok", secret: "secret-of-the-user")
  static let time = TimeSource(
    uptime: { 0 }, date: { now }, sleep: { _ async throws(PentadError) in })

  static var server: ShelbyServer {
    get throws(PentadError) { try ShelbyServer("https://shelby.example.org/") }
  }

  init(
    reads: OAuth1.Method = .hmacSHA1, isSignedIn: Bool = true,
    _ answer: @escaping ScriptedTransport.Answer
  ) async throws {
    transport = ScriptedTransport(answer)
    source = ShelbySource(
      server: try Self.server, user: "u1", transport: transport, credentials: credentials,
      time: Self.time)
    guard isSignedIn else { return }
    let session = ShelbySession(consumer: Self.consumer, token: Self.token, reads: reads)
    try await ShelbySessions(credentials: credentials).keep(
      session, of: source.id, at: source.server)
  }

  /// The same answer to all calls.
  init(_ status: Int, _ text: String, headers: (String, String)...) async throws {
    let response = try Self.answer(status, text, headers)
    try await self.init { _, _ async throws(PentadError) in response() }
  }

  /// Answers by the last parts of the path; what is not among them is 404.
  init(_ answers: [String: String]) async throws {
    try await self.init { request, _ async throws(PentadError) in
      let path = request.url.path.dropFirst("/v2/".count)
      return answers[String(path)].map { .text(200, $0) } ?? .text(404, "")
    }
  }

  /// Returns a factory of answers: each body can be read only a single time.
  static func answer(
    _ status: Int, _ text: String, _ headers: [(String, String)] = []
  ) throws -> @Sendable () -> TransportResponse {
    var fields = TransportHeaders()
    for (name, value) in headers { try fields.add(name, value) }
    let body = Array(text.utf8)
    return { [fields] in
      TransportResponse(status: status, headers: fields, body: TransportBody(body))
    }
  }

  /// A second as the header `Date` writes it.
  static func httpDate(_ seconds: Int64) -> String { HTTPDate.text(seconds * 1_000) }

  /// The requests: `PUT /v2/… body`.
  var asked: [String] {
    transport.requests.map { request in
      let query = request.url.query.map { "?\($0)" } ?? ""
      let body = String(decoding: request.body, as: UTF8.self)
      return "\(request.method.rawValue) \(request.url.path)\(query)"
        + (body.isEmpty ? "" : " \(body)")
    }
  }

  /// A field of each request's `Authorization`.
  func signed(_ name: String) -> [String?] {
    transport.requests.map { Self.field(name, of: $0) }
  }

  static func field(_ name: String, of request: TransportRequest) -> String? {
    let header = request.headers["Authorization"] ?? ""
    let fields = header.split { $0 == " " || $0 == "," }
    return fields.first { $0.hasPrefix("\(name)=\"") }.map {
      PercentText.decoded($0.dropFirst(name.count + 2).dropLast())
    }
  }
}

/// The code of the error that something throws; nil when it throws none.
func shelbyCode(_ body: () async throws(PentadError) -> Void) async -> PentadError.Code? {
  do throws(PentadError) {
    try await body()
    return nil
  } catch {
    return error.code
  }
}
