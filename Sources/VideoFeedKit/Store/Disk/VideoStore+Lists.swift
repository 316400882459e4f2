import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  /// Returns playable and possibly playable videos after a cursor, up to a limit, most recently
  /// shared first.
  func timeline(
    before cursor: VideoCursor? = nil, limit: Int, within bounds: ReadBounds = .page
  ) async throws(PentadError) -> [VideoGroup] {
    try await read { try $0.timeline(before: cursor, limit: limit, bounds) }
  }

  /// Like ``timeline(before:limit:)``, for synchronous callers: blocks the calling thread.
  func timelineNow(
    before cursor: VideoCursor? = nil, limit: Int
  ) throws(PentadError) -> [VideoGroup] {
    try readNow { try $0.timeline(before: cursor, limit: limit, .page) }
  }

  /// Returns the videos that the user likes, in the same order.
  func favorites(
    before cursor: VideoCursor? = nil, limit: Int, within bounds: ReadBounds = .page
  ) async throws(PentadError) -> [VideoGroup] {
    try await read { try $0.marked("is_liked", before: cursor, limit: limit, bounds) }
  }

  /// Returns the videos that the user wants to watch later, in the same order.
  func watchLater(
    before cursor: VideoCursor? = nil, limit: Int, within bounds: ReadBounds = .page
  ) async throws(PentadError) -> [VideoGroup] {
    try await read { try $0.marked("is_watch_later", before: cursor, limit: limit, bounds) }
  }

  /// Returns the number of videos in the timeline.
  func shownCount() async throws(PentadError) -> Int {
    try await read { try $0.count("shown WHERE is_visible = 1") }
  }

  // MARK: Single videos

  /// Returns the group of a video; nil if it is in no list.
  func group(_ key: VideoKey) async throws(PentadError) -> VideoGroup? {
    try await groups([key]).first
  }

  /// Returns the groups of videos, in the given order, without those that are in no list or exceed
  /// the memory limit.
  func groups(
    _ keys: [VideoKey], within bounds: ReadBounds = .page
  ) async throws(PentadError) -> [VideoGroup] {
    try await read { try $0.groups(keys, bounds) }
  }

  /// Like ``groups(_:)``, for synchronous callers: blocks the calling thread.
  func groupsNow(_ keys: [VideoKey]) throws(PentadError) -> [VideoGroup] {
    try readNow { try $0.groups(keys, .page) }
  }
}

extension VideoAccess {
  func groups(_ keys: [VideoKey], _ bounds: ReadBounds) throws -> [VideoGroup] {
    try GroupReader(self, bounds).groups(try keys.compactMap { try row(of: $0) })
  }

  func timeline(
    before cursor: VideoCursor?, limit: Int, _ bounds: ReadBounds
  ) throws -> [VideoGroup] {
    try list(
      try statement(
        """
        SELECT video FROM shown WHERE is_visible = 1 AND \(Self.isBehind)
        ORDER BY latest_at DESC, provider, provider_id LIMIT ?4
        """), cursor, limit, bounds)
  }

  func marked(
    _ mark: String, before cursor: VideoCursor?, limit: Int, _ bounds: ReadBounds
  ) throws -> [VideoGroup] {
    try list(
      try statement(
        """
        SELECT shown.video FROM view_state CROSS JOIN video
          ON video.provider = view_state.provider AND video.provider_id = view_state.provider_id
        CROSS JOIN shown ON shown.video = video.id
        WHERE view_state.\(mark) = 1 AND \(Self.isBehind)
        ORDER BY shown.latest_at DESC, shown.provider, shown.provider_id LIMIT ?4
        """), cursor, limit, bounds)
  }

  /// The condition that a row of `shown` comes after a cursor.
  static let isBehind = """
    shown.latest_at <= ?1 AND (shown.latest_at < ?1
      OR (shown.provider, shown.provider_id) > (?2, ?3))
    """

  /// Returns the groups of a list. Its statement selects rows of videos after the cursor ?1 to ?3,
  /// with the limit ?4.
  func list(
    _ rows: RawStatement, _ cursor: VideoCursor?, _ limit: Int, _ bounds: ReadBounds
  ) throws -> [VideoGroup] {
    guard limit > 0 else { return [] }
    try rows.bind(cursor?.latestShare ?? .max, at: 1)
    if let cursor {
      try rows.bind(cursor.key, at: 2)
    } else {
      try rows.bind("", at: 2)
      try rows.bind("", at: 3)
    }
    try rows.bind(Int64(limit), at: 4)
    var videos: [Int64] = []
    while try rows.next() { videos.append(rows.integer(0)) }
    return try GroupReader(self, bounds).groups(videos)
  }
}
