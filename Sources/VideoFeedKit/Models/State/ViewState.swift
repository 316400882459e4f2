/// The user's state of a video: likes, watch later and progress. It belongs to the video,
/// independent of its sharers, and is kept when the sources no longer contain the video.
///
/// C: `pentad_video_state`.
public struct ViewState: Hashable, Sendable {
  /// True if the user likes the video.
  public var isLiked: Bool
  /// True if the user marked the video to watch it later.
  public var isWatchLater: Bool
  /// True if the user has begun to watch the video.
  public var isWatched: Bool
  /// The position where the user stopped, in milliseconds, at least 0.
  public var position: Int64 {
    didSet { position = max(0, position) }
  }
  /// The parts of the video that the user has watched.
  public var spans: WatchedSpans
  /// The time of the last change, in milliseconds since 1970-01-01 00:00 UTC; nil if there was
  /// none.
  public var changedAt: Int64?

  /// Creates a state; by default, the user has done nothing.
  public init(
    isLiked: Bool = false, isWatchLater: Bool = false, isWatched: Bool = false,
    position: Int64 = 0, spans: WatchedSpans = WatchedSpans(), changedAt: Int64? = nil
  ) {
    self.isLiked = isLiked
    self.isWatchLater = isWatchLater
    self.isWatched = isWatched
    self.position = max(0, position)
    self.spans = spans
    self.changedAt = changedAt
  }

  /// Returns the watched fraction of the video, 0…1; nil if the duration is unknown.
  public func watchedFraction(of duration: Int64?) -> Double? {
    guard let duration, duration > 0 else { return nil }
    return Double(spans.covered(within: duration)) / Double(duration)
  }

  /// Returns this state merged with a source's marks. Where the source gives no value, the local
  /// one is kept. A position from the source counts only if the local one is 0.
  public func adopting(_ marks: RemoteMarks) -> ViewState {
    var state = self
    state.isLiked = marks.isLiked ?? isLiked
    state.isWatchLater = marks.isWatchLater ?? isWatchLater
    state.isWatched = marks.isWatched ?? isWatched
    if position == 0 { state.position = marks.position ?? 0 }
    return state
  }

  /// Returns this state merged with that of another key of the same video. The other position
  /// counts only if this one is 0.
  func joined(with other: ViewState) -> ViewState {
    var state = self
    state.isLiked = isLiked || other.isLiked
    state.isWatchLater = isWatchLater || other.isWatchLater
    state.isWatched = isWatched || other.isWatched
    if position == 0 { state.position = other.position }
    state.spans.formUnion(other.spans)
    return state
  }
}

/// The rule that removes a watched video from the list to watch later.
public struct WatchLaterRule: Hashable, Sendable {
  /// The watched fraction, 0…1, above which the mark is removed.
  public let threshold: Double

  /// Creates a rule. By default, the mark is removed when more than three quarters were watched.
  public init(threshold: Double = 0.75) { self.threshold = min(max(threshold, 0), 1) }

  /// Returns true if the mark is due for removal: it was set when playback began and still is, and
  /// enough was watched. The mark stays if the duration is unknown.
  public func isDue(wasSetAtStart: Bool, _ state: ViewState, duration: Int64?) -> Bool {
    guard wasSetAtStart, state.isWatchLater,
      let fraction = state.watchedFraction(of: duration)
    else { return false }
    return fraction > threshold
  }
}
