import PentadCore
import TestSupport

@testable import StellarKit

/// A source for a scripted Canvas, signed in as person 42.
struct CanvasRig {
  static let site = "https://school.example"

  let transport: ScriptedTransport
  let time: ManualTime
  let credentials: MemoryCredentialStore
  let source: CanvasSource

  /// Signed in with a token that was made by hand, or one that can be renewed.
  init(
    isRenewable: Bool = false, credentials: MemoryCredentialStore = MemoryCredentialStore(),
    _ answer: @escaping ScriptedTransport.Answer
  ) async throws {
    transport = ScriptedTransport(answer)
    time = ManualTime()
    self.credentials = credentials
    source = CanvasSource(
      site: try CanvasSite(Self.site), userId: "42", transport: transport,
      credentials: credentials, time: time.source)
    let key = isRenewable ? CanvasKey(id: "100", secret: "s3cret") : nil
    let tokens = CanvasTokens(
      access: "token-1", refresh: isRenewable ? "refresh-1" : nil, key: key)
    await credentials.set(tokens?.stored ?? [], source.api.session.key)
  }

  /// A source for a Canvas with one answer.
  static func always(
    _ body: String, status: Int = 200, _ headers: [String: String] = [:]
  ) async throws -> CanvasRig {
    try await CanvasRig { _, _ throws(PentadError) in try .canvas(body, status: status, headers) }
  }

  /// The paths and queries of the requests, `GET /api/v1/users/self`, decoded.
  var asked: [String] {
    transport.requests.map { request in
      let query = request.url.query.map { "?" + $0 } ?? ""
      let text = "\(request.method.rawValue) \(request.url.path)\(query)"
      return text.replacing("%5B", with: "[").replacing("%5D", with: "]")
    }
  }

  func stored() async -> CanvasTokens? {
    await credentials.get(source.api.session.key).flatMap { CanvasTokens(stored: $0) }
  }
}

extension TransportResponse {
  /// An answer of Canvas.
  static func canvas(
    _ body: String, status: Int = 200, _ headers: [String: String] = [:]
  ) throws(PentadError) -> TransportResponse {
    var fields = TransportHeaders()
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { try fields.add(name, value) }
    return TransportResponse(
      status: status, headers: fields, body: TransportBody(Array(body.utf8)))
  }

  static let invalidToken = [
    "WWW-Authenticate": #"Bearer realm="canvas-lms""#, "Content-Type": "application/json",
  ]

  /// The answer to a token that is expired or revoked.
  static func tokenRejected() throws(PentadError) -> TransportResponse {
    try canvas(
      #"{"errors":[{"message":"Invalid access token."}]}"#, status: 401, invalidToken)
  }

  /// The answer to a request for something that the account may not see.
  static func notShown(_ status: Int = 401) throws(PentadError) -> TransportResponse {
    try canvas(
      #"{"status":"unauthorized","errors":[{"message":"user not authorized to perform that action"}]}"#,
      status: status)
  }
}

extension TransportRequest {
  /// The items of the query with a name, decoded as far as Canvas's names and codes need.
  func items(_ name: String) -> [String] {
    (url.query ?? "").split(separator: "&").compactMap { item in
      let parts = item.replacing("%5B", with: "[").replacing("%5D", with: "]")
        .split(separator: "=", maxSplits: 1)
      return parts.first.map(String.init) == name && parts.count > 1 ? String(parts[1]) : nil
    }
  }

  var bodyText: String { String(decoding: body, as: UTF8.self) }
}

/// Returns the code of the error that a call throws; nil for none.
func thrownCode(_ call: () async throws -> Void) async -> PentadError.Code? {
  do {
    try await call()
    return nil
  } catch {
    return (error as? PentadError)?.code
  }
}
