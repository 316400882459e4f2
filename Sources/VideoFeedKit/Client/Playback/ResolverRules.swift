/// How many addresses are asked for and kept, and how long; times in milliseconds.
struct ResolverRules: Hashable, Sendable {
  /// How many sources are asked at once.
  var atOnce = 2
  /// How long somebody waits for an address.
  var timeout: Int64
  /// How long an address is kept when its source does not say how long it holds.
  var timeToLive: Int64
  /// How many videos wait to be asked for before anybody wants them; the oldest wish is forgotten.
  var prefetched = 8
  /// How many addresses are kept; the one that holds least long goes.
  var kept = 100

  init(_ rhythm: VideoFeedRhythm = VideoFeedRhythm()) {
    timeout = rhythm.resolving
    timeToLive = rhythm.addresses
  }
}
