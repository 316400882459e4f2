import PentadCore

/// Puts the client's messages into words: with the user's token, and the time by the service's clock.
struct PushSpeaker: Sendable {
  let token: @Sendable () async throws(PentadError) -> String
  let time: TimeSource
  /// How far the service's clock is ahead of this machine's, in milliseconds.
  private let skew = SkewBox()
  /// The token that was spoken last, to compare others with; nil when there was none.
  private let spoken = TokenBox()

  init(_ time: TimeSource, token: @escaping @Sendable () async throws(PentadError) -> String) {
    self.token = token
    self.time = time
  }

  /// The messages as one text.
  ///
  /// - Throws: what the token's source throws.
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

  /// Whether the token is another than the service was told last; nil when there is none.
  func hasOtherToken() async -> Bool? {
    guard let token = try? await token() else { return nil }
    return spoken.value.withLock { $0 != token }
  }

  /// Takes in what time it is by the service's clock, in milliseconds since 1970.
  func hear(serviceTime: Int64) {
    let skew = serviceTime.subtractingReportingOverflow(time.date()).partialValue
    self.skew.value.withLock { $0 = min(max(-Self.limit, skew), Self.limit) }
  }

  /// Takes in the date of an answer.
  func hear(_ headers: TransportHeaders) {
    guard let date = headers["Date"].flatMap(HTTPDate.seconds) else { return }
    hear(serviceTime: date * 1_000)
  }

  /// A clock that is further off than a century is no clock.
  private static let limit: Int64 = 100 * 365 * 86_400_000
}

private final class SkewBox: Sendable {
  let value = Lock<Int64>(0)
}

private final class TokenBox: Sendable {
  let value = Lock<String?>(nil)
}
