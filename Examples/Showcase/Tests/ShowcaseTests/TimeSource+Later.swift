import PentadCore

extension TimeSource {
  /// The system's clocks, of which that on the wall is ahead by so many milliseconds.
  static func later(by milliseconds: Int64) -> TimeSource {
    let system = TimeSource.system
    return TimeSource(
      uptime: system.uptime, date: { system.date() + milliseconds },
      sleep: { duration async throws(PentadError) in try await system.sleep(duration) })
  }
}
