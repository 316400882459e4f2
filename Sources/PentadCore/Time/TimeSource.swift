#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where time comes from and what waits: the system, or a test that moves its own clock.
public struct TimeSource: Sendable {
  /// Milliseconds since some moment; it never goes back.
  public let uptime: @Sendable () -> Int64
  /// The wall clock: milliseconds since the Unix epoch, UTC.
  public let date: @Sendable () -> Int64
  /// Waits so many milliseconds; throws ``PentadError/Code/cancelled`` as soon as the task is
  /// cancelled.
  public let sleep: @Sendable (_ milliseconds: Int) async throws(PentadError) -> Void

  /// A source of a test's own.
  public init(
    uptime: @escaping @Sendable () -> Int64, date: @escaping @Sendable () -> Int64,
    sleep: @escaping @Sendable (_ milliseconds: Int) async throws(PentadError) -> Void
  ) {
    self.uptime = uptime
    self.date = date
    self.sleep = sleep
  }

  /// The system's clocks.
  public static let system = TimeSource(
    uptime: { milliseconds(of: CLOCK_MONOTONIC) }, date: { milliseconds(of: CLOCK_REALTIME) },
    sleep: { milliseconds async throws(PentadError) in
      do {
        try await Task.sleep(for: .milliseconds(milliseconds))
      } catch {
        throw PentadError.callCancelled
      }
    })

  private static func milliseconds(of clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}
