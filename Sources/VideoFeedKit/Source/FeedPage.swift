/// A part of what a source has. What is not in it is not gone for that.
public struct FeedPage: Hashable, Sendable {
  /// The source.
  public let source: SourceID
  /// Whether nothing has changed since the state that was sent; then there is nothing in the page.
  public let isUnchanged: Bool
  /// What is shared in it, each video once.
  public let videos: [Video]
  /// Who shared what; at most ``VideoLimits/broadcasts``.
  public let broadcasts: [Broadcast]
  /// What was written about it.
  public let comments: [VideoComment]
  /// The channels that it tells of.
  public var channels: [VideoChannel] = []
  /// The rolls that it tells of.
  public var rolls: [Roll] = []

  /// Where older ones begin; nil when there are none.
  public var older: FeedCursor?
  /// What to send with the next request for the newest; nil to keep the one that was sent.
  public var state: FeedState?
  /// How long the source is content not to be asked, in milliseconds; nil when it does not say.
  public var freshFor: Int64?
  /// The title of the source.
  public var title: String?
  /// The page of the source for people.
  public var siteURL: String?
  /// The address to which the source says that it has moved for good; nil when it has not said so. A feed
  /// moves after three such answers in a row over at least a week, see ``FeedXMLSource``.
  public var movedTo: String?
  /// How many entries the document has, those without a video among them.
  var entryCount = 0
  /// Whether nothing but the feed's own word says that it can be read at ``movedTo``.
  var isMoveUnproven = false
  /// Of which broadcasts the source does not say when they were shared: their times are those of the moment.
  var undated: Set<RemoteID> = []
  /// Whether the id of a broadcast may be another the next time.
  var hasPassingIDs = false
  /// What could not be read and was left out; at most ``FeedProblem/limit``.
  public private(set) var problems: [FeedProblem]

  /// A page with something in it. What is not of this source is left out, and of several broadcasts with
  /// one id the first stays. A broadcast whose video is not described gets one that has its key alone.
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

  /// A page that says that nothing has changed.
  public static func unchanged(_ source: SourceID) -> FeedPage { FeedPage(unchanged: source) }

  private init(unchanged source: SourceID) {
    self.source = source
    isUnchanged = true
    (videos, broadcasts, comments, problems) = ([], [], [], [])
  }
}

/// A part of what a source sent that could not be read and was left out.
public struct FeedProblem: Hashable, Sendable, CustomStringConvertible {
  /// Where: `item[3].enclosure`.
  public let path: String
  /// What was wrong, without a word of what was sent: `no id`.
  public let problem: String

  /// How many a page keeps.
  public static let limit = 100

  /// Describes a problem.
  public init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  /// `item[3].enclosure: no address`.
  public var description: String { path.isEmpty ? problem : "\(path): \(problem)" }
}

/// Some of the comments on a video.
public struct CommentPage: Hashable, Sendable {
  /// The comments.
  public let comments: [VideoComment]
  /// Where older ones begin; nil when there are none.
  public let older: FeedCursor?

  /// Makes a page; an empty one, unless it says so.
  public init(comments: [VideoComment] = [], older: FeedCursor? = nil) {
    self.comments = comments
    self.older = older
  }
}
