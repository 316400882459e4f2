public import PentadCore

extension VideoFeed {
  /// Resolves the address from which a player loads a video: a file or stream of a source.
  /// Addresses that came with the video are used first. Otherwise its sources are asked, once for
  /// all callers, for at most eight seconds. The result is cached while it is valid: five minutes,
  /// unless the source gives another time.
  ///
  /// Videos that only a provider's own player can show, such as those of YouTube, have no address:
  /// ``playability(of:)`` gives the alternative.
  ///
  /// - Parameter reload: whether the previous address failed: the sources are then asked in any
  ///   case.
  /// - Returns: the address.
  /// - Throws: ``PentadCore/PentadError/Code/notPlayable``;
  ///   ``PentadCore/PentadError/Code/videoNotFound`` when it is in no list or unplayable;
  ///   ``PentadCore/PentadError/Code/resolvingTimedOut`` after eight seconds; errors from the
  ///   source; errors from reading the store; ``PentadCore/PentadError/Code/cancelled``;
  ///   ``PentadCore/PentadError/Code/closed``.
  ///
  /// C: `pentad_video_feed_content_url`.
  public func contentURL(
    for key: VideoKey, reload: Bool = false
  ) async throws(PentadError) -> ContentURL {
    if reload { resolver.invalidate(key) }
    return try await resolver.url(of: key)
  }

  /// Resolves the addresses of videos in advance, the first ones first, while no call waits for
  /// another address.
  ///
  /// C: `pentad_video_feed_prefetch`.
  public func prefetch(_ keys: [VideoKey]) { resolver.prefetch(keys) }

  /// Returns the known playability of a video: if it can be watched, and how. Checks that are due
  /// run in the background.
  ///
  /// - Returns: the playability.
  /// - Throws: ``PentadCore/PentadError/Code/videoNotFound`` when it is in no list; errors from
  ///   reading the store.
  ///
  /// C: `pentad_video_feed_playability`.
  public func playability(of key: VideoKey) async throws(PentadError) -> Playability {
    try await group(key).playability
  }
}
