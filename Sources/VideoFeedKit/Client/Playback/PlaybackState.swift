public import PentadCore

/// The current video of a playback, and its neighbours in the list.
///
/// C: `pentad_video_playing`.
public struct PlaybackState: Hashable, Sendable {
  /// The phase of the current video.
  public enum Phase: Hashable, Sendable {
    /// No video is selected.
    case idle
    /// The address of the video is being resolved.
    case resolving
    /// The video is loaded in the player.
    case ready
    /// The video is playing.
    case playing
    /// The video is paused.
    case paused
    /// The video has ended.
    case ended
    /// The video cannot be played.
    case failed(PentadError)
  }

  /// The selected video; it stays selected if the list no longer contains it.
  public let current: VideoKey?
  /// The next video in the list, which is older; without a current one, the first of the list.
  public let next: VideoKey?
  /// The previous video in the list, which is newer.
  public let previous: VideoKey?
  /// The current video, if the list contains it; nil otherwise.
  public let highlighted: VideoKey?
  /// The phase of the current video.
  public let phase: Phase
  /// The position, in milliseconds.
  public let position: Int64
  /// The duration, in milliseconds; nil if unknown.
  public let duration: Int64?

  /// Creates a state; by default, one without a video.
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

/// An order to the host's player.
///
/// C: `pentad_video_player_order`.
public enum PlayerOrder: Hashable, Sendable {
  /// Load this video at a position in milliseconds, and wait.
  indirect case load(ContentURL, at: Int64)
  /// Play or resume.
  case play
  /// Pause.
  case pause
  /// Seek to a position, in milliseconds.
  case seek(Int64)
  /// Unload the video.
  case unload
}
