import PentadCore

/// Sends signed requests and collects the answers.
///
/// A server refuses a timestamp that is far from its own clock. When it does, and says what time it is,
/// the request is signed again by the server's time, and so are all that follow.
///
/// No request is repeatable: the same signature sent twice would be refused.
final class ShelbyExchange: Sendable {
  /// What came back.
  struct Answer {
    let status: Int
    let headers: TransportHeaders
    let body: [UInt8]

    var isSuccess: Bool { (200...299).contains(status) }
  }

  /// What is signed besides the request.
  struct Signing {
    var signer: OAuth1
    /// Nil for one of its own; then it may be signed again.
    var token: ActionToken?
    var callback: String?
    var verifier: String?
  }

  private let transport: any Transport
  private let time: TimeSource
  /// How far the server's clock is ahead, in seconds.
  private let lead = Lock<Int64>(0)

  init(transport: any Transport, time: TimeSource) {
    self.transport = transport
    self.time = time
  }

  /// The time of the server, as far as it is known, in seconds since 1970.
  var now: Int64 { time.date() / 1_000 + lead.withLock { $0 } }

  /// Milliseconds since 1970, of this machine.
  var date: Int64 { time.date() }

  /// Sends a request. Any status is an answer.
  ///
  /// - Parameter limit: how many bytes the answer may have.
  func send(
    _ request: TransportRequest, _ signing: Signing, limit: Int = 16 << 20
  ) async throws(PentadError) -> Answer {
    let timestamp = signing.token?.timestamp ?? now
    let answer = try await attempt(request, signing, timestamp, limit)
    guard answer.status == 401, learn(from: answer), signing.token == nil else { return answer }
    return try await attempt(request, signing, now, limit)
  }

  private func attempt(
    _ request: TransportRequest, _ signing: Signing, _ timestamp: Int64, _ limit: Int
  ) async throws(PentadError) -> Answer {
    var request = request
    request.isRepeatable = false
    request.bodyLimit = limit
    try request.headers.set(
      "Authorization",
      signing.signer.authorization(
        for: request, nonce: signing.token?.nonce ?? OAuth1.nonce(), timestamp: timestamp,
        callback: signing.callback, verifier: signing.verifier))
    let response = try await transport.send(request)
    return Answer(
      status: response.status, headers: response.headers,
      body: try await response.body.collect(limit: limit))
  }

  /// Takes over the server's clock; whether it was known otherwise, by half a minute at least.
  private func learn(from answer: Answer) -> Bool {
    guard let date = answer.headers["Date"].flatMap({ HTTPDate.seconds($0) }) else { return false }
    let found = date - time.date() / 1_000
    return lead.withLock { lead in
      guard abs(found - lead) >= 30 else { return false }
      lead = found
      return true
    }
  }
}
