public import PentadCore

extension Pins {
  /// The user has started the video and not finished it.
  public static let partlyWatched = Pins(rawValue: 1 << 8)
}

extension ViewState {
  /// The reasons why a video with this state stays in memory when others are evicted. The user
  /// likes it (``PentadCore/Pins/starred``), wants to watch it later
  /// (``PentadCore/Pins/bookmarked``), or has started it.
  public var pins: Pins {
    var pins: Pins = isLiked ? .starred : []
    if isWatchLater { pins.insert(.bookmarked) }
    if position > 0 { pins.insert(.partlyWatched) }
    return pins
  }
}
