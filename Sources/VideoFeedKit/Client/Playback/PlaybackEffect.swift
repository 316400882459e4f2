import PentadCore

/// An input of a playback.
enum PlaybackInput: Hashable, Sendable {
  /// The current list, at the start and after each change.
  case list([VideoKey])
  case select(VideoKey)
  case next
  case previous
  /// The stored state of the user for a video, and the duration of the video.
  case known(ViewState, duration: Int64?, of: VideoKey)
  /// The resolved address of a video, or the error.
  case contentURL(Result<ContentURL, PentadError>, of: VideoKey)
  case play
  case pause
  case togglePlay
  /// A seek to a position, in milliseconds.
  case seek(Int64)
  /// A seek by a number of milliseconds, forward or back.
  case skip(Int64)
  /// A position report of the player, in milliseconds, for a video; nil for the current one.
  case report(Int64, duration: Int64?, isPlaying: Bool, of: VideoKey?)
  /// The player has reached the end.
  case ended(of: VideoKey?)
  /// The player cannot play the video.
  case failed(PentadError, of: VideoKey?)
  case stop
}

/// An effect that a playback requests.
enum PlaybackEffect: Hashable, Sendable {
  /// Resolve the address of a video and read the user's state: ``PlaybackInput/contentURL(_:of:)``
  /// and ``PlaybackInput/known(_:duration:of:)`` must follow. `reload`: the previous address
  /// failed.
  case resolve(VideoKey, reload: Bool)
  /// Prefetch the addresses and pictures of these videos.
  case prefetch([VideoKey])
  case player(PlayerOrder)
  /// Highlight the row of another current video; nil for none.
  case highlight(VideoKey?)
  /// Record that the user has started to watch a video.
  case markWatched(VideoKey)
  /// Store the position, and the spans watched since the last time.
  case save(VideoKey, position: Int64, seen: WatchedSpans)
  /// Remove the mark to watch later: enough of the video was watched.
  case unsetWatchLater(VideoKey)
}
