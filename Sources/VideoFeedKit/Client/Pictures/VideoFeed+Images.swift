public import PentadCore

extension VideoFeed {
  /// A picture of a video or of somebody who shared it: from the store when it is kept there, else from
  /// its server. It is kept until newer ones need its room.
  ///
  /// - Parameters:
  ///   - address: where it is, as a ``VideoImage`` or a ``Sharer`` has it.
  ///   - key: the video that it is shown with: if the user likes it, or wants to watch it later, the picture
  ///     stays, until it is asked for without such a video; nil for none.
  /// - Returns: the picture.
  /// - Throws: ``PentadCore/PentadError/Code/addressRefused`` for what is no address of the web;
  ///   ``PentadCore/PentadError/Code/unexpectedAnswer`` for what is no picture, SVG too;
  ///   ``PentadCore/PentadError/Code/bodyTooLong`` for one of more than 5 MB;
  ///   ``PentadCore/PentadError/Code/notFound``; ``PentadCore/PentadError/Code/refused`` when the server
  ///   does not give it; ``PentadCore/PentadError/Code/timedOut``;
  ///   ``PentadCore/PentadError/Code/serverUnavailable`` and
  ///   ``PentadCore/PentadError/Code/tooManyRequests`` with the time to wait, if the server names one;
  ///   what the transport throws; what reading the store throws.
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
