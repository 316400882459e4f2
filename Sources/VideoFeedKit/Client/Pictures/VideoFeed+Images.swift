public import PentadCore

extension VideoFeed {
  /// Returns a picture of a video or a sharer. It comes from the store if it is cached, otherwise
  /// from its server, and stays cached until newer pictures need the space.
  ///
  /// - Parameters:
  ///   - address: the address of the picture, as a ``VideoImage`` or a ``Sharer`` has it.
  ///   - key: the video with which the picture is shown. If the user likes it or wants to watch it
  ///     later, the picture is not evicted until it is requested without such a video; nil for
  ///     none.
  /// - Returns: the picture.
  /// - Throws: ``PentadCore/PentadError/Code/addressRefused`` for an invalid web address;
  ///   ``PentadCore/PentadError/Code/unexpectedAnswer`` for any other content, including SVG;
  ///   ``PentadCore/PentadError/Code/bodyTooLong`` for more than 5 MB;
  ///   ``PentadCore/PentadError/Code/notFound``; ``PentadCore/PentadError/Code/refused`` when the
  ///   server denies access; ``PentadCore/PentadError/Code/timedOut``;
  ///   ``PentadCore/PentadError/Code/serverUnavailable`` and
  ///   ``PentadCore/PentadError/Code/tooManyRequests`` with the time to wait, if the server names
  ///   one; errors from the transport; errors from reading the store.
  ///
  /// C: `pentad_video_feed_image`.
  public func image(
    _ address: String, for key: VideoKey? = nil
  ) async throws(PentadError) -> [UInt8] {
    var pins: Pins = []
    if let key { pins = try await store.state(key).pins.intersection(VideoPolicies.imagePins) }
    return try await pictures.image(address, pins: pins)
  }
}
