import GRDB
import PentadCore
import PentadStorage

extension StoreSchema {
  /// The schema of VideoFeedKit's store. Content from sources is separate from the user's own data.
  /// The latter refers to videos by key and to sources by id, so that it does not depend on the
  /// content.
  static let video = StoreSchema(
    applicationID: 0x5056_4944,  // "PVID"
    migrations: [
      StoreMigration("sources, what they share, and the user's own") { database in
        try database.execute(sql: content)
        try SearchTable.firstVideos.create(in: database)
        try database.execute(sql: user)
        try Outbox.createTable(in: database)
        try VideoEventHub.createTable(in: database)
      },
      StoreMigration("where a feed says it has moved to") { try $0.execute(sql: moves) },
      StoreMigration("descriptions to search; places of feeds in lists, and their intervals") {
        database in
        try database.execute(sql: outlines)
        try SearchTable.videos.create(in: database)
      },
      StoreMigration("attributes of feeds in lists") { database in
        try database.execute(sql: "ALTER TABLE source ADD COLUMN outline_attributes TEXT")
      },
    ],
    searchTables: [.videos],
    rescue: { damaged, fresh in
      let now = TimeSource.system.date()
      for table in userTables { try damaged.copy(table, to: fresh) }
      try damaged.carryIDs(of: "outbox", to: fresh, now: now)
      try forgetPages(in: fresh, now: now)
    })

  /// The tables that are saved from a damaged file, and kept when the cache is cleared.
  static let userTables = [
    "source", "account", "setting", "view_state", "view_source", "outbox", "told",
  ]

  static let contentTables = [
    "video", "broadcast", "comment", "sharer", "channel", "roll", "shown", "search_text",
    "search_waiting", "image_file",
  ]

  /// Makes all sources send everything again: their content was deleted, and a conditional request
  /// with the earlier state would be answered as unchanged. A source that asked to wait keeps its
  /// next poll time.
  static func forgetPages(in database: Database, now: Int64) throws {
    try database.execute(
      sql: """
        UPDATE source SET etag = NULL, modified = NULL, body_hash = NULL, newest = NULL,
          older_cursor = NULL
        """)
    let access = VideoAccess(database)
    for source in try access.sources("next_poll_at IS NOT NULL", [])
    where PollSchedule(source.health).mayBeAsked(now) {
      try database.execute(
        sql: "UPDATE source SET next_poll_at = NULL WHERE name = ?",
        arguments: [source.description.id.rawValue])
    }
  }

