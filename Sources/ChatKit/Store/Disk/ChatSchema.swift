import GRDB
import PentadCore
import PentadStorage

extension StoreSchema {
  /// The schema of ChatKit's store of one account. Server data and the user's own data are in
  /// separate tables. The user's own data refers to a conversation by its key, so that it does not
  /// need a row of the conversation.
  static let chat = StoreSchema(
    applicationID: 0x5043_4854,  // "PCHT"
    migrations: [
      StoreMigration("conversations, messages and the user's own") { database in
        try database.execute(sql: content)
        try SearchTable.messages.create(in: database)
        try database.execute(sql: user)
        try Outbox.createTable(in: database)
        try ChatEventHub.createTable(in: database)
      },
      StoreMigration("the newest message that tells of other members than are stored") {
        try $0.execute(sql: "ALTER TABLE conversation ADD COLUMN members_due INTEGER")
      },
      StoreMigration("items of the server's that cannot be read") {
        try $0.execute(sql: unreadable)
      },
      StoreMigration("what the other has read, and the pictures of previews") {
        try $0.execute(
          sql: """
            ALTER TABLE conversation ADD COLUMN other_read INTEGER;
            ALTER TABLE conversation ADD COLUMN other_read_at INTEGER;
            ALTER TABLE conversation ADD COLUMN head_image_url TEXT;
            """)
      },
      StoreMigration("the messages' words, as SearchText has them", indexAnew),
      StoreMigration("the messages' words, with the letters of SearchLetter", indexAnew),
    ],
    searchTables: [.messages],
    rescue: { damaged, fresh in
      for table in userTables { try damaged.copy(table, to: fresh) }
      try damaged.carryIDs(of: "outbox", to: fresh, now: TimeSource.system.date())
      // The counted messages are fetched again, and must not be counted twice.
      try fresh.execute(sql: "UPDATE conversation_user SET unread_after = NULL")
    })

  /// Empties the search index. All messages are indexed again when the client is idle, or before
  /// the next search.
  @Sendable private static func indexAnew(_ database: Database) throws {
    try SearchTable.messages.empty(in: database)
    try database.execute(
      sql: """
        INSERT INTO search_waiting (conversation, lowest, highest)
        SELECT id, 0, \(Int64.max) FROM conversation
        """)
  }

  /// The tables that are rescued from a damaged file and kept when the cache is cleared.
  static let userTables = [
    "account", "setting", "conversation_user", "outbox", "outgoing", "staged_file",
    "member_request",
  ]

  static let contentTables = [
    "conversation", "member", "message", "span", "search_waiting", "unreadable",
  ]

  /// The tables of server data. `membership` is NULL for a direct chat, and for a group that no
  /// list has contained yet.
  ///
  /// `message` has no index over all source GUIDs: it is needed only for the user's own messages,
  /// and would make storing three times slower.
  private static let content = """
    CREATE TABLE conversation (
      id INTEGER PRIMARY KEY,
      key TEXT NOT NULL UNIQUE,
      membership INTEGER,
      name TEXT,
      description TEXT,
      image_url TEXT,
      kind TEXT,
      creator_id TEXT,
      parent_id TEXT,
      created_at INTEGER,
      updated_at INTEGER,
      share_url TEXT,
      member_count INTEGER,
      extra TEXT,
      head INTEGER,
      head_at INTEGER,
      head_name TEXT,
      head_text TEXT,
      head_has_attachments INTEGER NOT NULL DEFAULT 0,
      message_count INTEGER
    ) STRICT;
    CREATE TABLE member (
      conversation INTEGER NOT NULL,
      position INTEGER NOT NULL,
      user_id TEXT NOT NULL,
      membership_id TEXT,
      nickname TEXT NOT NULL,
      name TEXT,
      image_url TEXT,
      roles TEXT NOT NULL,
      is_muted INTEGER NOT NULL,
      state INTEGER NOT NULL,
      extra TEXT,
      PRIMARY KEY (conversation, user_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE message (
      id INTEGER PRIMARY KEY,
      conversation INTEGER NOT NULL,
      is_own INTEGER NOT NULL,
      source_guid TEXT,
      created_at INTEGER NOT NULL,
      sender_id TEXT,
      sender_kind TEXT,
      name TEXT,
      avatar_url TEXT,
      text TEXT,
      is_system INTEGER NOT NULL,
      event_type TEXT,
      event TEXT,
      attachments TEXT,
      reactions TEXT,
      favorited_by TEXT,
      updated_at INTEGER,
      deleted_at INTEGER,
      deletion_actor TEXT,
      pinned_at INTEGER,
      pinned_by TEXT,
      reply_to INTEGER,
      extra TEXT
    ) STRICT;
    CREATE INDEX message_by_conversation ON message (conversation, id);
    CREATE INDEX message_own ON message (conversation, source_guid) WHERE is_own = 1;
    CREATE INDEX message_pinned ON message (conversation, pinned_at) WHERE pinned_at IS NOT NULL;
    CREATE TABLE span (
      conversation INTEGER NOT NULL,
      lowest INTEGER NOT NULL,
      highest INTEGER NOT NULL,
      PRIMARY KEY (conversation, lowest)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE search_waiting (
      conversation INTEGER NOT NULL,
      lowest INTEGER NOT NULL,
      highest INTEGER NOT NULL
    ) STRICT;
    """

  /// The table of unreadable items. `raw` is the beginning of the item, as text.
  private static let unreadable = """
    CREATE TABLE unreadable (
      conversation INTEGER NOT NULL,
      near_id INTEGER,
      raw TEXT NOT NULL,
      reason TEXT NOT NULL,
      seen_at INTEGER NOT NULL,
      PRIMARY KEY (conversation, raw)
    ) STRICT, WITHOUT ROWID;
    """

  private static let user = """
    CREATE TABLE account (
      user_id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      image_url TEXT,
      email TEXT,
      phone_number TEXT,
      created_at INTEGER,
      updated_at INTEGER,
      extra TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE setting (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE conversation_user (
      key TEXT PRIMARY KEY,
      draft TEXT,
      read_to INTEGER,
      unread_after INTEGER,
      unread INTEGER,
      mentions INTEGER,
      muted_until INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE outgoing (
      id INTEGER PRIMARY KEY,
      source_guid TEXT NOT NULL UNIQUE,
      key TEXT NOT NULL,
      text TEXT,
      attachments TEXT NOT NULL,
      stage INTEGER NOT NULL DEFAULT 2,
      head_at_first_attempt INTEGER
    ) STRICT;
    CREATE INDEX outgoing_by_conversation ON outgoing (key, id);
    CREATE TABLE staged_file (
      outgoing INTEGER NOT NULL,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      url TEXT,
      PRIMARY KEY (outgoing, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE member_request (
      results_id TEXT PRIMARY KEY,
      group_id TEXT NOT NULL,
      asked_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
