import PentadCore

/// The client for the API of a Canvas site. It sends calls and interprets failures.
struct CanvasAPI: Sendable {
  let site: CanvasSite
  let session: BearerSession<CanvasOAuth>
  let transport: any Transport
  let time: TimeSource
  let bucket: CanvasBucket

  /// The maximum time of a request in milliseconds, to the last byte of its answer.
  static let deadline = 30_000
  /// The maximum size of an answer in bytes.
  static let bodyLimit = 16 << 20
  /// The number of attempts of a throttled request.
  static let attempts = 3

  /// A call of the API.
  struct Call {
    var method = TransportRequest.Method.get
    let url: TransportURL
    /// The items of the body; empty for none.
    var form: [(name: String, value: String)] = []
    /// The entity tag of the known version; nil to fetch in any case.
    var tag: String?
  }

  /// The answer to a successful call.
  struct Answer {
    let status: Int
    let headers: TransportHeaders
    let body: [UInt8]
  }

  /// Returns the call of a path below `/api/v1`.
  func call(
    _ path: [String], _ method: TransportRequest.Method = .get,
    query: [(name: String, value: String)] = [], form: [(name: String, value: String)] = []
  ) throws(PentadError) -> Call {
    let url = try site.call(["api", "v1"] + path).adding(query: query)
    return Call(method: method, url: url, form: form)
  }

  /// Sends a call on behalf of the user. The answer is a success, or 304.
  ///
  /// - Throws: errors from the transport; see ``CanvasFailure``;
  ///   ``PentadCore/PentadError/Code/signInRequired`` and other errors in getting a token.
  func send(_ call: Call) async throws(PentadError) -> Answer {
    try await session.attempt(isRejected: Self.rejectsToken) { (token) async throws(PentadError) in
      try await exchange(try request(call, token))
    }.mapError { $0.error }.get()
  }

  /// Reads one value.
  func value<Value: Decodable>(
    _ type: Value.Type, _ call: Call
  ) async throws(PentadError) -> Value {
    try CanvasReply.read(type, from: try await send(call).body)
  }

  /// Sends a call that changes something on the server. The answer must be 204 or JSON. A web page
  /// means that the call did not arrive: a network with a sign-in page of its own answered instead.
  func act(_ call: Call) async throws(PentadError) {
    let answer = try await send(call)
    guard answer.status != 204 else { return }
    _ = try CanvasReply.read(AnyJSON.self, from: answer.body)
  }

  /// JSON of any shape.
  private struct AnyJSON: Decodable {
    init(from decoder: any Decoder) {}
  }

  private static func rejectsToken(_ outcome: Result<Answer, CanvasFailure>) -> Bool {
    if case .failure(let failure) = outcome { failure.rejectsToken } else { false }
  }

  private func request(_ call: Call, _ token: String) throws(PentadError) -> TransportRequest {
    var request = TransportRequest(call.url, method: call.method)
    request.deadline = Self.deadline
    request.bodyLimit = Self.bodyLimit
    request.followsRedirects = false
    try request.headers.set("Authorization", "Bearer \(token)")
    try request.headers.set("Accept", "application/json+canvas-string-ids, application/json")
    if let tag = call.tag { try request.headers.set("If-None-Match", tag) }
    if !call.form.isEmpty {
      try request.headers.set("Content-Type", "application/x-www-form-urlencoded")
      request.body = Self.form(call.form)
    }
    return request
  }

  /// Sends a request within the rate limit, and retries it if it was throttled.
  private func exchange(
    _ request: TransportRequest
  ) async throws(PentadError) -> Result<Answer, CanvasFailure> {
    var number = 1
    while true {
      let outcome = try await bucket.run { () async throws(PentadError) in
        try await attempt(request)
      }
      guard case .failure(let failure) = outcome, failure.error.code == .tooManyRequests else {
        return outcome
      }
      guard number < Self.attempts else { return outcome }
      number += 1
    }
  }

  private func attempt(
    _ request: TransportRequest
  ) async throws(PentadError) -> Result<Answer, CanvasFailure> {
    let response = try await transport.send(request)
    bucket.record(response.headers)
    guard response.isSuccess || response.isNotModified else {
      let body = (try? await response.body.collect(limit: 64 << 10)) ?? []
      var failure = CanvasFailure(response, body, date: time.date())
      if failure.error.code == .tooManyRequests {
        failure = failure.waiting(bucket.throttled(retryAfter: failure.error.retryAfter))
      }
      return .failure(failure)
    }
    let body = try await response.body.collect(limit: request.bodyLimit)
    return .success(Answer(status: response.status, headers: response.headers, body: body))
  }

  /// Returns the body of a form.
  static func form(_ items: [(name: String, value: String)]) -> [UInt8] {
    let words = items.map { "\(TransportURL.encoded($0.name))=\(TransportURL.encoded($0.value))" }
    return Array(words.joined(separator: "&").utf8)
  }
}
