import PentadCore
import PentadStorage

/// A reader of groups for the rows of videos. A group takes a few statements, which find their rows
/// by indexes only.
///
/// A group has at most ``VideoPolicies/groupLines`` broadcasts and as many comments, and does not
/// exceed the memory limit. If there are more, it has the newest ones and the face; the others are
/// not read.
struct GroupReader {
  private let access: VideoAccess
  private let bounds: ReadBounds
  private let videos: RawStatement
  private let oldest: RawStatement
  private let newest: RawStatement
  private let comments: RawStatement

  init(_ access: VideoAccess, _ bounds: ReadBounds = .page) throws {
    self.access = access
    self.bounds = bounds
    videos = try access.statement(
      """
      SELECT provider, provider_id, \(CheckColumns.columns), \(VideoRow.columns) FROM video
      WHERE id = ?
      """)
    oldest = try access.statement(Self.broadcasts("ASC"))
    newest = try access.statement(Self.broadcasts("DESC"))
    comments = try access.statement(
      """
      SELECT comment.source, comment.remote_id, \(CommentRow.columns.qualified(by: "comment")),
        \(SharerTable.columns)
      FROM comment CROSS JOIN sharer ON sharer.id = comment.sharer
      WHERE video = ? AND is_pending = 0 ORDER BY created_at DESC, comment.id DESC LIMIT ?
      """)
  }

  private static func broadcasts(
    _ order: String, _ condition: String = "video = ?1 AND is_pending = 0"
  ) -> String {
    """
    SELECT broadcast.source, broadcast.remote_id, arrived_at,
      \(BroadcastRow.columns.qualified(by: "broadcast")), \(SharerTable.columns)
    FROM broadcast CROSS JOIN sharer ON sharer.id = broadcast.sharer
    WHERE \(condition) ORDER BY shared_at \(order), broadcast.id \(order) LIMIT ?2
    """
  }

  /// Returns the group of a video; nil if the video is in no list.
  func group(_ video: Int64) throws -> VideoGroup? {
    try videos.bind(video, at: 1)
    guard try videos.next() else { return nil }
    let key = videos.key(0)
    let check = CheckColumns.check(videos, from: 2)
    let row = VideoRow(videos, from: 6)
    videos.reset()
    guard let key else { return nil }
    let value = row.video(key)
    let group = VideoGroup(
      video: value, broadcasts: try broadcasts(video, key), comments: try comments(video, key),
      state: try access.state(of: key),
      playability: check.playability(given: value.givenPlayability))
    guard let group, group.memory > bounds.group else { return group }
    return group.fitting(in: bounds.group)
  }

  /// Returns the groups of videos in the given order, until the memory limit is reached.
  func groups(_ videos: [Int64]) throws -> [VideoGroup] {
    var groups: [VideoGroup] = []
    var room = bounds.all
    for video in videos where room >= 0 {
      guard let group = try group(video) else { continue }
      groups.append(group)
      room -= group.memory
    }
    return groups
  }

  // MARK: Broadcasts

  private func broadcasts(_ video: Int64, _ key: VideoKey) throws -> [Broadcast] {
    // The face is read separately and counts towards the limit.
    let limit = VideoPolicies.groupLines - 1
    let (found, isWhole) = try read(newest, video, key, limit: limit, bytes: bounds.group)
    // If two have the same id, the first one stays.
    return isWhole ? found : try found + read(oldest, video, key, limit: 1).found
  }

  /// Returns the broadcasts of a video from one source, oldest first, whether they are in the lists
  /// or not.
  func broadcasts(
    _ video: Int64, _ key: VideoKey, from source: SourceID, limit: Int
  ) throws -> [Broadcast] {
    guard let row = try access.row(of: source) else { return [] }
    let rows = try access.statement(
      Self.broadcasts("ASC", "video = ?1 AND broadcast.source = ?3"))
    try rows.bind(row, at: 3)
    return try read(rows, video, key, limit: limit).found
  }

  /// Reads up to the limit, but at least one; `isWhole` is true if there are no more.
  private func read(
    _ rows: RawStatement, _ video: Int64, _ key: VideoKey, limit: Int, bytes: Int64 = .max
  ) throws -> (found: [Broadcast], isWhole: Bool) {
    try rows.bind(video, at: 1)
    try rows.bind(Int64(limit), at: 2)
    defer { rows.reset() }
    var found: [Broadcast] = []
    var (room, count) = (bytes, 0)
    while try rows.next() {
      count += 1
      guard let source = try access.source(rows.integer(0)),
        let id = RemoteID(rows.text(1), of: source)
      else { continue }
      let row = BroadcastRow(rows, from: 3)
      found.append(
        Broadcast(
          id: id, video: key, sharer: SharerTable.sharer(rows, from: 3 + BroadcastRow.count),
          comment: row.comment, channel: row.channel.flatMap { RemoteID($0, of: source) },
          roll: row.roll.flatMap { RemoteID($0, of: source) }, createdAt: row.createdAt,
          updatedAt: row.updatedAt, arrivedAt: rows.integer(2), marks: row.marks))
      room -= found.last?.memory ?? 0
      if room < 0 { return (found, false) }
    }
    return (found, count < limit)
  }

  // MARK: Comments

  private func comments(_ video: Int64, _ key: VideoKey) throws -> [VideoComment] {
    try comments.bind(video, at: 1)
    try comments.bind(Int64(VideoPolicies.groupLines), at: 2)
    defer { comments.reset() }
    var found: [VideoComment] = []
    var room = bounds.group
    while try comments.next() {
      guard let source = try access.source(comments.integer(0)),
        let id = RemoteID(comments.text(1), of: source)
      else { continue }
      let row = CommentRow(comments, from: 2)
      let comment = VideoComment(
        id: id, video: key, author: SharerTable.sharer(comments, from: 2 + CommentRow.count),
        text: row.text, createdAt: row.createdAt, updatedAt: row.updatedAt,
        parent: row.parent.flatMap { RemoteID($0, of: source) })
      guard let comment else { continue }
      found.append(comment)
      room -= comment.memory
      if room < 0 { break }
    }
    return found
  }
}

extension String {
  /// Returns a list of columns, each prefixed by its table.
  fileprivate func qualified(by table: String) -> String {
    split(separator: ", ").map { "\(table).\($0)" }.joined(separator: ", ")
  }
}
