/// The state of a session, as its ``SessionHeartbeat``s describe it.
struct SessionStatistics: Hashable, Sendable {
  var hasFocus = true
  var isPlaying = false
  private var wasActive = false
  private var count = 0

  /// Returns the events for an action of the user.
  mutating func count(_ kind: SourceAction.Kind) -> [StatisticsEvent] {
    if case .progress = kind { return [] }
    wasActive = true
    return StatisticsCounter.counters(of: kind).map { .counted($0) }
  }

  /// Records an action that is not counted.
  mutating func noteActivity() { wasActive = true }

  /// Returns the next heartbeat, due at each ``VideoFeedRhythm/heartbeat``.
  mutating func beat(time: Int64) -> StatisticsEvent {
    count += 1
    defer { wasActive = false }
    return .heartbeat(
      SessionHeartbeat(
        number: count, time: time, hasFocus: hasFocus, wasActive: wasActive,
        isPlaying: isPlaying))
  }
}
