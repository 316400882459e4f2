/// Where the files and streams of a video are at this moment.
public struct ResolvedVideo: Hashable, Sendable {
  /// The video, with all that the source says of it now.
  public let video: Video
  /// Until when the addresses hold, in milliseconds since 1970-01-01 00:00 UTC; nil when the source does
  /// not say.
  public let expiresAt: Int64?

  /// Describes what was found out.
  public init(_ video: Video, expiresAt: Int64? = nil) {
    self.video = video
    self.expiresAt = expiresAt
  }

  /// What may be stored of the video: addresses that run out hold a key, and are kept in memory alone.
  var lasting: Video { expiresAt == nil ? video : video.withoutMedia }

  /// Whether and how the video can be watched, without those addresses.
  var playability: Playability {
    if expiresAt != nil, case .playable = video.givenPlayability { return .playable([]) }
    return video.givenPlayability
  }
}
