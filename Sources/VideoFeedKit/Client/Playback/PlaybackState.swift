public import PentadCore

/// What is being played, and what lies beside it in the list.
///
/// C: `pentad_video_playing`.
public struct PlaybackState: Hashable, Sendable {
  /// The state of the video that is played.
  public enum Phase: Hashable, Sendable {
    /// No video is chosen.
    case idle
    /// It is being looked up where the video is.
    case resolving
    /// The player has it.
    case ready
    /// It plays.
    case playing
    /// It stands still.
    case paused
    /// It has come to its end.
    case ended
    /// It cannot be played.
    case failed(PentadError)
  }

  /// The video that was chosen; it stays when it is gone from the list.
  public let current: VideoKey?
  /// The one behind it in the list, which is older; without a current one, the first of the list.
  public let next: VideoKey?
  /// The one before it in the list, which is newer.
  public let previous: VideoKey?
  /// The row of the list that is the current video; nil when the list does not have it.
  public let highlighted: VideoKey?
  /// How far it has come.
  public let phase: Phase
  /// Where it stands, in milliseconds.
  public let position: Int64
  /// How long it lasts, in milliseconds; nil when nobody knows.
  public let duration: Int64?

  /// Describes what is played; nothing, unless it says so.
  public init(
    current: VideoKey? = nil, next: VideoKey? = nil, previous: VideoKey? = nil,
    highlighted: VideoKey? = nil, phase: Phase = .idle, position: Int64 = 0,
    duration: Int64? = nil
  ) {
    self.current = current
    self.next = next
    self.previous = previous
    self.highlighted = highlighted
    self.phase = phase
    self.position = position
    self.duration = duration
  }
}

/// What a host's player is to do.
///
/// C: `pentad_video_player_order`.
public enum PlayerOrder: Hashable, Sendable {
  /// Take this video, at a position in milliseconds, and wait.
  indirect case load(ContentURL, at: Int64)
  /// Play on.
  case play
  /// Stand still.
  case pause
  /// Go to a position, in milliseconds.
  case seek(Int64)
  /// Let go of the video.
  case unload
}
