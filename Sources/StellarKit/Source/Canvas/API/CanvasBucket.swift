import PentadCore

/// Keeps the requests of an account within Canvas's rate limit.
///
/// Canvas has a leaky bucket for each token: a request reserves 50 of 600 units while it runs, then
/// costs its computing time, and 10 units a second leak out. `X-Rate-Limit-Remaining` is the free
/// part. All four are the usual settings of a site.
///
/// - At most 3 requests run at a time.
/// - With less than 150 units free, a request waits until there are 150.
/// - After a throttled request, all requests wait until the bucket would be empty, or as long as
///   the server asks.
final class CanvasBucket: Sendable {
  private struct State {
    /// The free units at a time, in milliseconds of the monotonic clock; nil until the first answer.
    var level: (free: Double, at: Int64)?
    /// The time before which no request is sent.
    var notBefore = Int64.min
  }

  private static let size = 600.0
  /// The most units beyond its size that a bucket takes.
  private static let overflow = 200.0
  private static let reserve = 150.0
  private static let leakPerSecond = 10.0

  private let places = AsyncSemaphore(3)
  private let state = Lock(State())
  private let time: TimeSource

  init(time: TimeSource) { self.time = time }

  /// Runs a request when there is room for it.
  func run<Value: Sendable>(
    _ request: () async throws(PentadError) -> Value
  ) async throws(PentadError) -> Value {
    await places.wait()
    let outcome: Result<Value, PentadError>
    do throws(PentadError) {
      while let pause { try await time.sleep(pause) }
      outcome = .success(try await request())
    } catch {
      outcome = .failure(error)
    }
    await places.signal()
    return try outcome.get()
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
