/// A video with all who shared it and wrote about it: one row of a list, however many sources tell of it.
///
/// Copies share what is in it: lists of thousands are sorted and compared as fast as lists of numbers.
///
/// C: `pentad_video_group`.
public struct VideoGroup: Sendable, Identifiable {
  private final class Content: Sendable {
    let video: Video
    let broadcasts: [Broadcast]
    let comments: [VideoComment]
    let state: ViewState
    let playability: Playability

    init(
      _ video: Video, _ broadcasts: [Broadcast], _ comments: [VideoComment], _ state: ViewState,
      _ playability: Playability
    ) {
      (self.video, self.broadcasts, self.comments) = (video, broadcasts, comments)
      (self.state, self.playability) = (state, playability)
    }
  }

  private let content: Content

  /// The video.
  public var video: Video { content.video }
  /// Who shared it, the oldest first; at least one. A list shows the first.
  public var broadcasts: [Broadcast] { content.broadcasts }
  /// What else was written about it, the oldest first.
  public var comments: [VideoComment] { content.comments }
  /// What the user has done with it.
  public var state: ViewState { content.state }
  /// Whether it can be watched, and how.
  public var playability: Playability { content.playability }

  /// Puts together what is of one video: broadcasts and comments of others are left out, and of several
  /// with one id the first stays.
  ///
  /// - Parameter playability: nil for what the sources gave with the video.
  /// - Returns: nil without a broadcast.
  public init?(
    video: Video, broadcasts: [Broadcast], comments: [VideoComment] = [],
    state: ViewState = ViewState(), playability: Playability? = nil
  ) {
    var ids: Set<RemoteID> = []
    let own = broadcasts.filter { $0.video == video.key && ids.insert($0.id).inserted }
    guard !own.isEmpty else { return nil }
    ids = []
    content = Content(
      video, own.sorted(by: Broadcast.isOlder),
      comments.filter { $0.video == video.key && ids.insert($0.id).inserted }
        .sorted(by: VideoComment.isOlder), state, playability ?? video.givenPlayability)
  }

  /// The key of the video.
  public var key: VideoKey { content.video.key }

  /// The same as ``key``.
  public var id: VideoKey { key }

  /// The broadcast that a list shows: the oldest.
  public var face: Broadcast { broadcasts[0] }

  /// When the video was shared last, in milliseconds since 1970-01-01 00:00 UTC: what orders the lists.
  public var latestShare: Int64 { broadcasts[broadcasts.count - 1].sharedAt }

  /// Whether this stands before another in a list: what was shared last comes first, so that sharing an
  /// old video again moves it to the top.
  public static func isNewer(_ one: VideoGroup, _ other: VideoGroup) -> Bool {
    one.latestShare == other.latestShare
      ? one.key < other.key : one.latestShare > other.latestShare
  }
}

extension VideoGroup: Hashable {
  /// Whether all that is in both is the same.
  public static func == (left: VideoGroup, right: VideoGroup) -> Bool {
    let (one, other) = (left.content, right.content)
    return one === other
      || one.video == other.video && one.state == other.state
        && one.playability == other.playability && one.broadcasts == other.broadcasts
        && one.comments == other.comments
  }

  /// Hashes the group by its key.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
