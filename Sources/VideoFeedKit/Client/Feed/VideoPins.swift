public import PentadCore

extension Pins {
  /// The user has begun to watch the video, and not come to its end.
  public static let partlyWatched = Pins(rawValue: 1 << 8)
}

extension ViewState {
  /// For what reasons a video of this state stays in memory when others go: the user likes it
  /// (``PentadCore/Pins/starred``), wants to watch it later (``PentadCore/Pins/bookmarked``), or has begun
  /// it.
  public var pins: Pins {
    var pins: Pins = isLiked ? .starred : []
    if isWatchLater { pins.insert(.bookmarked) }
    if position > 0 { pins.insert(.partlyWatched) }
    return pins
  }
}
