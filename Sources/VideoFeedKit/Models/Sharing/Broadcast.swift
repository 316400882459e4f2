/// Somebody has shared a video, with a comment or without.
///
/// C: `pentad_video_broadcast`.
public struct Broadcast: Hashable, Sendable, Identifiable {
  /// What its source calls it.
  public let id: RemoteID
  /// The video.
  public let video: VideoKey
  /// Who shared it.
  public let sharer: Sharer
  /// What the sharer says of it.
  public let comment: String?
  /// The channel in which it was shared.
  public let channel: RemoteID?
  /// The roll in which it was shared.
  public let roll: RemoteID?
  /// When, in milliseconds since 1970-01-01 00:00 UTC. A source may name a moment that is still to come.
  public let createdAt: Int64
  /// When it last changed, in the same.
  public let updatedAt: Int64?
  /// When it first came here, in the same; nil of one that a source has just given.
  public let arrivedAt: Int64?
  /// What the source knows of what the user did.
  public let marks: RemoteMarks

  /// Describes a share.
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

  /// The source that tells of it.
  public var source: SourceID { id.source }

  /// When it counts as shared, for the order of lists: no later than it came here. A feed whose clock is
  /// wrong does not stay on top for years.
  public var sharedAt: Int64 { min(createdAt, arrivedAt ?? createdAt) }

  /// This broadcast with what its source says now; what it no longer says stays. What was here cannot have
  /// been shared later: a date after the arrival stays as it was.
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

  /// Whether this is listed before another under its video: the oldest first, and in the order of the
  /// ids when they are of one moment.
  static func isOlder(_ one: Broadcast, _ other: Broadcast) -> Bool {
    one.sharedAt == other.sharedAt ? one.id < other.id : one.sharedAt < other.sharedAt
  }
}

/// What a source knows of what the user did with a video; nil where it does not say.
public struct RemoteMarks: Hashable, Sendable {
  /// Whether the user likes it.
  public var isLiked: Bool?
  /// Whether the user wants to watch it later.
  public var isWatchLater: Bool?
  /// Whether the user has begun to watch it.
  public var isWatched: Bool?
  /// How far the user has come, in milliseconds.
  public var position: Int64?

  /// Lists marks.
  public init(
    isLiked: Bool? = nil, isWatchLater: Bool? = nil, isWatched: Bool? = nil,
    position: Int64? = nil
  ) {
    self.isLiked = isLiked
    self.isWatchLater = isWatchLater
    self.isWatched = isWatched
    self.position = position.map { max(0, $0) }
  }

  /// These marks with what the source says now.
  public func updated(by newer: RemoteMarks) -> RemoteMarks {
    RemoteMarks(
      isLiked: newer.isLiked ?? isLiked, isWatchLater: newer.isWatchLater ?? isWatchLater,
      isWatched: newer.isWatched ?? isWatched, position: newer.position ?? position)
  }
}
