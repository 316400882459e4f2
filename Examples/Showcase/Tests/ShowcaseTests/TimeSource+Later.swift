import PentadCore

@testable import Showcase

extension TimeSource {
  /// Returns the system's clocks, with the wall clock ahead by the given milliseconds.
  static func later(by milliseconds: Int64) -> TimeSource {
    let system = TimeSource.system
    return TimeSource(
      uptime: system.uptime, date: { system.date() + milliseconds },
      sleep: { duration async throws(PentadError) in try await system.sleep(duration) })
  }

  /// As ``later(by:)``; no page waits for a server.
  static func impatient(later milliseconds: Int64 = 0) -> TimeSource {
    later(by: milliseconds).pagesWaiting(nil)
  }

  /// The system's clocks; a page waits a minute for a server, however busy the machine is.
  static func patient() -> TimeSource { TimeSource.system.pagesWaiting(60_000) }

  /// These clocks, by which pages wait so many milliseconds for a server; nil when they do not.
  private func pagesWaiting(_ duration: Int?) -> TimeSource {
    let time = self
    let waits = [Patience(time: time).milliseconds, Patience.search(time).milliseconds]
    return TimeSource(
      uptime: time.uptime, date: time.date,
      sleep: { asked async throws(PentadError) in
        guard waits.contains(asked) else { return try await time.sleep(asked) }
        if let duration { try await time.sleep(duration) }
      })
  }
}
