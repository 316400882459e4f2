import GRDB
import PentadCore
import PentadStorage

// Removing a source when the disk is too full for one transaction. Rows of other sources lie
// between its own, so a removal writes nearly all pages; smaller parts fit into the space that the
// store reserves.

extension VideoStore {
  /// Deletes nearly all content of a source. The source stays and is fetched again, in case the
  /// process ends before it is removed, too.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/diskFull`` if there is no space for a single video.
  func removeContentInParts(of source: SourceID) async throws(PentadError) {
    try await write(isFreeing: true) { change in
      try change.noteAllSources()
      try change.forgetPages(of: source)
      try change.unindexAll()
    }
    try? await database.compact()
    let videos = try await read { store in
      try store.row(of: source).map { try store.videos(of: $0, among: .all) } ?? []
    }
    try await inParts(videos) { change, rows in
      guard let row = try change.row(of: source) else { return }
      guard try change.removeContent(of: row, among: rows) > 0 else { return }
      change.tell(.videosChanged([]))
      change.tell(.pendingChanged(try change.pending()))
    }
    let sharers = try await read { store in
      try store.row(of: source).map { try store.sharers(of: $0) } ?? []
    }
    try await inParts(sharers) { change, rows in
      guard let row = try change.row(of: source) else { return }
      try change.removeUnusedSharers(of: row, among: rows)
    }
    try? await database.compact()
  }

  /// Writes once for each part of some rows; a part that does not fit is halved.
  private func inParts(
    _ rows: [Int64], _ body: @escaping @Sendable (VideoChange, ClosedRange<Int64>) throws -> Void
  ) async throws(PentadError) {
    var left = rows[...]
    var size = 512
    while let first = left.first {
      let part = left.prefix(size)
      let range = first...(part.last ?? first)
      do throws(PentadError) {
        try await write(isFreeing: true) { try body($0, range) }
        left = left.dropFirst(part.count)
      } catch {
        guard error.code == .diskFull, part.count > 1 else { throw error }
        size = part.count / 2
      }
    }
  }
}

extension ClosedRange<Int64> {
  /// The range of all rows.
  static var all: Self { .min ... .max }
}

extension VideoAccess {
  /// Returns the rows of the videos that a source has shared or commented on, in order.
  func videos(of source: Int64, among rows: ClosedRange<Int64>) throws -> [Int64] {
    try integers(
      """
      SELECT video FROM broadcast WHERE source = ?1 AND video BETWEEN ?2 AND ?3
      UNION SELECT video FROM comment WHERE source = ?1 AND video BETWEEN ?2 AND ?3 ORDER BY video
      """, [source, rows.lowerBound, rows.upperBound])
  }

  fileprivate func sharers(of source: Int64) throws -> [Int64] {
    try integers("SELECT id FROM sharer WHERE source = ? ORDER BY id", [source])
  }

  private func integers(_ sql: String, _ arguments: [Int64]) throws -> [Int64] {
    let rows = try statement(sql)
    for (index, argument) in arguments.enumerated() { try rows.bind(argument, at: index + 1) }
    var found: [Int64] = []
    while try rows.next() { found.append(rows.integer(0)) }
    return found
  }
}

extension VideoChange {
  fileprivate func forgetPages(of source: SourceID) throws {
    try run(
      """
      UPDATE source SET etag = NULL, modified = NULL, body_hash = NULL, newest = NULL,
        older_cursor = NULL WHERE name = ?
      """, [source.rawValue])
  }

  /// Empties the search index; all videos wait to be indexed again.
  fileprivate func unindexAll() throws {
    try run("INSERT OR IGNORE INTO search_waiting (video) SELECT video FROM shown")
    try run("DELETE FROM search_text")
    try SearchTable.videos.rebuild(in: database)
  }

  fileprivate func removeUnusedSharers(of source: Int64, among rows: ClosedRange<Int64>) throws {
    try run(
      """
      DELETE FROM sharer WHERE source = ?1 AND id BETWEEN ?2 AND ?3 AND id NOT IN (
        SELECT sharer FROM broadcast WHERE source = ?1
        UNION SELECT sharer FROM comment WHERE source = ?1
        UNION SELECT creator FROM roll WHERE source = ?1 AND creator IS NOT NULL)
      """, [source, rows.lowerBound, rows.upperBound])
  }
}
