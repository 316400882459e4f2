import PentadCore

/// The encoder of the client's messages, with the user's token and the service's time.
struct PushSpeaker: Sendable {
  let token: @Sendable () async throws(PentadError) -> String
  let time: TimeSource
  /// The offset of the service's clock to this machine's clock, in milliseconds.
  private let skew = SkewBox()
  /// The token that was sent last, for comparison; nil if there was none.
  private let spoken = TokenBox()

  init(_ time: TimeSource, token: @escaping @Sendable () async throws(PentadError) -> String) {
    self.token = token
    self.time = time
  }

  /// Encodes messages as one text.
  ///
  /// - Throws: the errors of the token's source.
  func text(of requests: [BayeuxRequest]) async throws(PentadError) -> String {
    let token = requests.contains(where: \.needsToken) ? try await spokenToken() : ""
    let date = time.date() + skew.value.withLock { $0 }
    return BayeuxCodec.text(of: requests, token: token, seconds: date / 1_000)
  }

  private func spokenToken() async throws(PentadError) -> String {
    do throws(PentadError) {
      let token = try await token()
      spoken.value.withLock { $0 = token }
      return token
    } catch {
      spoken.value.withLock { $0 = nil }
      throw error
    }
  }

  /// Returns true if the token differs from the one that was sent last; nil if there is none.
  func hasOtherToken() async -> Bool? {
    guard let token = try? await token() else { return nil }
    return spoken.value.withLock { $0 != token }
  }

  /// Records the service's time, in milliseconds since 1970.
  func hear(serviceTime: Int64) {
    let skew = serviceTime.subtractingReportingOverflow(time.date()).partialValue
    self.skew.value.withLock { $0 = min(max(-Self.limit, skew), Self.limit) }
  }

  /// Records the date of a response.
  func hear(_ headers: TransportHeaders) {
    guard let date = headers["Date"].flatMap(HTTPDate.seconds) else { return }
    hear(serviceTime: date * 1_000)
  }

  /// The maximum clock offset of a century; a larger one is clamped.
  private static let limit: Int64 = 100 * 365 * 86_400_000
}

private final class SkewBox: Sendable {
  let value = Lock<Int64>(0)
}

private final class TokenBox: Sendable {
  let value = Lock<String?>(nil)
}
