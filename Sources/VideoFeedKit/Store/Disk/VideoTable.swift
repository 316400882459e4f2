import GRDB
import PentadCore
import PentadStorage

/// The rows of videos in a write. A source's descriptions are merged with the known ones, as
/// ``VideoGrouping`` does. Each row records the source of its description and that source's
/// authority.
final class VideoTable {
  private let change: VideoChange
  /// The source whose descriptions are stored.
  private let source: Int64
  private let scope: AddressScope
  /// True if the source can resolve videos: a check of their playability is then due.
  private let isResolving: Bool
  private let find: RawStatement
  private let insert: RawStatement
  private let update: RawStatement
  private var rows: [VideoKey: Place] = [:]
  /// The rows whose content has changed.
  private(set) var changed: Set<Int64> = []

  /// The row of a video.
  struct Place {
    let row: Int64
    /// True if the row existed before.
    let isKnown: Bool
  }

  init(_ change: VideoChange, source: Int64, isResolving: Bool) throws {
    self.change = change
    self.source = source
    scope = try change.scope(of: source)
    self.isResolving = isResolving
    find = try change.statement(
      """
      SELECT id, source, next_check_at, \(VideoRow.columns) FROM video
      WHERE provider = ? AND provider_id = ?
      """)
    insert = try change.statement(
      """
      INSERT INTO video (provider, provider_id, source, next_check_at, is_visible,
        \(VideoRow.columns))
      VALUES (\((1...5 + VideoRow.count).map { "?\($0)" }.joined(separator: ", "))) RETURNING id
      """)
    let marks = (3...2 + VideoRow.count).map { "?\($0)" }.joined(separator: ", ")
    update = try change.statement(
      "UPDATE video SET source = ?2, (\(VideoRow.columns)) = (\(marks)) WHERE id = ?1")
  }

  // MARK: Finding

  /// Returns the row of a video, created without a description if missing.
  func place(of key: VideoKey) throws -> Place {
    if let place = rows[key] { return place }
    if let row = try change.row(of: key) { return note(key, row, isKnown: true) }
    return try add(
      VideoRow(Video(key: key, authority: .mention)), key, describedBy: nil)
  }

  // MARK: Describing

  /// Merges a source's description of a video, without addresses that its network scope does not
  /// allow.
  func describe(_ told: Video) throws {
    let video = told.within(scope)
    let key = video.key
    try find.bind(key, at: 1)
    guard try find.next() else {
      _ = try add(VideoRow(video), key, describedBy: source)
      return
    }
    let (row, owner, nextCheck) = (
      find.integer(0), find.optionalInteger(1), find.optionalInteger(2)
    )
    let stored = VideoRow(find, from: 3)
    find.reset()
    _ = note(key, row, isKnown: true)
    var merged = VideoRow(video)
    if merged != stored || owner != source {
      let known = stored.video(key)
      let isOwn = owner == nil || owner == source
      merged = VideoRow(known.merging(video, isOwn: isOwn))
      let describer = video.authority > known.authority ? source : owner ?? source
      if merged != stored || owner != describer {
        try save(merged, row, describedBy: describer)
        if merged != stored { changed.insert(row) }
      }
      if merged.playsOtherwise(than: stored) {
        try forgetCheck(of: row, given: merged.video(key), isDue: isResolving || nextCheck != nil)
        return
      }
    }
    if isResolving, nextCheck == nil {
      try change.run("UPDATE video SET next_check_at = 0 WHERE id = ?", [row])
    }
  }

  private func add(_ video: VideoRow, _ key: VideoKey, describedBy owner: Int64?) throws -> Place {
    try insert.bind(key, at: 1)
    try insert.bind(owner, at: 3)
    try insert.bind(isResolving ? 0 : nil as Int64?, at: 4)
    try insert.bind(video.unplayable == nil, at: 5)
    try video.bind(to: insert, from: 6)
    defer { insert.reset() }
    guard try insert.next() else { throw PentadError(.storage, "a video cannot be stored") }
    return note(key, insert.integer(0), isKnown: false)
  }

  private func save(_ video: VideoRow, _ row: Int64, describedBy owner: Int64) throws {
    try update.bind(row, at: 1)
    try update.bind(owner, at: 2)
    try video.bind(to: update, from: 3)
    try update.run()
  }

  /// Deletes the result of a check: it concerns other content, or the source has newer information.
  private func forgetCheck(of row: Int64, given video: Video, isDue: Bool) throws {
    let isVisible = video.givenPlayability.isShown
    try change.run(
      """
      UPDATE video SET playability = 0, playability_detail = NULL, checked_at = NULL,
        check_failures = 0, next_check_at = ?, is_visible = ? WHERE id = ?
      """, [isDue ? 0 : nil, isVisible, row])
    try change.run("UPDATE shown SET is_visible = ? WHERE video = ?", [isVisible, row])
  }

  private func note(_ key: VideoKey, _ row: Int64, isKnown: Bool) -> Place {
    if let place = rows[key] { return place }
    let place = Place(row: row, isKnown: isKnown)
    rows[key] = place
    return place
  }
}
