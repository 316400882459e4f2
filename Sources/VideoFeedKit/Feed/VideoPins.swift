public import PentadCore

/// For what reasons a video stays in memory when older ones go: besides that the user likes it
/// (``PentadCore/Pins/starred``) or wants to watch it later (``PentadCore/Pins/bookmarked``).
extension Pins {
  /// The user has begun to watch the video, and not come to its end.
  public static let partlyWatched = Pins(rawValue: 1 << 8)
  /// It is being played.
  public static let playing = Pins(rawValue: 1 << 9)
}

extension ViewState {
  /// For what reasons a video of this state stays in memory.
  public var pins: Pins {
    var pins: Pins = isLiked ? .starred : []
    if isWatchLater { pins.insert(.bookmarked) }
    if position > 0 { pins.insert(.partlyWatched) }
    return pins
  }
}
