/// With what right a source tells of a video. A video is one for all who share it; so not everybody may
/// say what is played under its name.
///
/// - The greatest right describes a video; of two that are equal, the source that told first. Another
///   source with a greater one takes its place.
/// - What is played is the describing source's word alone: ``Video/media``, ``Video/embed``,
///   ``Video/isLive`` and ``Video/unplayable``.
/// - Titles, pictures and the like are taken from any source as long as there are none.
///
/// So a feed that links to a video of YouTube or of another's server shares it, and nothing that it
/// encloses is played in its place.
public enum VideoAuthority: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// It tells of a video of others. It never says what is played.
  case mention = 0
  /// It tells of what stands on its own site, or of the very file that names the video.
  case publisher
  /// It is the video's provider.
  case provider

  /// By how much they count.
  public static func < (left: VideoAuthority, right: VideoAuthority) -> Bool {
    left.rawValue < right.rawValue
  }
}
