import GRDB
import PentadCore
import PentadStorage

extension SearchTable {
  /// Words of videos: who shared them, what they are called, what people say of them, and what they are
  /// about.
  static let videos = SearchTable(
    "video_words", of: "search_text", columns: ["sharer", "title", "comment", "summary"],
    prefixes: [])
  /// The index of the first version, without descriptions.
  static let firstVideos = SearchTable(
    "video_search", of: "search_text", columns: ["sharer", "title", "comment"], prefixes: [])
}

extension VideoStore {
  /// The videos in whose title, description, sharers and comments a text is found, those shared last first. What
  /// cannot be watched is found, too.
  ///
  /// Each word has to be there, as the beginning of a word; one of less than three bytes, as a word. Case
  /// and diacritics do not count. All that is in the lists is searched, as it is now.
  func search(
    _ text: String, before cursor: VideoCursor? = nil, limit: Int,
    within bounds: ReadBounds = .page
  ) async throws(PentadError) -> [VideoGroup] {
    guard let query = try SearchQuery(text), limit > 0 else { return [] }
    try await indexVideos()
    return try await database.search {
      try VideoAccess($0).search(query, before: cursor, limit: limit, bounds)
    }
  }

  /// Makes videos findable that wait for it, in transactions of some thousands: for a time when nothing
  /// else is to be done. A search does it, too.
  func indexVideos() async throws(PentadError) {
    while try await read({ try $0.hasUnindexed() }) {
      try await write { try $0.indexBatch() }
    }
  }
}

extension VideoAccess {
  fileprivate func hasUnindexed() throws -> Bool {
    let rows = try statement("SELECT 1 FROM search_waiting LIMIT 1")
    defer { rows.reset() }
    return try rows.next()
  }

  fileprivate func search(
    _ query: SearchQuery, before cursor: VideoCursor?, limit: Int, _ bounds: ReadBounds
  ) throws -> [VideoGroup] {
    let match = query.expression(beginningsFrom: VideoPolicies.shortestBeginning)
    let rows = try statement(
      """
      SELECT shown.video FROM video_words CROSS JOIN shown ON shown.video = video_words.rowid
      WHERE video_words MATCH ?5 AND \(Self.isBehind)
      ORDER BY shown.latest_at DESC, shown.provider, shown.provider_id LIMIT ?4
      """)
    try rows.bind(match, at: 5)
    return try list(rows, cursor, limit, bounds)
  }
}

extension VideoChange {
  /// Indexes some of the videos that wait. What a video says is put together anew: `search_text` has a
  /// row for each video that is indexed, just as it was, and the index is of that.
  fileprivate func indexBatch() throws {
    let last = try Int64.fetchOne(
      database,
      sql: """
        SELECT max(video) FROM (SELECT video FROM search_waiting ORDER BY video LIMIT ?)
        """, arguments: [VideoPolicies.searchBatch])
    guard let last else { return }
    let batch = "id IN (SELECT video FROM search_waiting WHERE video <= ?)"
    try SearchTable.videos.remove(where: batch, [last], in: database)
    try run("DELETE FROM search_text WHERE \(batch)", [last])
    try run(
      Self.texts,
      [
        "last": last, "limit": VideoPolicies.groupLines, "line": VideoPolicies.searchedLine,
        "length": VideoPolicies.searchedText,
      ])
    try SearchTable.videos.add(where: batch, [last], in: database)
    try run("DELETE FROM search_waiting WHERE video <= ?", [last])
  }

  /// What is said of each video of a batch that is in the lists.
  private static let texts = """
    INSERT INTO search_text (id, sharer, title, comment, summary)
    SELECT video.id,
      substr((SELECT group_concat(nickname || ' ' || name, char(10)) FROM (
        SELECT DISTINCT nickname, name FROM sharer WHERE id IN (
          SELECT sharer FROM broadcast WHERE broadcast.video = video.id AND is_pending = 0
          UNION SELECT sharer FROM comment WHERE comment.video = video.id AND is_pending = 0)
        LIMIT :limit)), 1, :length),
      title,
      substr((SELECT group_concat(said, char(10)) FROM (
        SELECT substr(comment, 1, :line) AS said FROM broadcast
          WHERE broadcast.video = video.id AND is_pending = 0 AND comment IS NOT NULL
        UNION ALL SELECT substr(text, 1, :line) FROM comment WHERE comment.video = video.id AND is_pending = 0
        LIMIT :limit)), 1, :length),
      substr(summary, 1, :length)
    FROM search_waiting CROSS JOIN shown ON shown.video = search_waiting.video
    CROSS JOIN video ON video.id = search_waiting.video
    WHERE search_waiting.video <= :last
    """
}
