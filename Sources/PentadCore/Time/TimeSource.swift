#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A clock and a timer: those of the system, or those that a test controls.
public struct TimeSource: Sendable {
  /// Returns the time of a monotonic clock, in milliseconds since an arbitrary moment.
  public let uptime: @Sendable () -> Int64
  /// Returns the time of the wall clock, in milliseconds since the Unix epoch, UTC.
  public let date: @Sendable () -> Int64
  /// Waits that many milliseconds; throws ``PentadError/Code/cancelled`` as soon as the task is
  /// cancelled.
  public let sleep: @Sendable (_ milliseconds: Int) async throws(PentadError) -> Void

  /// Makes a time source, for example for a test.
  public init(
    uptime: @escaping @Sendable () -> Int64, date: @escaping @Sendable () -> Int64,
    sleep: @escaping @Sendable (_ milliseconds: Int) async throws(PentadError) -> Void
  ) {
    self.uptime = uptime
    self.date = date
    self.sleep = sleep
  }

  /// The clocks and the timer of the system.
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
