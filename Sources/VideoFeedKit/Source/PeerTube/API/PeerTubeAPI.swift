import PentadCore

/// The client for the API of a PeerTube server. It sends calls and interprets failures.
struct PeerTubeAPI: Sendable {
  let server: PeerTubeServer
  /// The session of the user; nil if no user is signed in.
  let session: PeerTubeSession?
  let transport: any Transport
  let time: TimeSource

  /// The maximum time of a call in milliseconds, to the last byte of its response.
  static let deadline = 30_000
  /// The maximum size of a response in bytes.
  static let bodyLimit = 16 << 20

  /// A call of the API.
  struct Call {
    var method = TransportRequest.Method.get
    let path: [String]
    var query: [(name: String, value: String)] = []
    /// The body; nil for none.
    var json: JSONValue?
    /// The validators of the known version; nil to fetch in any case.
    var validators: Validators?
    let subject: Subject
  }

  /// The subject of a call. It determines the meaning of failures.
  enum Subject {
    case feed
    case account
    case video
    case action
  }

  /// The response of a successful call.
  struct Answer {
    let status: Int
    let headers: TransportHeaders
    let body: [UInt8]
  }

  /// Sends a call on behalf of the user.
  ///
  /// - Throws: see ``FeedSource``.
  func send(_ call: Call) async throws(PentadError) -> Answer {
    switch try await attempt(call) {
    case .success(let answer): return answer
    case .failure(let failure): throw failure.meaning(call.subject)
    }
  }

  /// Sends a call that changes something on the server. The response must be empty or JSON. A web
  /// page means that the call did not arrive: a network that requires a sign-in of its own answered
  /// instead.
  ///
  /// - Throws: what ``send(_:)`` throws; ``PentadCore/PentadError/Code/unreadableAnswer``.
  func tell(_ call: Call) async throws(PentadError) {
    let answer = try await send(call)
    guard answer.status != 204 else { return }
    try JSONReader.readAnswer(answer.body) { reader throws(PentadError) in try reader.skip() }
  }

  /// Sends a call on behalf of the user. If the server rejects the access token, the call is
  /// retried up to twice with a new one. Another process may have stored a token that has expired
  /// too.
  ///
  /// - Throws: errors from the transport; ``PentadCore/PentadError/Code/signInRequired`` and other
  ///   errors in getting a token.
  func attempt(_ call: Call) async throws(PentadError) -> Result<Answer, PeerTubeFailure> {
    guard let session else { return try await exchange(call, nil) }
    let outcome = try await session.bearer.attempt(isRejected: Self.rejectsToken) {
      (token) async throws(PentadError) in try await exchange(call, token)
    }
    if case .failure(let failure) = outcome, failure.refusesToken {
      throw failure.meaning(call.subject)
    }
    return outcome
  }

  private static func rejectsToken(_ outcome: Result<Answer, PeerTubeFailure>) -> Bool {
    if case .failure(let failure) = outcome { failure.refusesToken } else { false }
  }

  private func exchange(
    _ call: Call, _ token: String?
  ) async throws(PentadError) -> Result<Answer, PeerTubeFailure> {
    var request = TransportRequest(
      try server.call(call.path).adding(query: call.query), method: call.method)
    if let json = call.json {
      try request.headers.set("Content-Type", "application/json")
      request.body = Array(json.text().utf8)
    }
    try call.validators?.apply(to: &request)
    if let token { try request.headers.set("Authorization", "Bearer \(token)") }
    return try await Self.exchange(request, over: transport, time)
  }

  /// Sends a request and reads the whole response.
  static func exchange(
    _ request: TransportRequest, over transport: any Transport, _ time: TimeSource
  ) async throws(PentadError) -> Result<Answer, PeerTubeFailure> {
    var request = request
    request.deadline = deadline
    request.bodyLimit = bodyLimit
    try request.headers.set("Accept", "application/json")
    let response = try await transport.send(request)
    guard response.isSuccess || response.isNotModified else {
      let body = (try? await response.body.collect(limit: 64 << 10)) ?? []
      return .failure(
        PeerTubeFailure(response.status, response.headers, body, date: time.date()))
    }
    let body = try await response.body.collect(limit: bodyLimit)
    return .success(Answer(status: response.status, headers: response.headers, body: body))
  }
}
