import AstroKit
import PentadCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's clock.
enum Now {
  static var instant: Instant {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Instant(milliseconds: Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000)
  }

  /// Returns today's date by a zone's clock.
  static func date(in zone: CivilTimeZone) -> CivilDate {
    // Truncated, not rounded: a minute before midnight is still today.
    let now = Instant(milliseconds: instant.milliseconds / 1_000 * 1_000)
    return LocalTime(now, in: zone, to: .second).date
  }
}
