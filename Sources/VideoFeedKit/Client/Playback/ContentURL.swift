public import PentadCore

/// Where a player finds a video.
///
/// C: `pentad_video_content_url`.
public struct ContentURL: Hashable, Sendable {
  /// The key of the video.
  public let video: VideoKey
  /// The file or stream to play.
  public let rendition: MediaRendition
  /// Until when the address holds, in milliseconds since 1970-01-01 00:00 UTC; nil when it does not run
  /// out. A player that is refused later asks again.
  public let expiresAt: Int64?

  /// Describes where a video is.
  public init(video: VideoKey, rendition: MediaRendition, expiresAt: Int64? = nil) {
    self.video = video
    self.rendition = rendition
    self.expiresAt = expiresAt
  }

  /// The best of what a source gives of a video.
  ///
  /// - Parameters:
  ///   - lines: how many pixels down are worth it; nil for any number.
  ///   - expiresAt: until when the source's addresses hold.
  /// - Throws: ``PentadCore/PentadError/Code/videoNotFound`` when the source says that it cannot be seen;
  ///   ``PentadCore/PentadError/Code/notPlayable`` when it gives no file and no stream:
  ///   ``Video/givenPlayability`` says what there is instead.
  public init(
    of video: Video, lines: Int? = nil, expiresAt: Int64? = nil
  ) throws(PentadError) {
    if let reason = video.unplayable {
      throw PentadError(.videoNotFound, "the video cannot be seen: \(reason.words)")
    }
    guard let rendition = MediaRendition.best(of: video.media, lines: lines) else {
      throw PentadError(
        .notPlayable,
        video.embed == nil
          ? "no source gives a file of the video"
          : "no source gives a file of the video: only its provider's player shows it")
    }
    self.init(video: video.key, rendition: rendition, expiresAt: expiresAt)
  }

  /// Whether the address no longer holds.
  public func isExpired(at now: Int64) -> Bool { expiresAt.map { $0 <= now } ?? false }
}

extension UnplayableReason {
  /// The reason in an error, without a word of the source's.
  fileprivate var words: String {
    switch self {
    case .removed: "it was removed"
    case .privateVideo: "it is private"
    case .restricted: "it is restricted"
    case .notPublished: "it is not published yet"
    case .wrongKind: "it is no video"
    case .other: "its source says so"
    }
  }
}
