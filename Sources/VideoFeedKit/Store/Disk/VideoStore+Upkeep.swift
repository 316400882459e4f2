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

  /// For a time when nothing else is to be done: makes new videos findable, and removes events and files
  /// that nobody can want any more. Each of it is a transaction.
  func tidy() async throws(PentadError) {
    try await indexVideos()
    try await write { [hub, images] change in
      try hub.prune(now: change.now, in: change.database)
      try change.pruneTold()
      images.removeAll(
        but: try String.fetchSet(change.database, sql: "SELECT name FROM image_file"))
    }
  }

  /// Lets go of all that sources can tell again. What is the user's own stays, with the videos that the user
  /// has marked or stopped in and who shared them: sources may not tell of these any more. The sources
  /// stay, too, and are asked for everything.
  func clearCache() async throws(PentadError) {
    // First, for their room. A row without its file is a picture that is not kept.
    images.removeAll(but: [])
    try await write(isFreeing: true) { change in
      try change.noteAllSources()
      try change.clearContent()
      try StoreSchema.forgetPages(in: change.database, now: change.now)
    }
    try await database.compact()
  }

  /// Lets go of everything, the user's own and the events, too. When others have the store open, its
  /// rows go; the file stays, and the events, which hold names alone.
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
  /// Removes what sources can tell again, but for the videos that the user has marked or stopped in.
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
    // What was said of them is another text without the comments.
    try run("INSERT INTO search_waiting (video) SELECT video FROM shown")
  }

  /// Removes all rows of tables, those of the videos among them.
  fileprivate func empty(_ tables: [String]) throws {
    let sources = tables.contains("source") ? try sources("true", []) : []
    for table in tables { try run("DELETE FROM \(table)") }
    try SearchTable.videos.rebuild(in: database)
    for source in sources { tell(.sourceRemoved(source.description.id)) }
    tell(.videosChanged([]))
    tell(.pendingChanged(try pending()))
  }
}
