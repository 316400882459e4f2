/// The rules of a playback; times in milliseconds.
struct PlaybackRules: Hashable, Sendable {
  /// The interval at which the position is stored during playback.
  var saving: Int64
  /// The rule that removes the mark to watch later; nil for never.
  var watchLater: WatchLaterRule?
  /// True if a video resumes where the user stopped.
  var resumes: Bool
  /// The distance to the end at which a video counts as finished: it starts again from the
  /// beginning.
  var end: Int64 = 5_000
  /// The amount by which a player's position may run ahead of the clock.
  var slack: Int64 = 1_000
  /// The shortest time between two requests for a new address after player errors.
  var retry: Int64 = 60_000

  init(
    _ rhythm: VideoFeedRhythm = VideoFeedRhythm(),
    watchLater: WatchLaterRule? = WatchLaterRule(), resumes: Bool = true
  ) {
    saving = rhythm.position
    self.watchLater = watchLater
    self.resumes = resumes
  }
}
