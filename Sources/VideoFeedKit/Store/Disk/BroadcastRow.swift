import PentadCore
import PentadStorage

/// The stored form of a broadcast, without the columns that never change.
struct BroadcastRow: Equatable {
  var video: Int64
  var sharer: Int64
  var comment: String?
  var channel: String?
  var roll: String?
  var createdAt: Int64
  var updatedAt: Int64?
  var marks: RemoteMarks

  /// The columns, in the order of reading and binding.
  static let columns = """
    video, sharer, comment, channel, roll, created_at, updated_at, liked, watch_later, watched, \
    position
    """
  /// The number of columns.
  static let count = 11

  init(_ broadcast: Broadcast, video: Int64, sharer: Int64) {
    self.video = video
    self.sharer = sharer
    comment = broadcast.comment
    channel = broadcast.channel?.id
    roll = broadcast.roll?.id
    createdAt = broadcast.createdAt
    updatedAt = broadcast.updatedAt
    marks = broadcast.marks
  }

  init(_ row: RawStatement, from first: Int) {
    video = row.integer(first)
    sharer = row.integer(first + 1)
    comment = row.optionalText(first + 2)
    channel = row.optionalText(first + 3)
    roll = row.optionalText(first + 4)
    createdAt = row.integer(first + 5)
    updatedAt = row.optionalInteger(first + 6)
    marks = RemoteMarks(
      isLiked: row.mark(first + 7), isWatchLater: row.mark(first + 8),
      isWatched: row.mark(first + 9), position: row.optionalInteger(first + 10))
  }

  func bind(to row: RawStatement, from first: Int) throws {
    try row.bind(video, at: first)
    try row.bind(sharer, at: first + 1)
    try row.bind(comment, at: first + 2)
    try row.bind(channel, at: first + 3)
    try row.bind(roll, at: first + 4)
    try row.bind(createdAt, at: first + 5)
    try row.bind(updatedAt, at: first + 6)
    try row.bind(marks.isLiked, at: first + 7)
    try row.bind(marks.isWatchLater, at: first + 8)
    try row.bind(marks.isWatched, at: first + 9)
    try row.bind(marks.position, at: first + 10)
  }

  /// Returns this row updated with the source's newer values: the rule of
  /// ``Broadcast/updated(by:)``.
  func updated(by newer: BroadcastRow) -> BroadcastRow {
    var row = newer
    row.comment = newer.comment ?? comment
    row.channel = newer.channel ?? channel
    row.roll = newer.roll ?? roll
    row.updatedAt = newer.updatedAt ?? updatedAt
    row.marks = marks.updated(by: newer.marks)
    return row
  }
}

/// The stored form of a comment, without the columns that never change.
struct CommentRow: Equatable {
  var video: Int64
  var sharer: Int64
  var text: String
  var createdAt: Int64
  var updatedAt: Int64?
  var parent: String?

  /// The columns, in the order of reading and binding.
  static let columns = "video, sharer, text, created_at, updated_at, parent"
  /// The number of columns.
  static let count = 6

  init(_ comment: VideoComment, video: Int64, sharer: Int64) {
    self.video = video
    self.sharer = sharer
    text = comment.text
    createdAt = comment.createdAt
    updatedAt = comment.updatedAt
    parent = comment.parent?.id
  }

  init(_ row: RawStatement, from first: Int) {
    video = row.integer(first)
    sharer = row.integer(first + 1)
    text = row.text(first + 2)
    createdAt = row.integer(first + 3)
    updatedAt = row.optionalInteger(first + 4)
    parent = row.optionalText(first + 5)
  }

  func bind(to row: RawStatement, from first: Int) throws {
    try row.bind(video, at: first)
    try row.bind(sharer, at: first + 1)
    try row.bind(text, at: first + 2)
    try row.bind(createdAt, at: first + 3)
    try row.bind(updatedAt, at: first + 4)
    try row.bind(parent, at: first + 5)
  }
}
