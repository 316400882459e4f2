/// A page of a source's content. Items that are missing from a page were not necessarily deleted.
public struct FeedPage: Hashable, Sendable {
  /// The source.
  public let source: SourceID
  /// True if nothing has changed since the state that was sent; the page is empty then.
  public let isUnchanged: Bool
  /// The videos that the page shares, each once.
  public let videos: [Video]
  /// The broadcasts, at most ``VideoLimits/broadcasts``.
  public let broadcasts: [Broadcast]
  /// The comments on the videos.
  public let comments: [VideoComment]
  /// The channels that the page lists.
  public var channels: [VideoChannel] = []
  /// The rolls that the page lists.
  public var rolls: [Roll] = []

  /// The cursor of the next older page; nil if there are no older items.
  public var older: FeedCursor?
  /// The state to send with the next request for the newest page; nil to keep the one that was
  /// sent.
  public var state: FeedState?
  /// The time during which the source asks not to be polled, in milliseconds; nil if it gives none.
  public var freshFor: Int64?
  /// The title of the source.
  public var title: String?
  /// The source's web page.
  public var siteURL: String?
  /// The address that the source announces as its new permanent one; nil for none. A feed moves
  /// after three such responses in a row over at least a week, see ``FeedXMLSource``.
  public var movedTo: String?
  /// The number of entries in the document, including those without a video.
  var entryCount = 0
  /// True if only the content of the feed, not a redirect, announces ``movedTo``.
  var isMoveUnproven = false
  /// The broadcasts for which the source gave no date. Their times are derived from the time of the
  /// request.
  var undated: Set<RemoteID> = []
  /// True if the id of a broadcast may differ in the next response.
  var hasPassingIDs = false
  /// The parts that could not be read and were left out, at most ``FeedProblem/limit``.
  public private(set) var problems: [FeedProblem]

  /// Creates a page with content. Broadcasts and comments of other sources are left out. If several
  /// broadcasts have the same id, the first is kept. A broadcast whose video is not described gets
  /// a video with only its key.
  public init(
    of source: SourceID, videos: [Video], broadcasts: [Broadcast], comments: [VideoComment] = [],
    problems: [FeedProblem] = []
  ) {
    var ids: Set<RemoteID> = []
    let own = broadcasts.filter { $0.source == source && ids.insert($0.id).inserted }
      .prefix(VideoLimits.broadcasts)
    ids = []
    var keys: Set<VideoKey> = []
    let described = videos.filter { keys.insert($0.key).inserted }
    let bare = own.map(\.video).filter { keys.insert($0).inserted }
      .map { Video(key: $0, authority: .mention) }
    self.source = source
    isUnchanged = false
    self.videos = described + bare
    self.broadcasts = Array(own)
    self.comments = comments.filter { $0.id.source == source && ids.insert($0.id).inserted }
    self.problems = Array(problems.prefix(FeedProblem.limit))
  }

  /// Creates a page that reports no change.
  public static func unchanged(_ source: SourceID) -> FeedPage { FeedPage(unchanged: source) }

  private init(unchanged source: SourceID) {
    self.source = source
    isUnchanged = true
    (videos, broadcasts, comments, problems) = ([], [], [], [])
  }
}

/// A part of a response that could not be read and was left out.
public struct FeedProblem: Hashable, Sendable, CustomStringConvertible {
  /// The position in the document: `item[3].enclosure`.
  public let path: String
  /// The error, without any of the received content: `no id`.
  public let problem: String

  /// The maximum number of problems that a page keeps.
  public static let limit = 100

  /// Creates a problem.
  public init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  /// The position and the error: `item[3].enclosure: no address`.
  public var description: String { path.isEmpty ? problem : "\(path): \(problem)" }
}

/// A page of comments on a video.
public struct CommentPage: Hashable, Sendable {
  /// The comments.
  public let comments: [VideoComment]
  /// The cursor of the next older page; nil if there are no older comments.
  public let older: FeedCursor?

  /// Creates a page, empty by default.
  public init(comments: [VideoComment] = [], older: FeedCursor? = nil) {
    self.comments = comments
    self.older = older
  }
}
