import GRDB
import PentadCore
import PentadStorage

extension SearchTable {
  /// The search index of videos: sharers, titles, comments and descriptions.
  static let videos = SearchTable(
    "video_words", of: "search_text", columns: ["sharer", "title", "comment", "summary"],
    prefixes: [])
  /// The index of the first version, without descriptions.
  static let firstVideos = SearchTable(
    "video_search", of: "search_text", columns: ["sharer", "title", "comment"], prefixes: [])
}

extension VideoStore {
  /// Searches videos by title, description, sharers and comments, most recently shared first.
  /// Unplayable videos are found, too.
  ///
  /// All words must match. Each matches the beginning of a word; a word of less than three bytes
  /// matches only a whole word. Case and diacritics are ignored. The search covers the current
  /// content of the lists.
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

  /// Indexes waiting videos, in transactions of some thousands. It is meant for idle times; a
  /// search does it, too.
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
  /// Indexes a batch of waiting videos. The text of each video is collected again. `search_text`
  /// has a row for each indexed video, exactly as it was indexed; the index refers to it.
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

  /// Collects the texts of each video of a batch that is in the lists.
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
