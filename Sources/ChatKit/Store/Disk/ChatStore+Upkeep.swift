import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  func storageUsage() async throws(PentadError) -> ChatStorageUsage {
    let bytes = try await database.storageUsage().total
    return try await database.read { database in
      func count(_ rows: String) throws -> Int {
        try Int.fetchOne(database, sql: "SELECT count(*) FROM \(rows)") ?? 0
      }
      return ChatStorageUsage(
        bytes: bytes, groups: try count("conversation WHERE key >= 'g:'"),
        chats: try count("conversation WHERE key < 'g:'"), messages: try count("message"),
        waiting: try count("outbox"), unreadable: try count("unreadable"))
    }
  }

  /// For a time when nothing else is to be done: makes new messages findable, and removes events that
  /// nobody can want any more.
  func tidy() async throws(PentadError) {
    try await write { [self] change in
      try index(change)
      try hub.prune(now: change.now, in: change.database)
    }
  }

  /// Has items read again that could not be read, once for each version of the library: it may read more
  /// than the one before.
  ///
  /// - Parameter version: whose turn it is.
  func readUnreadableAgain(version: String) async throws(PentadError) {
    guard try await setting(Self.readingVersion) != version else { return }
    try await write { change in
      try UnreadableTable(change: change).readAgain()
      try SettingTable.set(Self.readingVersion, to: version, in: change.database)
    }
  }

  private static let readingVersion = "reading_version"

  /// Lets go of all that the server can tell again. Drafts, read marks and what is to be sent stay.
  ///
  /// Of each conversation it is told that its messages changed, without ids, and of each group that its
  /// members did.
  func clearCache() async throws(PentadError) {
    try await write(isFreeing: true) { change in
      // What was counted as unread comes again, and is not to be counted twice.
      try change.run(
        """
        UPDATE conversation_user SET unread_after = max(unread_after, ifnull(
          (SELECT max(message.id) FROM message JOIN conversation
            ON conversation.id = message.conversation
            WHERE conversation.key = conversation_user.key), 0))
        WHERE unread_after IS NOT NULL
        """, [])
      try change.empty(StoreSchema.contentTables)
    }
    try await database.compact()
  }

  /// Lets go of everything, the user's own and the events, too. When others have the store open,
  /// its rows go; the file stays, and the events, which hold ids alone.
  ///
  /// - Parameter signingOut: whether the user signs out: from then on nobody writes to the store.
  /// - Throws: what reading and writing the store throw.
  func eraseAll(signingOut: Bool = false) async throws(PentadError) {
    do throws(PentadError) {
      try await database.eraseAll()
    } catch  where error.code == .storeInUse {
      try await write(afterSignOut: signingOut, isFreeing: true) { change in
        try change.empty(StoreSchema.contentTables + StoreSchema.userTables)
        // In the same write: what others were about to store comes behind it.
        if signingOut { try SettingTable.set(Self.signedOut, to: "1", in: change.database) }
        change.tell(.accountUpdated)
      }
      try await database.compact()
    }
    try await database.write { [staging, userId, servers] database in
      // A message that was written since the rows went has its pictures there.
      let files = try String.fetchSet(database, sql: "SELECT name FROM staged_file")
      staging.removeAll(but: files)
      try SettingTable.set("user", to: userId, in: database)
      // Without its user the store belongs to no servers.
      let kept = signingOut ? nil : servers.text
      try SettingTable.set(Self.serversSetting, to: kept, in: database)
      if signingOut { try SettingTable.set(Self.signedOut, to: "1", in: database) }
    }
    hub.wake()
  }
}

extension ChatChange {
  /// Removes all rows of tables, those of the messages among them.
  fileprivate func empty(_ tables: [String]) throws {
    let keys = try String.fetchAll(
      database,
      sql: "SELECT key FROM conversation UNION SELECT key FROM conversation_user ORDER BY key")
    for table in tables { try run("DELETE FROM \(table)", []) }
    try SearchTable.messages.rebuild(in: database)
    tell(.groupsRefreshed)
    for key in keys.compactMap({ ConversationKey(text: $0) }) {
      tell(.messagesUpdated(key, MessageChanges()))
      if case .group(let id) = key { tell(.membersUpdated(group: id)) }
    }
  }
}
