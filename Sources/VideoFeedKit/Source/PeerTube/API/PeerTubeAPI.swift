import PentadCore

/// What carries the calls to a server of PeerTube, and what their failures mean.
struct PeerTubeAPI: Sendable {
  let server: PeerTubeServer
  /// The user; nil for nobody.
  let session: PeerTubeSession?
  let transport: any Transport
  let time: TimeSource

  /// How long a call may take, in milliseconds, to the last byte of its answer.
  static let deadline = 30_000
  /// How many bytes an answer may have.
  static let bodyLimit = 16 << 20

  /// A call.
  struct Call {
    var method = TransportRequest.Method.get
    let path: [String]
    var query: [(name: String, value: String)] = []
    /// What is sent; nil for nothing.
    var json: JSONValue?
    /// What of the answer is here already.
    var validators: Validators?
    let subject: Subject
  }

  /// What a call is about, which tells what its failures mean.
  enum Subject {
    case feed
    case account
    case video
    case action
  }

  /// What came back of a call that succeeded.
  struct Answer {
    let status: Int
    let headers: TransportHeaders
    let body: [UInt8]
  }

  /// Sends a call in the name of the user.
  ///
  /// - Throws: see ``FeedSource``.
  func send(_ call: Call) async throws(PentadError) -> Answer {
    switch try await attempt(call) {
    case .success(let answer): return answer
    case .failure(let failure): throw failure.meaning(call.subject)
    }
  }

  /// Has the server change something. It answers with nothing, or with JSON: whoever answers with a page,
  /// as a network does that wants a sign-in of its own, has not told the server.
  ///
  /// - Throws: what ``send(_:)`` throws; ``PentadCore/PentadError/Code/unreadableAnswer``.
  func tell(_ call: Call) async throws(PentadError) {
    let answer = try await send(call)
    guard answer.status != 204 else { return }
    try JSONReader.readAnswer(answer.body) { reader throws(PentadError) in try reader.skip() }
  }

  /// Sends a call in the name of the user. When the server no longer accepts the token, it is sent
  /// again with a new one; twice, since another process may have left one that has expired as well.
  ///
  /// - Throws: what the transport throws; ``PentadCore/PentadError/Code/signInRequired`` and what else
  ///   stands in the way of a token.
  func attempt(_ call: Call) async throws(PentadError) -> Result<Answer, PeerTubeFailure> {
    guard let session else { return try await exchange(call, nil) }
    var token = try await session.token()
    for _ in 0..<2 {
      let outcome = try await exchange(call, token)
      guard case .failure(let failure) = outcome, failure.refusesToken else { return outcome }
      token = try await session.token(after: token)
    }
    let outcome = try await exchange(call, token)
    if case .failure(let failure) = outcome, failure.refusesToken {
      throw failure.meaning(call.subject)
    }
    return outcome
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

  /// Sends a request and reads the whole of its answer.
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
