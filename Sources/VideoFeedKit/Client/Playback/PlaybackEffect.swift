import PentadCore

/// What happens to a playback.
enum PlaybackInput: Hashable, Sendable {
  /// The list is another, or was.
  case list([VideoKey])
  case select(VideoKey)
  case next
  case previous
  /// What the user has done with a video, as it is stored, and how long the video lasts.
  case known(ViewState, duration: Int64?, of: VideoKey)
  /// Where a video is, or why nobody knows.
  case contentURL(Result<ContentURL, PentadError>, of: VideoKey)
  case play
  case pause
  case togglePlay
  /// Go to a position, in milliseconds.
  case seek(Int64)
  /// Go on, or back, by so many milliseconds.
  case skip(Int64)
  /// The player says where it is, in milliseconds, and of which video; nil for the current one.
  case report(Int64, duration: Int64?, isPlaying: Bool, of: VideoKey?)
  /// The player has come to the end.
  case ended(of: VideoKey?)
  /// The player cannot play it.
  case failed(PentadError, of: VideoKey?)
  case stop
}

/// What a playback wants done.
enum PlaybackEffect: Hashable, Sendable {
  /// Find out where a video is, and what the user has done with it: ``PlaybackInput/contentURL(_:of:)``
  /// and ``PlaybackInput/known(_:duration:of:)`` are to follow. `reload`: the address that was told no
  /// longer holds.
  case resolve(VideoKey, reload: Bool)
  /// These are likely to be next.
  case prefetch([VideoKey])
  case player(PlayerOrder)
  /// The row of the current video is another; nil for none.
  case highlight(VideoKey?)
  /// The user has begun to watch a video.
  case markWatched(VideoKey)
  /// Store where the user is, and what was seen since the last time.
  case save(VideoKey, position: Int64, seen: WatchedSpans)
  /// Enough was seen of a video that was to be watched later.
  case unsetWatchLater(VideoKey)
}
