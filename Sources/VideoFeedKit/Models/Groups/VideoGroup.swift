/// A video with all who shared it and wrote about it: one row of a list, however many sources tell of it.
public struct VideoGroup: Hashable, Sendable, Identifiable {
  /// The video.
  public let video: Video
  /// Who shared it, the oldest first; at least one.
  public let broadcasts: [Broadcast]
  /// What else was written about it, the oldest first.
  public let comments: [VideoComment]
  /// What the user has done with it.
  public let state: ViewState
  /// Whether it can be watched, and how.
  public let playability: Playability

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
    self.video = video
    self.broadcasts = own.sorted(by: Broadcast.isOlder)
    self.comments = comments.filter { $0.video == video.key && ids.insert($0.id).inserted }
      .sorted(by: VideoComment.isOlder)
    self.state = state
    self.playability = playability ?? video.givenPlayability
  }

  /// Which video.
  public var key: VideoKey { video.key }

  /// The same as ``key``.
  public var id: VideoKey { video.key }

  /// The broadcast that a list shows: the oldest.
  public var face: Broadcast { broadcasts[0] }

  /// When the video was shared last, in milliseconds since 1970-01-01 00:00 UTC: what orders the lists.
  public var latestShare: Int64 { broadcasts[broadcasts.count - 1].createdAt }

  /// Whether this stands before another in a list: what was shared last comes first, so that sharing an
  /// old video again moves it to the top.
  public static func isNewer(_ one: VideoGroup, _ other: VideoGroup) -> Bool {
    one.latestShare == other.latestShare
      ? one.key < other.key : one.latestShare > other.latestShare
  }
}
