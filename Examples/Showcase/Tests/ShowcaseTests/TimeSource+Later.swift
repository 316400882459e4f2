import PentadCore

@testable import Showcase

extension TimeSource {
  /// The system's clocks, of which that on the wall is ahead by so many milliseconds.
  static func later(by milliseconds: Int64) -> TimeSource {
    let system = TimeSource.system
    return TimeSource(
      uptime: system.uptime, date: { system.date() + milliseconds },
      sleep: { duration async throws(PentadError) in try await system.sleep(duration) })
  }

  /// As ``later(by:)``; no page waits for a server.
  static func impatient(later milliseconds: Int64 = 0) -> TimeSource {
    let time = later(by: milliseconds)
    let waits = [Patience(time: time).milliseconds, Patience.search(time).milliseconds]
    return TimeSource(
      uptime: time.uptime, date: time.date,
      sleep: { duration async throws(PentadError) in
        if !waits.contains(duration) { try await time.sleep(duration) }
      })
  }
}
