/// How much is new: what a badge shows until it is applied.
///
/// C: `pentad_video_news`.
public struct VideoNews: Hashable, Sendable {
  /// Videos that were not there before, however many shared them.
  public var videos: Int
  /// Shares of, and comments on, videos that were there.
  public var comments: Int

  /// Counts news; none, unless it says so.
  public init(videos: Int = 0, comments: Int = 0) {
    self.videos = videos
    self.comments = comments
  }

  /// Whether nothing is new.
  public var isEmpty: Bool { videos == 0 && comments == 0 }
}
