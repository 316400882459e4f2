/// Holds requests back so that no host is asked more often than a limit says.
///
/// Each host has a token bucket of its own, and its requests go in the order in which they came. The
/// wait counts for ``TransportRequest/deadline``: a request whose turn comes after it is not sent.
///
/// ```swift
/// let limit = try RateLimit(perSecond: 5, burst: 10)
/// let transport = RateLimitedTransport(try HTTPTransport(), limit)
/// ```
public final class RateLimitedTransport: Transport {
  private let next: any Transport
  private let limit: RateLimit
  private let time: TimeSource
  private let turns = Lock<[String: HostTurns]>([:])

  /// Holds back what `next` sends.
  public init(_ next: any Transport, _ limit: RateLimit, time: TimeSource = .system) {
    self.next = next
    self.limit = limit
    self.time = time
  }

  /// Sends a request when it is its turn.
  ///
  /// - Throws: see ``Transport``; ``PentadError/Code/timedOut`` at once when the turn comes too late.
  public func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    let remaining = RemainingTime(of: request, time)
    let host = request.url.host
    if let (number, bell) = take(host) {
      do throws(PentadError) {
        try await turn(number, bell, at: host, within: remaining)
      } catch {
        // Outside of the lock: who is rung for takes it.
        for bell in turns.withLock({ $0[host]?.giveUp(number) ?? [] }) { bell.ring() }
        throw error
      }
    }
    return try await next.send(remaining.limiting(request))
  }

  private func turn(
    _ number: Int, _ bell: Bell, at host: String, within remaining: RemainingTime
  ) async throws(PentadError) {
    while true {
      let now = time.uptime()
      let wait = turns.withLock { Int($0[host]?.wait(for: number, now: now) ?? 0) }
      guard wait > 0 else { return }
      guard wait < remaining.milliseconds else {
        throw PentadError(
          .timedOut, "too many requests to the host: ask less often, or allow more")
      }
      await bell.wait(atMost: Int64(wait), time)
      guard !Task.isCancelled else {
        throw PentadError(.cancelled, "the request was cancelled before its turn")
      }
    }
  }

  private func take(_ host: String) -> (number: Int, bell: Bell)? {
    let now = time.uptime()
    return turns.withLock { turns in
      if turns[host] == nil { turns = turns.filter { !$0.value.isFull(now: now) } }
      var ours = turns[host] ?? HostTurns(limit, now: now)
      defer { turns[host] = ours }
      return ours.take(now: now)
    }
  }
}
