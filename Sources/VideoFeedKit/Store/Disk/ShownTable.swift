import GRDB
import PentadCore
import PentadStorage

// The videos in the lists and their order: those with at least one applied broadcast.

extension VideoChange {
  /// Applies the pending items of one source, or of all, and returns the rows of their videos.
  func applyPending(of source: Int64?) throws -> [Int64] {
    let rows = try statement(
      """
      SELECT video FROM broadcast WHERE is_pending = 1 AND (?1 IS NULL OR source = ?1)
      UNION SELECT comment.video FROM comment CROSS JOIN shown ON shown.video = comment.video
        WHERE comment.is_pending = 1 AND (?1 IS NULL OR comment.source = ?1)
      """)
    try rows.bind(source, at: 1)
    var videos: [Int64] = []
    while try rows.next() { videos.append(rows.integer(0)) }
    try run(
      """
      INSERT INTO shown (video, latest_at, provider, provider_id, is_visible)
      SELECT video.id, latest, provider, provider_id, is_visible
      FROM (SELECT video, max(shared_at) AS latest FROM broadcast
        WHERE is_pending = 1 AND (?1 IS NULL OR source = ?1) GROUP BY video) AS news CROSS JOIN video ON video.id = news.video
      WHERE true
      ON CONFLICT (video) DO UPDATE SET latest_at = max(latest_at, excluded.latest_at)
      """, [source])
    for video in videos { try noteForSearch(video) }
    for table in ["broadcast", "comment"] {
      try run(
        "UPDATE \(table) SET is_pending = 0 WHERE is_pending = 1 AND (?1 IS NULL OR source = ?1)",
        [source])
    }
    return videos
  }

  /// Updates the position of a video after its broadcasts were changed or deleted.
  func refreshShown(_ video: Int64) throws {
    let rows = try statement(
      "SELECT max(shared_at) FROM broadcast WHERE video = ? AND is_pending = 0")
    try rows.bind(video, at: 1)
    let latest = try rows.next() ? rows.optionalInteger(0) : nil
    rows.reset()
    if let latest {
      try run(
        """
        INSERT INTO shown (video, latest_at, provider, provider_id, is_visible)
        SELECT id, ?, provider, provider_id, is_visible FROM video WHERE id = ?
        ON CONFLICT (video) DO UPDATE SET latest_at = excluded.latest_at
        """, [latest, video])
    } else {
      try run("DELETE FROM shown WHERE video = ?", [video])
    }
    try noteForSearch(video)
  }

  /// Marks a video for indexing.
  func noteForSearch(_ video: Int64) throws {
    let row = try statement("INSERT OR IGNORE INTO search_waiting (video) VALUES (?)")
    try row.bind(video, at: 1)
    try row.run()
  }
}

extension VideoAccess {
  /// Returns the number of pending items of visible videos, counted as ``VideoGrouping`` does when
  /// all of them are applied.
  func pending() throws -> VideoNews {
    let rows = try statement(
      """
      SELECT
        (SELECT count(DISTINCT broadcast.video) FROM broadcast CROSS JOIN video
          ON video.id = broadcast.video
          WHERE broadcast.is_pending = 1 AND video.is_visible = 1
            AND NOT EXISTS (SELECT 1 FROM shown WHERE shown.video = broadcast.video)),
        (SELECT count(*) FROM broadcast CROSS JOIN shown ON shown.video = broadcast.video
          WHERE broadcast.is_pending = 1 AND shown.is_visible = 1)
        + (SELECT count(*) FROM comment CROSS JOIN shown ON shown.video = comment.video
          WHERE comment.is_pending = 1 AND shown.is_visible = 1)
      """)
    defer { rows.reset() }
    guard try rows.next() else { return VideoNews() }
    return VideoNews(
      videos: Int(clamping: rows.integer(0)), comments: Int(clamping: rows.integer(1)))
  }

  /// Returns true if a video is in the lists.
  func isShown(_ video: Int64) throws -> Bool {
    let rows = try statement("SELECT 1 FROM shown WHERE video = ?")
    try rows.bind(video, at: 1)
    defer { rows.reset() }
    return try rows.next()
  }

  /// Returns the keys of rows of videos, in the given order.
  func keys(_ videos: some Sequence<Int64>) throws -> [VideoKey] {
    let rows = try statement("SELECT provider, provider_id FROM video WHERE id = ?")
    var keys: [VideoKey] = []
    for video in videos {
      try rows.bind(video, at: 1)
      if try rows.next(), let key = rows.key(0) { keys.append(key) }
      rows.reset()
    }
    return keys
  }
}
