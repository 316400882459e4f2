import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  /// Returns the videos that are due for a playability check, up to a limit: those never checked
  /// come first, the newest of them first.
  func checksDue(limit: Int) async throws(PentadError) -> [DueCheck] {
    let now = options.time.date()
    return try await read { store in
      let rows = try store.statement(
        """
        SELECT id, provider, provider_id, \(CheckColumns.columns), \(VideoRow.columns) FROM video
        WHERE next_check_at <= ? ORDER BY next_check_at, id DESC LIMIT ?
        """)
      try rows.bind(now, at: 1)
      try rows.bind(Int64(max(0, limit)), at: 2)
      var due: [DueCheck] = []
      while try rows.next() {
        guard let key = rows.key(1) else { continue }
        due.append(
          DueCheck(
            video: VideoRow(rows, from: 7).video(key), check: CheckColumns.check(rows, from: 3),
            sources: try store.sources(ofVideo: rows.integer(0))))
      }
      return due
    }
  }

  /// Makes checks due that are further in the future than any check is scheduled: the clock was set
  /// back since.
  func hastenChecks() async throws(PentadError) {
    let (farthest, overflow) = options.time.date().addingReportingOverflow(
      PlayabilityCheck.longestWait)
    let last = try await read { store in
      try Int64.fetchOne(
        store.database,
        sql: "SELECT max(next_check_at) FROM video WHERE next_check_at IS NOT NULL")
    }
    guard let last, !overflow, last > farthest else { return }
    try await write {
      try $0.run("UPDATE video SET next_check_at = 0 WHERE next_check_at > ?", [farthest])
    }
  }

  /// Returns the time of the next check, in milliseconds since 1970-01-01 00:00 UTC; nil if none is
  /// scheduled.
  func nextCheck() async throws(PentadError) -> Int64? {
    try await read { store in
      let rows = try store.statement(
        "SELECT min(next_check_at) FROM video WHERE next_check_at IS NOT NULL")
      defer { rows.reset() }
      return try rows.next() ? rows.optionalInteger(0) : nil
    }
  }

  /// Stores the result of a playability check.
  ///
  /// - Parameters:
  ///   - check: the result; nil if no source has an answer. The video is then checked again only if
  ///     a source changes its description.
  ///   - video: the source's current description of the video, which updates the stored one.
  func save(
    _ check: PlayabilityCheck?, of key: VideoKey, as video: Video? = nil,
    from source: SourceID? = nil
  ) async throws(PentadError) {
    try await write { change in
      guard let row = try change.row(of: key) else { return }
      let before = try GroupReader(change).group(row)
      let wasVisible = try change.isVisible(row)
      if let video, video.key == key, let owner = try source.flatMap({ try change.row(of: $0) }) {
        try VideoTable(change, source: owner, isResolving: false).describe(video)
      }
      try change.save(check, ofVideo: row, key)
      if before == nil, try change.isVisible(row) != wasVisible {
        change.tell(.pendingChanged(try change.pending()))
      }
      if let before, let after = try GroupReader(change).group(row), after != before {
        try change.noteForSearch(row)
        change.tell(changed: [key])
      }
    }
  }
}

extension VideoChange {
  fileprivate func save(_ check: PlayabilityCheck?, ofVideo row: Int64, _ key: VideoKey) throws {
    let rows = try statement("SELECT \(VideoRow.columns) FROM video WHERE id = ?")
    try rows.bind(row, at: 1)
    guard try rows.next() else { return }
    let video = VideoRow(rows, from: 0).video(key)
    rows.reset()
    guard let check else {
      try run("UPDATE video SET next_check_at = NULL WHERE id = ?", [row])
      return
    }
    let isVisible = check.playability(given: video.givenPlayability).isShown
    let update = try statement(
      """
      UPDATE video SET next_check_at = ?2, is_visible = ?3, (\(CheckColumns.columns)) =
        (?4, ?5, ?6, ?7) WHERE id = ?1
      """)
    try update.bind(row, at: 1)
    try update.bind(check.nextCheck(isLive: video.isLive) ?? 0, at: 2)
    try update.bind(isVisible, at: 3)
    try CheckColumns.bind(check, to: update, from: 4)
    try update.run()
    try run(
      "UPDATE shown SET is_visible = ?1 WHERE video = ?2 AND is_visible <> ?1", [isVisible, row])
  }
}

extension VideoAccess {
  fileprivate func isVisible(_ video: Int64) throws -> Bool {
    let rows = try statement("SELECT is_visible FROM video WHERE id = ?")
    try rows.bind(video, at: 1)
    defer { rows.reset() }
    return try rows.next() && rows.integer(0) != 0
  }

  /// Returns the sources that have shared a video, each once: first the one that describes it.
  func sources(ofVideo row: Int64) throws -> [SourceID] {
    let rows = try statement(
      """
      SELECT DISTINCT broadcast.source, broadcast.source IS video.source
      FROM broadcast CROSS JOIN video ON video.id = broadcast.video WHERE broadcast.video = ?
      """)
    try rows.bind(row, at: 1)
    var describer: [SourceID] = []
    var others: [SourceID] = []
    while try rows.next() {
      guard let source = try source(rows.integer(0)) else { continue }
      if rows.integer(1) == 0 { others.append(source) } else { describer.append(source) }
    }
    return describer + others.sorted()
  }
}
