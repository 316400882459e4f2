import Testing

@testable import VideoFeedKit

@Suite struct SessionStatisticsTests {
  private var session = SessionStatistics()

  /// The original's names.
  @Test mutating func counters() {
    let draft = ShareDraft(video: Samples.key(), text: "", destinations: [.twitter, .email])
    let kinds: [SourceAction.Kind] = [
      .like(true), .like(false), .watchLater(true), .watchLater(false), .watched, .progress(5),
      .share(draft),
    ]
    let names = kinds.flatMap { session.count($0) }.map { event in
      if case .counted(let counter) = event { counter.rawValue } else { "" }
    }
    #expect(
      names == [
        "broadcast.like", "broadcast.unlike", "broadcast.watch_later", "broadcast.unwatch_later",
        "broadcast.watch", "sharing.twitter", "sharing.email",
      ])
  }

  @Test mutating func heartbeats() {
    session.isPlaying = true
    _ = session.count(.progress(5))
    #expect(session.beat(time: 15) == beat(1, 15, focus: true, active: false, playing: true))
    (session.isPlaying, session.hasFocus) = (false, false)
    _ = session.count(.watched)
    #expect(session.beat(time: 30) == beat(2, 30, focus: false, active: true, playing: false))
    session.noteActivity()
    #expect(session.beat(time: 45) == beat(3, 45, focus: false, active: true, playing: false))
    #expect(session.beat(time: 60) == beat(4, 60, focus: false, active: false, playing: false))
  }

  private func beat(
    _ number: Int, _ time: Int64, focus: Bool, active: Bool, playing: Bool
  ) -> StatisticsEvent {
    .heartbeat(
      SessionHeartbeat(
        number: number, time: time, hasFocus: focus, wasActive: active, isPlaying: playing))
  }
}
