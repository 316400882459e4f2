/// A video with all its shares and comments: one row of a list, even if several sources contain the
/// video.
///
/// Copies share their storage, so lists of thousands of groups are sorted and compared as fast as
/// lists of numbers.
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
  /// The shares of the video, from oldest to newest; at least one. A list shows the first.
  public var broadcasts: [Broadcast] { content.broadcasts }
  /// The comments that are not part of a share, from oldest to newest.
  public var comments: [VideoComment] { content.comments }
  /// The user's state of the video: likes, watch later, progress.
  public var state: ViewState { content.state }
  /// The way in which the video can be watched, if at all.
  public var playability: Playability { content.playability }

  /// Creates the group of one video. Broadcasts and comments on other videos are ignored. If
  /// several have the same id, the first is kept.
  ///
  /// - Parameter playability: the playability to use; nil for ``Video/givenPlayability``.
  /// - Returns: nil if the video has no broadcast.
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

  /// The key of the video, the same as ``key``.
  public var id: VideoKey { key }

  /// The broadcast that a list shows: the oldest one.
  public var face: Broadcast { broadcasts[0] }

  /// The time of the latest share, in milliseconds since 1970-01-01 00:00 UTC. Lists are sorted by
  /// it.
  public var latestShare: Int64 { broadcasts[broadcasts.count - 1].sharedAt }

  /// Returns true if a group precedes another in a list. The latest share comes first, so sharing
  /// an old video again moves it to the top.
  public static func isNewer(_ one: VideoGroup, _ other: VideoGroup) -> Bool {
    one.latestShare == other.latestShare
      ? one.key < other.key : one.latestShare > other.latestShare
  }
}

extension VideoGroup: Hashable {
  /// Returns true if both groups have the same content.
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
