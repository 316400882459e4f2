import PentadCore

/// Sends signed requests and collects the responses.
///
/// A server rejects a timestamp that differs too much from its own clock. If such a response
/// contains the server's time, the request is signed again with it, and so are all later ones.
///
/// Requests are never repeated automatically: a server rejects a signature that it receives twice.
final class ShelbyExchange: Sendable {
  /// A complete response.
  struct Answer {
    let status: Int
    let headers: TransportHeaders
    let body: [UInt8]

    var isSuccess: Bool { (200...299).contains(status) }
  }

  /// The parameters of a signature in addition to the request.
  struct Signing {
    var signer: OAuth1
    /// The nonce and timestamp to use; nil to generate them, which allows signing again.
    var token: ActionToken?
    var callback: String?
    var verifier: String?
  }

  private let transport: any Transport
  private let time: TimeSource
  /// The offset of the server's clock from the local one, in seconds.
  private let lead = Lock<Int64>(0)

  init(transport: any Transport, time: TimeSource) {
    self.transport = transport
    self.time = time
  }

  /// The estimated time of the server, in seconds since 1970.
  var now: Int64 { time.date() / 1_000 + lead.withLock { $0 } }

  /// The time of this machine, in milliseconds since 1970.
  var date: Int64 { time.date() }

  /// Sends a request. A response with any status is returned.
  ///
  /// - Parameter limit: the maximum size of the response in bytes.
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

  /// Adopts the server's clock if it differs by at least half a minute from the known one. Returns
  /// true if it did.
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
