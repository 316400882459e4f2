/// The authority of a source over a video. All who share a video share one description, so not
/// every source may decide what is played under its name.
///
/// - The source with the highest authority describes a video; among equal ones, the first. A source
///   with a higher authority replaces the description.
/// - Only the describing source decides what is played: ``Video/media``, ``Video/embed``,
///   ``Video/isLive`` and ``Video/unplayable``.
/// - Titles, pictures and similar values come from any source while they are missing.
///
/// Therefore a feed that links to a video of YouTube or of another server only shares it. Its own
/// enclosures are never played in place of that video.
public enum VideoAuthority: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The source mentions a video of others. It never decides what is played.
  case mention = 0
  /// The source describes a video of its own site, or the file whose address is the key of the
  /// video.
  case publisher
  /// The source is the video's provider.
  case provider

  /// Orders by rank: mention, publisher, provider.
  public static func < (left: VideoAuthority, right: VideoAuthority) -> Bool {
    left.rawValue < right.rawValue
  }
}
