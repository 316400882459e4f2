import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  /// Removes a source with all content that only it has shared: ``VideoPolicies`` lists what stays.
  /// Its pending actions are cancelled.
  ///
  /// - Returns: false if the user has no such source.
  /// - Throws: errors from writing the store. On a full disk, a part of the source's content may be
  ///   deleted then; it is fetched again.
  @discardableResult
  func remove(source: SourceID) async throws(PentadError) -> Bool {
    let isRemoved: Bool
    do throws(PentadError) {
      isRemoved = try await removeAtOnce(source)
    } catch {
      guard error.code == .diskFull else { throw error }
      try await removeContentInParts(of: source)
      isRemoved = try await removeAtOnce(source)
    }
    // Removed content must not remain in the file or its log.
    if isRemoved { try? await database.compact() }
    return isRemoved
  }

  private func removeAtOnce(_ source: SourceID) async throws(PentadError) -> Bool {
    try await write(isFreeing: true) { [outbox] change in
      guard let row = try change.row(of: source) else { return false }
      try change.noteAllSources()
      try change.cancelActions(of: source, outbox)
      try change.forgetWhatWasTold(to: source)
      let videos = try change.removeContent(of: row, among: .all)
      for table in ["channel", "roll", "sharer"] {
        try change.run("DELETE FROM \(table) WHERE source = ?", [row])
      }
      try change.forgetStates(of: source)
      try change.run("DELETE FROM account WHERE source = ?", [source.rawValue])
      try change.run("DELETE FROM source WHERE id = ?", [row])
      try change.discardStrayImages()
      change.tell(.sourceRemoved(source))
      if videos > 0 {
        change.tell(.videosChanged([]))
        change.tell(.pendingChanged(try change.pending()))
      }
      return true
    }
  }
}

extension VideoChange {
  private func noteForSearchAgain(_ videos: [Int64]) throws {
    for video in videos { try noteForSearch(video) }
    // The old texts must not be found, or remain in the file, until the videos are indexed again.
    let batch = "id IN (SELECT video FROM search_waiting)"
    try SearchTable.videos.remove(where: batch, in: database)
    try run("DELETE FROM search_text WHERE \(batch)")
    try SearchTable.videos.purge(in: database)
  }

  /// Deletes a source's content for some videos, and returns the number of its videos.
  func removeContent(of source: Int64, among rows: ClosedRange<Int64>) throws -> Int {
    let (first, last) = (rows.lowerBound, rows.upperBound)
    let videos = try videos(of: source, among: rows)
    for table in ["broadcast", "comment"] {
      try run(
        "DELETE FROM \(table) WHERE source = ? AND video BETWEEN ? AND ?", [source, first, last])
    }
    try noteForSearchAgain(videos)
    try run(
      """
      DELETE FROM video WHERE id BETWEEN ? AND ?
        AND NOT EXISTS (SELECT 1 FROM broadcast WHERE broadcast.video = video.id)
        AND NOT EXISTS (SELECT 1 FROM comment WHERE comment.video = video.id)
      """, [first, last])
    try orphanVideos(of: source, among: rows)
    for video in videos { try refreshShown(video) }
    return videos.count
  }

  /// Deletes a source's description of videos that others share: ``Video/orphaned`` stays. The
  /// other sources are asked for everything again, so that one of them describes the videos.
  private func orphanVideos(of source: Int64, among rows: ClosedRange<Int64>) throws {
    let arguments: StatementArguments = [source, rows.lowerBound, rows.upperBound]
    try run(
      """
      UPDATE source SET etag = NULL, modified = NULL, body_hash = NULL, newest = NULL
      WHERE id IN (SELECT broadcast.source FROM video CROSS JOIN broadcast
        ON broadcast.video = video.id WHERE video.source = ? AND video.id BETWEEN ? AND ?)
      """, arguments)
    try run(
      """
      UPDATE shown SET is_visible = 1 WHERE is_visible = 0
        AND video IN (SELECT id FROM video WHERE source = ? AND id BETWEEN ? AND ?)
      """, arguments)
    try run(
      """
      UPDATE video SET source = NULL, authority = 0, media = NULL, embed_url = NULL,
        page_url = NULL, is_live = 0, unplayable = NULL, playability = 0,
        playability_detail = NULL, checked_at = NULL, check_failures = 0,
        next_check_at = iif(next_check_at IS NULL, NULL, 0), is_visible = 1
      WHERE source = ? AND id BETWEEN ? AND ?
      """, arguments)
  }

  /// Deletes the user's state of videos that no other source ever had.
  fileprivate func forgetStates(of source: SourceID) throws {
    let keys = try Row.fetchAll(
      database,
      sql: """
        DELETE FROM view_state WHERE (provider, provider_id) IN (
          SELECT provider, provider_id FROM view_source GROUP BY provider, provider_id
          HAVING max(source = ?1) = 1 AND min(source = ?1) = 1)
        RETURNING provider, provider_id
        """, arguments: [source.rawValue])
    try run("DELETE FROM view_source WHERE source = ?", [source.rawValue])
    for row in keys {
      let id = try row.decode(String.self, atIndex: 1)
      if let provider = VideoProvider(rawValue: try row.decode(String.self, atIndex: 0)),
        let key = VideoKey(provider: provider, id: id)
      {
        tell(.stateChanged(key))
      }
    }
  }

  fileprivate func cancelActions(of source: SourceID, _ outbox: Outbox) throws {
    for operation in try outbox.operations(in: database)
    where ActionPayload(operation.draft.payload)?.source == source.rawValue {
      try run("DELETE FROM outbox WHERE id = ?", [operation.id])
      tell(operation, .cancelled)
    }
  }
}
