public import PentadCore

/// The address from which a player loads a video.
///
/// C: `pentad_video_content_url`.
public struct ContentURL: Hashable, Sendable {
  /// The key of the video.
  public let video: VideoKey
  /// The file or stream to play.
  public let rendition: MediaRendition
  /// The time when the address expires, in milliseconds since 1970-01-01 00:00 UTC; nil if it does
  /// not expire. If the server rejects the player later, request the address again.
  public let expiresAt: Int64?

  /// Creates a content URL.
  public init(video: VideoKey, rendition: MediaRendition, expiresAt: Int64? = nil) {
    self.video = video
    self.rendition = rendition
    self.expiresAt = expiresAt
  }

  /// Creates the URL of the best rendition that a source offers for a video.
  ///
  /// - Parameters:
  ///   - lines: the largest useful height in pixels; nil for no limit.
  ///   - expiresAt: the time when the source's addresses expire.
  /// - Throws: ``PentadCore/PentadError/Code/videoNotFound`` if the source reports it as
  ///   unplayable; ``PentadCore/PentadError/Code/notPlayable`` if it offers no file and no stream:
  ///   ``Video/givenPlayability`` has the alternative.
  public init(
    of video: Video, lines: Int? = nil, expiresAt: Int64? = nil
  ) throws(PentadError) {
    if let reason = video.unplayable {
      throw PentadError(.videoNotFound, "the video cannot be played: \(reason.words)")
    }
    guard let rendition = MediaRendition.best(of: video.media, lines: lines) else {
      throw PentadError(
        .notPlayable,
        video.embed == nil
          ? "no source provides a file of the video"
          : "no source provides a file of the video: only its provider's player shows it")
    }
    self.init(video: video.key, rendition: rendition, expiresAt: expiresAt)
  }

  /// Returns true if the address has expired at a time, in milliseconds since 1970-01-01 00:00 UTC.
  public func isExpired(at now: Int64) -> Bool { expiresAt.map { $0 <= now } ?? false }
}

extension UnplayableReason {
  /// The reason as part of an error message, without any text from the source.
  fileprivate var words: String {
    switch self {
    case .removed: "it was removed"
    case .privateVideo: "it is private"
    case .restricted: "it is restricted"
    case .notPublished: "it is not published yet"
    case .wrongKind: "it is not a video"
    case .other: "its source reports so"
    }
  }
}
