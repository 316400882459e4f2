/// A share of a video by a person or feed, with or without a comment.
///
/// C: `pentad_video_broadcast`.
public struct Broadcast: Hashable, Sendable, Identifiable {
  /// The id of the broadcast in its source.
  public let id: RemoteID
  /// The video.
  public let video: VideoKey
  /// The person or feed that shared the video.
  public let sharer: Sharer
  /// The sharer's comment; nil for none.
  public let comment: String?
  /// The channel in which it was shared; nil for none.
  public let channel: RemoteID?
  /// The roll in which it was shared; nil for none.
  public let roll: RemoteID?
  /// The time of the share, in milliseconds since 1970-01-01 00:00 UTC. A source may give a time in
  /// the future.
  public let createdAt: Int64
  /// The time of the last change, in milliseconds since 1970-01-01 00:00 UTC; nil if unknown.
  public let updatedAt: Int64?
  /// The time when it first arrived here, in milliseconds since 1970-01-01 00:00 UTC; nil if a
  /// source has just returned it.
  public let arrivedAt: Int64?
  /// The user's marks as the source knows them.
  public let marks: RemoteMarks

  /// Creates a broadcast.
  public init(
    id: RemoteID, video: VideoKey, sharer: Sharer, comment: String? = nil,
    channel: RemoteID? = nil, roll: RemoteID? = nil, createdAt: Int64, updatedAt: Int64? = nil,
    arrivedAt: Int64? = nil, marks: RemoteMarks = RemoteMarks()
  ) {
    self.id = id
    self.video = video
    self.sharer = sharer
    self.comment = VideoLimits.cut(comment, to: VideoLimits.text)
    self.channel = channel
    self.roll = roll
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.arrivedAt = arrivedAt
    self.marks = marks
  }

  /// The source of the broadcast.
  public var source: SourceID { id.source }

  /// The time of the share that orders lists. It is never later than the arrival, so a feed with a
  /// wrong clock does not stay on top for years.
  public var sharedAt: Int64 { min(createdAt, arrivedAt ?? createdAt) }

  /// Returns this broadcast updated with the source's current version. Values that the source no
  /// longer gives are kept. A broadcast cannot be shared after its arrival: a new date that is
  /// later than both the arrival and the known date is ignored.
  public func updated(by newer: Broadcast) -> Broadcast {
    guard newer.id == id else { return self }
    let isLater = arrivedAt.map { newer.createdAt > max($0, createdAt) } ?? false
    return Broadcast(
      id: id, video: newer.video, sharer: newer.sharer, comment: newer.comment ?? comment,
      channel: newer.channel ?? channel, roll: newer.roll ?? roll,
      createdAt: isLater ? createdAt : newer.createdAt,
      updatedAt: newer.updatedAt ?? updatedAt, arrivedAt: arrivedAt ?? newer.arrivedAt,
      marks: marks.updated(by: newer.marks))
  }

  /// Returns true if a broadcast precedes another under its video: older ones first, then by id if
  /// the times are equal.
  static func isOlder(_ one: Broadcast, _ other: Broadcast) -> Bool {
    one.sharedAt == other.sharedAt ? one.id < other.id : one.sharedAt < other.sharedAt
  }
}

/// The user's marks on a video as a source knows them; nil where the source gives no value.
public struct RemoteMarks: Hashable, Sendable {
  /// True if the user likes the video.
  public var isLiked: Bool?
  /// True if the user marked the video to watch it later.
  public var isWatchLater: Bool?
  /// True if the user has begun to watch the video.
  public var isWatched: Bool?
  /// The user's position in the video, in milliseconds.
  public var position: Int64?

  /// Creates marks. A negative position becomes 0.
  public init(
    isLiked: Bool? = nil, isWatchLater: Bool? = nil, isWatched: Bool? = nil,
    position: Int64? = nil
  ) {
    self.isLiked = isLiked
    self.isWatchLater = isWatchLater
    self.isWatched = isWatched
    self.position = position.map { max(0, $0) }
  }

  /// Returns these marks updated with those that the source gives now.
  public func updated(by newer: RemoteMarks) -> RemoteMarks {
    RemoteMarks(
      isLiked: newer.isLiked ?? isLiked, isWatchLater: newer.isWatchLater ?? isWatchLater,
      isWatched: newer.isWatched ?? isWatched, position: newer.position ?? position)
  }
}
