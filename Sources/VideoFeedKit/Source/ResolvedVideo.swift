/// A video with the current addresses of its files and streams.
public struct ResolvedVideo: Hashable, Sendable {
  /// The video as the source describes it now.
  public let video: Video
  /// The time when the addresses expire, in milliseconds since 1970-01-01 00:00 UTC; nil if the
  /// source gives none.
  public let expiresAt: Int64?

  /// Creates a resolved video.
  public init(_ video: Video, expiresAt: Int64? = nil) {
    self.video = video
    self.expiresAt = expiresAt
  }

  /// The part of the video that may be stored. Expiring addresses contain a secret and are kept
  /// only in memory.
  var lasting: Video { expiresAt == nil ? video : video.withoutMedia }

  /// The playability without expiring addresses.
  var playability: Playability {
    if expiresAt != nil, case .playable = video.givenPlayability { return .playable([]) }
    return video.givenPlayability
  }
}
