/// Delays requests so that each host gets no more than a limit allows.
///
/// Each host has its own token bucket, and its requests are sent in order of arrival. The wait
/// counts towards ``TransportRequest/deadline``: a request whose turn would come later fails
/// without being sent.
///
/// ```swift
/// let limit = try RateLimit(perSecond: 5, burst: 10)
/// let transport = RateLimitedTransport(try HTTPTransport(), limit)
/// ```
public final class RateLimitedTransport: Transport {
  private let next: any Transport
  private let limit: RateLimit
  private let time: TimeSource
  private let turns = Lock<[String: RateLimitQueue]>([:])

  /// Makes a transport that delays the requests to `next`.
  public init(_ next: any Transport, _ limit: RateLimit, time: TimeSource = .system) {
    self.next = next
    self.limit = limit
    self.time = time
  }

  /// Waits for the request's turn, then sends it.
  ///
  /// - Throws: see ``Transport``; ``PentadError/Code/timedOut`` at once if the turn would come
  ///   after the deadline.
  public func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    let remaining = RemainingTime(of: request, time)
    let host = request.url.host
    if let (number, signal) = take(host) {
      do throws(PentadError) {
        try await turn(number, signal, at: host, within: remaining)
      } catch {
        // Outside the lock, because each woken task takes it.
        for signal in turns.withLock({ $0[host]?.giveUp(number) ?? [] }) { signal.send() }
        throw error
      }
    }
    return try await next.send(remaining.limiting(request))
  }

  private func turn(
    _ number: Int, _ signal: AsyncSignal, at host: String, within remaining: RemainingTime
  ) async throws(PentadError) {
    while true {
      let now = time.uptime()
      let wait = turns.withLock { Int($0[host]?.wait(for: number, now: now) ?? 0) }
      guard wait > 0 else { return }
      guard wait < remaining.milliseconds else {
        throw PentadError(
          .timedOut, "too many requests to the host: ask less often, or allow more")
      }
      await signal.wait(atMost: Int64(wait), time)
      guard !Task.isCancelled else {
        throw PentadError.callCancelled
      }
    }
  }

  private func take(_ host: String) -> (number: Int, signal: AsyncSignal)? {
    let now = time.uptime()
    return turns.withLock { turns in
      if turns[host] == nil { turns = turns.filter { !$0.value.isFull(now: now) } }
      var ours = turns[host] ?? RateLimitQueue(limit, now: now)
      defer { turns[host] = ours }
      return ours.take(now: now)
    }
  }
}

/// The queue of requests to one host: first in, first out, at the rate of a limit.
struct RateLimitQueue: Sendable {
  /// A reserved turn, and the signal for its waiter.
  private struct Promise {
    let number: Int
    var due: Int64
    /// Sent when the turn has moved forward.
    let signal: AsyncSignal
  }

  private var bucket: TokenBucket
  private var promises: [Promise] = []
  private var count = 0

  /// Makes a queue at `now`, in milliseconds.
  init(_ limit: RateLimit, now: Int64) { bucket = TokenBucket(limit, now: now) }

  /// Reserves a turn.
  ///
  /// - Returns: nil if the turn is now; else the number of the reservation, and the signal that it
  ///   has moved forward.
  mutating func take(now: Int64) -> (number: Int, signal: AsyncSignal)? {
    let wait = bucket.take(now: now)
    guard wait > 0 else { return nil }
    count += 1
    let signal = AsyncSignal()
    promises.append(Promise(number: count, due: now + Int64(wait), signal: signal))
    return (count, signal)
  }

  /// Returns the time until a reserved turn, in milliseconds. Zero means that the turn has come;
  /// the reservation is then used up.
  mutating func wait(for number: Int, now: Int64) -> Int64 {
    guard let place = promises.firstIndex(where: { $0.number == number }) else { return 0 }
    let wait = promises[place].due - now
    if wait <= 0 { promises.remove(at: place) }
    return max(0, wait)
  }

  /// Cancels a reservation: each later one moves forward by one turn. Returns their signals.
  mutating func giveUp(_ number: Int) -> [AsyncSignal] {
    guard let place = promises.firstIndex(where: { $0.number == number }) else { return [] }
    bucket.giveBack()
    for later in promises.indices.dropFirst(place + 1).reversed() {
      promises[later].due = promises[later - 1].due
    }
    promises.remove(at: place)
    return promises[place...].map(\.signal)
  }

  /// True if the queue is empty and the bucket full, so that this value can be dropped.
  func isFull(now: Int64) -> Bool { promises.isEmpty && bucket.isFull(now: now) }
}
