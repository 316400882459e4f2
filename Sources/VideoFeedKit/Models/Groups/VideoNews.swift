/// The number of new items, as a badge shows it until they are applied.
///
/// C: `pentad_video_news`.
public struct VideoNews: Hashable, Sendable {
  /// The number of videos that are new here. Several shares of a new video count once.
  public var videos: Int
  /// The number of new shares and comments on videos that were already here.
  public var comments: Int

  /// Creates a count; zero by default.
  public init(videos: Int = 0, comments: Int = 0) {
    self.videos = videos
    self.comments = comments
  }

  /// True if nothing is new.
  public var isEmpty: Bool { videos == 0 && comments == 0 }
}
