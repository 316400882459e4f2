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
  private let buckets = Lock<[String: TokenBucket]>([:])

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
    let wait = take(request.url.host)
    if wait > 0 {
      do throws(PentadError) {
        guard wait < remaining.milliseconds else {
          throw PentadError(
            .timedOut, "too many requests to the host: ask less often, or allow more")
        }
        try await time.sleep(wait)
      } catch {
        buckets.withLock { $0[request.url.host]?.giveBack() }
        throw error
      }
    }
    return try await next.send(remaining.limiting(request))
  }

  private func take(_ host: String) -> Int {
    let now = time.uptime()
    return buckets.withLock { buckets in
      if buckets[host] == nil {
        buckets = buckets.filter { !$0.value.isFull(now: now) }
      }
      var bucket = buckets[host] ?? TokenBucket(limit, now: now)
      defer { buckets[host] = bucket }
      return bucket.take(now: now)
    }
  }
}
