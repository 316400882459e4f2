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

  /// Does maintenance when the client is idle: indexes new messages and removes expired events.
  func tidy() async throws(PentadError) {
    try await write { [self] change in
      try index(change)
      try hub.prune(now: change.now, in: change.database)
    }
  }

  /// Makes unreadable items due for another read, once for each version of the library, because a
  /// later version may be able to decode them.
  ///
  /// - Parameter version: the version of the library.
  func readUnreadableAgain(version: String) async throws(PentadError) {
    guard try await setting(Self.readingVersion) != version else { return }
    try await write { change in
      try UnreadableTable(change: change).readAgain()
      try SettingTable.set(Self.readingVersion, to: version, in: change.database)
    }
  }

  private static let readingVersion = "reading_version"

  /// Removes all data that the server can deliver again. Drafts, read marks and pending changes are
  /// kept.
  ///
  /// It publishes a change of each conversation's messages, without ids, and of each group's
  /// members.
  func clearCache() async throws(PentadError) {
    try await write(isFreeing: true) { change in
      // Messages that were counted as unread are fetched again, and must not be counted twice.
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

  /// Removes all data, including the user's own and the events. If other clients have the store
  /// open, only the rows are removed; the file stays, and so do the events, which contain only ids.
  ///
  /// - Parameter signingOut: true if the user signs out: from then on no client can write to the
  ///   store.
  /// - Throws: store read and write errors.
  func eraseAll(signingOut: Bool = false) async throws(PentadError) {
    do throws(PentadError) {
      try await database.eraseAll()
    } catch  where error.code == .storeInUse {
      try await write(afterSignOut: signingOut, isFreeing: true) { change in
        try change.empty(StoreSchema.contentTables + StoreSchema.userTables)
        // Do this in the same write, so that pending writes of other clients come after it.
        if signingOut { try SettingTable.set(Self.signedOut, to: "1", in: change.database) }
        change.tell(.accountUpdated)
      }
      try await database.compact()
    }
    try await database.write { [staging, userId, servers] database in
      // A message that was written after the rows were removed may need its pictures.
      let files = try String.fetchSet(database, sql: "SELECT name FROM staged_file")
      staging.removeAll(but: files)
      try SettingTable.set("user", to: userId, in: database)
      // Without its user, the store belongs to no servers.
      let kept = signingOut ? nil : servers.text
      try SettingTable.set(Self.serversSetting, to: kept, in: database)
      if signingOut { try SettingTable.set(Self.signedOut, to: "1", in: database) }
    }
    hub.wake()
  }
}

extension ChatChange {
  /// Removes all rows of tables, including the messages.
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
