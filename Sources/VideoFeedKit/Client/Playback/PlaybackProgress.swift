/// The watched spans of a video, from the reports of its player, and the changes to store.
///
/// Only played spans count as watched, not everything before the position: a seek to the end does
/// not mean that the video was watched. Between two reports, the position may advance at most three
/// times as fast as the clock, plus a slack; a larger step counts as a seek.
///
/// Positions are milliseconds; `now` is a monotonic time in milliseconds.
struct PlaybackProgress: Hashable, Sendable {
  let video: VideoKey
  private(set) var position: Int64
  private(set) var duration: Int64?
  /// The user's stored state for the video, with the spans watched since.
  private(set) var state: ViewState
  private let rules: PlaybackRules
  /// True if the video had the mark to watch later at the start, and still has it.
  private var wasWatchLater: Bool
  private var unsaved = WatchedSpans()
  private var savedPosition: Int64
  private var savedAt: Int64
  /// The time of the last report; nil unless the player is playing.
  private var playingSince: Int64?

  /// Starts at the stored position, or at 0 if that is very close to the end.
  init(_ video: VideoKey, _ state: ViewState, duration: Int64?, rules: PlaybackRules, now: Int64) {
    self.video = video
    self.state = state
    self.rules = rules
    self.duration = duration.flatMap { $0 > 0 ? $0 : nil }
    wasWatchLater = state.isWatchLater
    savedPosition = state.position
    savedAt = now
    let isOver = self.duration.map { state.position >= $0 - rules.end } ?? false
    position = rules.resumes && !isOver ? state.position : 0
  }

  /// Merges a stored state that has changed. If the user has removed the mark to watch later, it is
  /// not removed automatically again.
  mutating func update(_ stored: ViewState, duration known: Int64?) {
    wasWatchLater = wasWatchLater && stored.isWatchLater
    var new = stored
    new.isWatched = stored.isWatched || state.isWatched
    new.spans.formUnion(state.spans)
    state = new
    duration = duration ?? known.flatMap { $0 > 0 ? $0 : nil }
  }

  // MARK: Inputs

  /// Handles a position report of the player.
  mutating func report(
    _ reported: Int64, duration known: Int64?, isPlaying: Bool, now: Int64
  ) -> [PlaybackEffect] {
    if let known, known > 0 { duration = known }
    var effects: [PlaybackEffect] = []
    see(upTo: clamped(reported), now)
    if isPlaying, !state.isWatched {
      state.isWatched = true
      effects.append(.markWatched(video))
    }
    if !isPlaying || isEnough || now - savedAt >= rules.saving { effects += save(now) }
    playingSince = isPlaying ? now : nil
    return effects + unset()
  }

  /// Changes the position after a seek.
  mutating func seek(to position: Int64) {
    self.position = clamped(position)
    playingSince = nil
  }

  /// Handles the end of the video: the next playback starts at the beginning.
  mutating func end(_ now: Int64) -> [PlaybackEffect] {
    if let duration { see(upTo: duration, now) }
    playingSince = nil
    position = 0
    return save(now) + unset()
  }

  /// Handles a pause without reports.
  mutating func pause(_ now: Int64) -> [PlaybackEffect] {
    playingSince = nil
    return save(now)
  }

  private func clamped(_ position: Int64) -> Int64 {
    min(max(0, position), duration ?? .max)
  }

  private mutating func see(upTo end: Int64, _ now: Int64) {
    defer { position = end }
    guard let playingSince, end > position else { return }
    let elapsed = min(max(0, now - playingSince), 1 << 40)
    guard end - position <= 3 * elapsed + rules.slack else { return }
    state.spans.insert(from: position, to: end)
    unsaved.insert(from: position, to: end)
  }

  // MARK: Effects

  private var isEnough: Bool {
    rules.watchLater?.isDue(wasSetAtStart: wasWatchLater, state, duration: duration) ?? false
  }

  /// Removes the mark to watch later, once.
  private mutating func unset() -> [PlaybackEffect] {
    guard isEnough else { return [] }
    (state.isWatchLater, wasWatchLater) = (false, false)
    return [.unsetWatchLater(video)]
  }

  private mutating func save(_ now: Int64) -> [PlaybackEffect] {
    savedAt = now
    guard position != savedPosition || !unsaved.spans.isEmpty else { return [] }
    defer { (savedPosition, unsaved) = (position, WatchedSpans()) }
    return [.save(video, position: position, seen: unsaved)]
  }
}
