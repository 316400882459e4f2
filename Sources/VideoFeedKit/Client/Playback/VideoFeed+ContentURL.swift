public import PentadCore

extension VideoFeed {
  /// Finds where a player gets a video from: a file or a stream that a source gives. What a source gave with the
  /// video comes first; else its sources are asked, once however many want to know, for eight seconds at
  /// most. The answer is kept as long as it holds: five minutes, unless the source says otherwise.
  ///
  /// What only a provider's own player shows, such as a video of YouTube, has none: ``playability(of:)``
  /// says what there is instead.
  ///
  /// - Parameter reload: whether the address that was told before does not hold: the sources are asked in
  ///   any case.
  /// - Returns: where it is.
  /// - Throws: ``PentadCore/PentadError/Code/notPlayable``; ``PentadCore/PentadError/Code/videoNotFound``
  ///   when it is in no list or cannot be seen; ``PentadCore/PentadError/Code/resolvingTimedOut`` after
  ///   eight seconds; what the source throws; what reading the store throws;
  ///   ``PentadCore/PentadError/Code/cancelled``; ``PentadCore/PentadError/Code/closed``.
  ///
  /// C: `pentad_video_feed_content_url`.
  public func contentURL(
    for key: VideoKey, reload: Bool = false
  ) async throws(PentadError) -> ContentURL {
    if reload { resolver.doubt(key) }
    return try await resolver.url(of: key)
  }

  /// Finds out where videos are that are wanted soon, the first of them first, when nobody waits for
  /// another.
  ///
  /// C: `pentad_video_feed_prefetch`.
  public func prefetch(_ keys: [VideoKey]) { resolver.prefetch(keys) }

  /// Returns whether a video can be watched, and how, as far as is known. What is due is looked up by itself.
  ///
  /// - Returns: what is known.
  /// - Throws: ``PentadCore/PentadError/Code/videoNotFound`` when it is in no list; what reading the
  ///   store throws.
  ///
  /// C: `pentad_video_feed_playability`.
  public func playability(of key: VideoKey) async throws(PentadError) -> Playability {
    try await group(key).playability
  }
}
