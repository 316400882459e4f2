/// What a playback goes by; times in milliseconds.
struct PlaybackRules: Hashable, Sendable {
  /// How often the position is stored while a video plays.
  var saving: Int64
  /// When a video is no longer one to watch later; nil for never.
  var watchLater: WatchLaterRule?
  /// Whether a video goes on where the user stopped.
  var resumes: Bool
  /// How close to its end a video counts as seen: it begins again.
  var end: Int64 = 5_000
  /// By how much a player's position may be ahead of the clock.
  var slack: Int64 = 1_000
  /// How long after an address was asked for again the player may ask for another.
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
