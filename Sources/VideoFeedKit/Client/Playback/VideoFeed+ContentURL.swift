public import PentadCore

extension VideoFeed {
  /// Where a player finds a video: a file or a stream that a source gives. What a source gave with the
  /// video comes first; else its sources are asked, once however many want to know, for eight seconds at
  /// most. The answer is kept as long as it holds: five minutes, unless the source says otherwise.
  ///
  /// What only a provider's own player shows, such as a video of YouTube, has none: ``playability(of:)``
  /// says what there is instead.
  ///
  /// - Parameter reload: whether the address that was told before does not hold: the sources are asked in
  ///   any case.
  /// - Throws: ``PentadCore/PentadError/Code/notPlayable``;
  ///   ``PentadCore/PentadError/Code/videoNotFound``;
  ///   ``PentadCore/PentadError/Code/resolvingTimedOut``; what the source throws;
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

  /// Whether a video can be watched, and how, as far as is known. What is due is looked up by itself.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/videoNotFound`` when it is in no list; what reading the store
  ///   throws.
  ///
  /// C: `pentad_video_feed_playability`.
  public func playability(of key: VideoKey) async throws(PentadError) -> Playability {
    try await group(key).playability
  }
}
