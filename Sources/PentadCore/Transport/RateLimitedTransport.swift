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
    if let (number, signal) = take(host) {
      do throws(PentadError) {
        try await turn(number, signal, at: host, within: remaining)
      } catch {
        // Outside of the lock, which each woken task takes.
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
      var ours = turns[host] ?? HostTurns(limit, now: now)
      defer { turns[host] = ours }
      return ours.take(now: now)
    }
  }
}

/// The turns at a host: who comes first goes first, no more often than a limit says.
struct HostTurns: Sendable {
  /// A turn that has been promised, and who waits for it.
  private struct Promise {
    let number: Int
    var due: Int64
    /// Sent when the turn has come nearer.
    let signal: AsyncSignal
  }

  private var bucket: TokenBucket
  private var promises: [Promise] = []
  private var count = 0

  /// At `now` in milliseconds.
  init(_ limit: RateLimit, now: Int64) { bucket = TokenBucket(limit, now: now) }

  /// Takes a turn.
  ///
  /// - Returns: nil when it is now; else the number of a promise, and the signal that it comes nearer.
  mutating func take(now: Int64) -> (number: Int, signal: AsyncSignal)? {
    let wait = bucket.take(now: now)
    guard wait > 0 else { return nil }
    count += 1
    let signal = AsyncSignal()
    promises.append(Promise(number: count, due: now + Int64(wait), signal: signal))
    return (count, signal)
  }

  /// How long to wait for a promised turn, in milliseconds; zero when it has come, and is taken.
  mutating func wait(for number: Int, now: Int64) -> Int64 {
    guard let place = promises.firstIndex(where: { $0.number == number }) else { return 0 }
    let wait = promises[place].due - now
    if wait <= 0 { promises.remove(at: place) }
    return max(0, wait)
  }

  /// Gives a promised turn up: all who came later have the one before theirs.
  mutating func giveUp(_ number: Int) -> [AsyncSignal] {
    guard let place = promises.firstIndex(where: { $0.number == number }) else { return [] }
    bucket.giveBack()
    for later in promises.indices.dropFirst(place + 1).reversed() {
      promises[later].due = promises[later - 1].due
    }
    promises.remove(at: place)
    return promises[place...].map(\.signal)
  }

  /// Whether nothing would be lost by making others instead.
  func isFull(now: Int64) -> Bool { promises.isEmpty && bucket.isFull(now: now) }
}
