/// What of a video was seen, by what its player reports, and what of it is to be stored.
///
/// What was played counts, and not what lies before the position: whoever seeks to the end has not watched
/// the video. Between two reports it plays, at most three times as fast as the clock; what goes faster was
/// a leap of which nobody told.
///
/// Positions are milliseconds; `now` is milliseconds since some moment, never less than before.
struct PlaybackProgress: Hashable, Sendable {
  let video: VideoKey
  private(set) var position: Int64
  private(set) var duration: Int64?
  /// What the user has done with the video, as it is stored and with what was seen since.
  private(set) var state: ViewState
  private let rules: PlaybackRules
  /// Whether the video was to be watched later when it began, and is still.
  private var wasWatchLater: Bool
  private var unsaved = WatchedSpans()
  private var savedPosition: Int64
  private var savedAt: Int64
  /// When the last report came, of those between which it plays.
  private var playingSince: Int64?

  /// Begins with what is stored: where the user stopped, unless that is the very end.
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

  /// What is stored is something else. A mark that has gone is the user's again: it is not taken away.
  mutating func update(_ stored: ViewState, duration known: Int64?) {
    wasWatchLater = wasWatchLater && stored.isWatchLater
    var new = stored
    new.isWatched = stored.isWatched || state.isWatched
    new.spans.formUnion(state.spans)
    state = new
    duration = duration ?? known.flatMap { $0 > 0 ? $0 : nil }
  }

  // MARK: What happens

  /// The player says where it is.
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

  /// The position is another, because somebody wants it to be.
  mutating func seek(to position: Int64) {
    self.position = clamped(position)
    playingSince = nil
  }

  /// It has come to its end: the next time it begins at the beginning.
  mutating func end(_ now: Int64) -> [PlaybackEffect] {
    if let duration { see(upTo: duration, now) }
    playingSince = nil
    position = 0
    return save(now) + unset()
  }

  /// Nothing is reported for a while.
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

  // MARK: What follows

  private var isEnough: Bool {
    rules.watchLater?.isDue(wasSetAtStart: wasWatchLater, state, duration: duration) ?? false
  }

  /// The mark goes once.
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
