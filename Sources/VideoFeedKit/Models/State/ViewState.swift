/// What the user has done with a video. It belongs to the video, whoever shared it, and stays when the
/// video is gone from its sources.
///
/// C: `pentad_video_state`.
public struct ViewState: Hashable, Sendable {
  /// Whether the user likes it.
  public var isLiked: Bool
  /// Whether the user wants to watch it later.
  public var isWatchLater: Bool
  /// Whether the user has begun to watch it.
  public var isWatched: Bool
  /// Where the user stopped, in milliseconds, at least 0.
  public var position: Int64 {
    didSet { position = max(0, position) }
  }
  /// What the user has seen of it.
  public var spans: WatchedSpans
  /// When this last changed, in milliseconds since 1970-01-01 00:00 UTC; nil when nothing was done.
  public var changedAt: Int64?

  /// Describes what the user has done; nothing, unless it says so.
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

  /// How much of the video was seen, 0…1; nil when nobody knows how long it is.
  public func watchedFraction(of duration: Int64?) -> Double? {
    guard let duration, duration > 0 else { return nil }
    return Double(spans.covered(within: duration)) / Double(duration)
  }

  /// This state with what a source knows; where it does not say, what is here stays. A position on a
  /// server counts when there is none here.
  public func adopting(_ marks: RemoteMarks) -> ViewState {
    var state = self
    state.isLiked = marks.isLiked ?? isLiked
    state.isWatchLater = marks.isWatchLater ?? isWatchLater
    state.isWatched = marks.isWatched ?? isWatched
    if position == 0 { state.position = marks.position ?? 0 }
    return state
  }

  /// This state with that of a video that is the same. A position there counts when there is none here.
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

/// When a video that was watched is no longer one to watch later.
public struct WatchLaterRule: Hashable, Sendable {
  /// Over which part of the video that was seen, 0…1.
  public let threshold: Double

  /// Over three quarters, unless it says otherwise.
  public init(threshold: Double = 0.75) { self.threshold = min(max(threshold, 0), 1) }

  /// Whether the mark goes now: it was there when playing began and still is, and enough was seen. It
  /// never goes from a video of which nobody knows how long it is.
  public func isDue(wasSetAtStart: Bool, _ state: ViewState, duration: Int64?) -> Bool {
    guard wasSetAtStart, state.isWatchLater,
      let fraction = state.watchedFraction(of: duration)
    else { return false }
    return fraction > threshold
  }
}