  /// The content that sources can supply again.
  ///
  /// Broadcasts and comments with `is_pending` are in no list yet. `shown` has a row for each video
  /// with a broadcast in the lists, and all its sort columns, so that an index serves each page of
  /// a list.
  private static let content = """
    CREATE TABLE video (
      id INTEGER PRIMARY KEY,
      provider TEXT NOT NULL,
      provider_id TEXT NOT NULL,
      source INTEGER,
      authority INTEGER NOT NULL,
      title TEXT,
      summary TEXT,
      author TEXT,
      images TEXT,
      duration INTEGER,
      is_live INTEGER NOT NULL,
      published_at INTEGER,
      media TEXT,
      embed_url TEXT,
      page_url TEXT,
      play_count INTEGER,
      unplayable TEXT,
      playability INTEGER NOT NULL DEFAULT 0,
      playability_detail TEXT,
      checked_at INTEGER,
      check_failures INTEGER NOT NULL DEFAULT 0,
      next_check_at INTEGER,
      is_visible INTEGER NOT NULL,
      UNIQUE (provider, provider_id)
    ) STRICT;
    CREATE INDEX video_due ON video (next_check_at, id) WHERE next_check_at IS NOT NULL;
    CREATE TABLE sharer (
      id INTEGER PRIMARY KEY,
      source INTEGER NOT NULL,
      nickname TEXT NOT NULL,
      remote_id TEXT NOT NULL,
      origin TEXT NOT NULL,
      name TEXT NOT NULL,
      image_url TEXT NOT NULL,
      UNIQUE (source, nickname, remote_id, origin, name, image_url)
    ) STRICT;
    CREATE TABLE broadcast (
      id INTEGER PRIMARY KEY,
      source INTEGER NOT NULL,
      remote_id TEXT NOT NULL,
      video INTEGER NOT NULL,
      sharer INTEGER NOT NULL,
      comment TEXT,
      channel TEXT,
      roll TEXT,
      created_at INTEGER NOT NULL,
      updated_at INTEGER,
      arrived_at INTEGER NOT NULL,
      shared_at INTEGER NOT NULL,
      liked INTEGER,
      watch_later INTEGER,
      watched INTEGER,
      position INTEGER,
      is_pending INTEGER NOT NULL,
      UNIQUE (source, remote_id)
    ) STRICT;
    CREATE INDEX broadcast_by_video ON broadcast (video, shared_at, id);
    CREATE INDEX broadcast_pending ON broadcast (video) WHERE is_pending = 1;
    CREATE TABLE comment (
      id INTEGER PRIMARY KEY,
      source INTEGER NOT NULL,
      remote_id TEXT NOT NULL,
      video INTEGER NOT NULL,
      sharer INTEGER NOT NULL,
      text TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      updated_at INTEGER,
      parent TEXT,
      is_pending INTEGER NOT NULL,
      UNIQUE (source, remote_id)
    ) STRICT;
    CREATE INDEX comment_by_video ON comment (video, created_at, id);
    CREATE INDEX comment_pending ON comment (video) WHERE is_pending = 1;
    CREATE TABLE channel (
      source INTEGER NOT NULL,
      remote_id TEXT NOT NULL,
      name TEXT NOT NULL,
      is_public INTEGER NOT NULL,
      image_url TEXT,
      PRIMARY KEY (source, remote_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE roll (
      source INTEGER NOT NULL,
      remote_id TEXT NOT NULL,
      title TEXT NOT NULL,
      creator INTEGER,
      is_public INTEGER NOT NULL,
      is_collaborative INTEGER NOT NULL,
      broadcast_count INTEGER,
      image_url TEXT,
      PRIMARY KEY (source, remote_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE shown (
      video INTEGER PRIMARY KEY,
      latest_at INTEGER NOT NULL,
      provider TEXT NOT NULL,
      provider_id TEXT NOT NULL,
      is_visible INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX shown_in_order ON shown (is_visible, latest_at DESC, provider, provider_id);
    CREATE TABLE search_text (
      id INTEGER PRIMARY KEY,
      sharer TEXT,
      title TEXT,
      comment TEXT
    ) STRICT;
    CREATE TABLE search_waiting (video INTEGER PRIMARY KEY) STRICT;
    CREATE TABLE image_file (
      url TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      stored_at INTEGER NOT NULL,
      last_use INTEGER NOT NULL,
      pins INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// `view_source` records the sources that had a video when the user acted on it. The user's state
  /// is deleted with the last of them, and later actions are sent to them even if the cache was
  /// cleared in between. Its columns are in the order of its key, because `quick_check` of SQLite
  /// 3.40 otherwise reports a NULL that does not exist. `told` records delivered actions in the
  /// order of delivery: see ``VideoStore/lastDelivery()``.
  private static let user = """
    CREATE TABLE source (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL,
      address TEXT NOT NULL,
      title TEXT,
      is_paused INTEGER NOT NULL,
      added_at INTEGER NOT NULL,
      etag TEXT,
      modified TEXT,
      body_hash TEXT,
      newest TEXT,
      older_cursor TEXT,
      failures INTEGER NOT NULL DEFAULT 0,
      gone_count INTEGER NOT NULL DEFAULT 0,
      gone_since INTEGER,
      last_success_at INTEGER,
      last_error_code INTEGER,
      last_error_text TEXT,
      next_poll_at INTEGER
    ) STRICT;
    CREATE TABLE account (
      source TEXT PRIMARY KEY,
      user_id TEXT NOT NULL,
      name TEXT NOT NULL,
      nickname TEXT,
      image_url TEXT,
      services TEXT,
      channels TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE setting (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE view_state (
      provider TEXT NOT NULL,
      provider_id TEXT NOT NULL,
      is_liked INTEGER NOT NULL,
      is_watch_later INTEGER NOT NULL,
      is_watched INTEGER NOT NULL,
      position INTEGER NOT NULL,
      spans TEXT NOT NULL,
      changed_at INTEGER,
      PRIMARY KEY (provider, provider_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX view_liked ON view_state (provider, provider_id) WHERE is_liked = 1;
    CREATE INDEX view_later ON view_state (provider, provider_id) WHERE is_watch_later = 1;
    CREATE TABLE view_source (
      provider TEXT NOT NULL,
      provider_id TEXT NOT NULL,
      source TEXT NOT NULL,
      PRIMARY KEY (provider, provider_id, source)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE told (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      action INTEGER NOT NULL UNIQUE,
      source TEXT NOT NULL,
      provider TEXT NOT NULL,
      provider_id TEXT NOT NULL,
      kind TEXT NOT NULL
    ) STRICT;
    """

  private static let moves = """
    ALTER TABLE source ADD COLUMN moved_to TEXT;
    ALTER TABLE source ADD COLUMN moved_count INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE source ADD COLUMN moved_since INTEGER;
    """

  /// All videos are indexed again, with their descriptions.
  private static let outlines = """
    ALTER TABLE source ADD COLUMN page TEXT;
    ALTER TABLE source ADD COLUMN folders TEXT;
    ALTER TABLE source ADD COLUMN categories TEXT;
    ALTER TABLE source ADD COLUMN refresh_interval INTEGER;
    DROP TABLE video_search;
    DELETE FROM search_text;
    ALTER TABLE search_text ADD COLUMN summary TEXT;
    INSERT OR IGNORE INTO search_waiting (video) SELECT video FROM shown;
    """
}
