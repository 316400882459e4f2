/// The limits and timeouts for resolving addresses; times in milliseconds.
struct ResolverRules: Hashable, Sendable {
  /// The number of sources asked concurrently.
  var atOnce = 2
  /// The timeout of a request.
  var timeout: Int64
  /// The lifetime of an address whose source gives none.
  var timeToLive: Int64
  /// The number of videos queued for prefetching; the oldest ones are dropped.
  var prefetched = 8
  /// The number of cached addresses; the one that expires first is evicted.
  var kept = 100

  init(_ rhythm: VideoFeedRhythm = VideoFeedRhythm()) {
    timeout = rhythm.resolving
    timeToLive = rhythm.addresses
  }
}
