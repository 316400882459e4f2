import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  /// The videos of which it is due to find out whether they can be watched, at most so many: those that
  /// were never looked at first, the newest of them first.
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

  /// Makes checks due that lie farther off than any is put: a clock that was set back since put them
  /// there.
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

  /// When the next check is due, in milliseconds since 1970-01-01 00:00 UTC; nil when none is to come.
  func nextCheck() async throws(PentadError) -> Int64? {
    try await read { store in
      let rows = try store.statement(
        "SELECT min(next_check_at) FROM video WHERE next_check_at IS NOT NULL")
      defer { rows.reset() }
      return try rows.next() ? rows.optionalInteger(0) : nil
    }
  }

  /// Stores what was found out about a video.
  ///
  /// - Parameters:
  ///   - check: nil when nobody can tell: it is looked at again only when a source says something else.
  ///   - video: what the source says of the video now, of which it is described anew.
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

  /// The sources that have shared a video, each once: first the one that describes it, which knows best.
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
