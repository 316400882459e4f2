import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  func storageUsage() async throws(PentadError) -> VideoStorageUsage {
    let bytes = try await database.storageUsage().total
    return try await read { store in
      VideoStorageUsage(
        bytes: bytes,
        imageBytes: try Int64.fetchOne(
          store.database, sql: "SELECT sum(bytes) FROM image_file") ?? 0,
        videos: try store.count("video"), broadcasts: try store.count("broadcast"),
        comments: try store.count("comment"), sources: try store.count("source"),
        waiting: try store.count("outbox"))
    }
  }

  /// Maintenance for idle times: indexes new videos, and deletes old events and unused files. Each
  /// step is a transaction.
  func tidy() async throws(PentadError) {
    try await indexVideos()
    try await write { [hub, images] change in
      try hub.prune(now: change.now, in: change.database)
      try change.pruneTold()
      images.removeAll(
        but: try String.fetchSet(change.database, sql: "SELECT name FROM image_file"))
    }
  }

  /// Deletes all content that sources can supply again. The user's own data stays, with the videos
  /// that the user has marked or partly watched and their sharers: sources may no longer offer
  /// these. The sources stay and are asked for everything again.
  func clearCache() async throws(PentadError) {
    // First, to free their space. A row without its file counts as a picture that is not stored.
    images.removeAll(but: [])
    try await write(isFreeing: true) { change in
      try change.noteAllSources()
      try change.clearContent()
      try StoreSchema.forgetPages(in: change.database, now: change.now)
    }
    try await database.compact()
  }

  /// Deletes everything, including the user's own data and the events. If others have the store
  /// open, its rows are deleted; the file and the events, which contain only ids and keys, stay.
  func eraseAll() async throws(PentadError) {
    do throws(PentadError) {
      try await database.eraseAll()
    } catch  where error.code == .storeInUse {
      images.removeAll(but: [])
      try await write(isFreeing: true) {
        try $0.empty(StoreSchema.contentTables + StoreSchema.userTables)
      }
      try await database.compact()
    }
    images.removeAll(but: [])
    hub.wake()
  }
}

extension VideoChange {
  /// Deletes content that sources can supply again, except videos that the user has marked or
  /// partly watched.
  fileprivate func clearContent() throws {
    try database.keepRows(
      of: "video",
      where: """
        EXISTS (SELECT 1 FROM broadcast WHERE broadcast.video = video.id)
        AND EXISTS (SELECT 1 FROM view_state WHERE view_state.provider = video.provider
          AND view_state.provider_id = video.provider_id
          AND (is_liked = 1 OR is_watch_later = 1 OR position > 0))
        """)
    for table in ["broadcast", "shown"] {
      try database.keepRows(of: table, where: "video IN (SELECT id FROM video)")
    }
    try database.keepRows(of: "sharer", where: "id IN (SELECT sharer FROM broadcast)")
    let kept: Set = ["video", "broadcast", "shown", "sharer"]
    try empty(StoreSchema.contentTables.filter { !kept.contains($0) })
    // Their search texts change without the comments.
    try run("INSERT INTO search_waiting (video) SELECT video FROM shown")
  }

  /// Deletes all rows of tables, which include those of videos.
  fileprivate func empty(_ tables: [String]) throws {
    let sources = tables.contains("source") ? try sources("true", []) : []
    for table in tables { try run("DELETE FROM \(table)") }
    try SearchTable.videos.rebuild(in: database)
    for source in sources { tell(.sourceRemoved(source.description.id)) }
    tell(.videosChanged([]))
    tell(.pendingChanged(try pending()))
  }
}
