import PentadCore

/// Keeps the requests of an account within Canvas's rate limit.
///
/// Canvas limits the requests of each token by a leaky bucket of 600 units. A running request
/// reserves 50 units; when it has finished, it uses units for its computing time instead. 10 units
/// a second become free again. `X-Rate-Limit-Remaining` is the number of free units. These are the
/// usual settings; a site may have others.
///
/// - At most 3 requests run at a time.
/// - While less than 150 units are free, the next request waits.
/// - After a throttled request, all requests wait until all units are free, or as long as the
///   server requires, at most ten minutes.
final class CanvasBucket: Sendable {
  private struct State {
    /// The free units at a time, in milliseconds of the monotonic clock; nil until the first answer.
    var level: (free: Double, at: Int64)?
    /// The time before which no request is sent.
    var notBefore = Int64.min
  }

  private static let size = 600.0
  /// The maximum number of units that requests can use beyond the size of the bucket.
  private static let overflow = 200.0
  private static let reserve = 150.0
  private static let leakPerSecond = 10.0

  private let places = AsyncSemaphore(3)
  private let state = Lock(State())
  private let time: TimeSource

  init(time: TimeSource) { self.time = time }

  /// Runs a request as soon as the rate limit permits it.
  func run<Value: Sendable>(
    _ request: () async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value {
    try await places.withPermit { () async throws(PentadError) in
      while let pause { try await time.sleep(pause) }
      return try await request()
    }
  }

  /// Records the free units that an answer reports. Text that is not a number is ignored.
  func record(_ headers: TransportHeaders) {
    guard let free = headers["X-Rate-Limit-Remaining"].flatMap(Double.init), free.isFinite else {
      return
    }
    let now = time.uptime()
    state.withLock { $0.level = (max(-Self.overflow, min(free, Self.size)), now) }
  }

  /// Records that a request was throttled, and returns the time until the next one, in
  /// milliseconds.
  ///
  /// - Parameter retryAfter: the time that the server asks to wait; nil if it gives none.
  func throttled(retryAfter: Int?) -> Int {
    let now = time.uptime()
    return state.withLock { state in
      let free = max(0, state.level?.free ?? 0)
      let wait = retryAfter ?? Self.milliseconds(Self.size - free)
      state.notBefore = max(state.notBefore, now + Int64(min(wait, 600_000)))
      return wait
    }
  }

  /// The time to wait before a request, in milliseconds; nil for none.
  private var pause: Int? {
    let now = time.uptime()
    let wait = state.withLock { state in
      let stop = state.notBefore > now ? Int(state.notBefore - now) : 0
      guard let (free, at) = state.level else { return stop }
      let leaked = Double(max(0, now - at)) / 1_000 * Self.leakPerSecond
      return max(stop, Self.milliseconds(Self.reserve - free - leaked))
    }
    return wait > 0 ? wait : nil
  }

  private static func milliseconds(_ units: Double) -> Int {
    Int((max(0, min(units, size + reserve)) / leakPerSecond * 1_000).rounded(.up))
  }
}
