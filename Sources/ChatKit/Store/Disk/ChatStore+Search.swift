import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  /// Returns the messages that match a text, in one conversation or in all, the newest first.
  ///
  /// Each word must occur as the beginning of a word; a word of less than three bytes must occur as
  /// a whole word. The search ignores case, diacritics, skin tones, full width, ligatures, strokes
  /// through letters, invisible format characters and the script of digits. Chinese, Japanese,
  /// Korean and Thai are found inside a sentence, and emojis are words. The search covers all
  /// messages that are stored now.
  func search(
    _ text: String, in key: ConversationKey? = nil, limit: Int
  ) async throws(PentadError) -> [ChatMessage] {
    guard limit > 0, let query = try SearchQuery(text, symbols: true),
      let match = SearchText.expression(
        of: query.words, beginningsFrom: ChatPolicies.shortestBeginning)
    else { return [] }
    if try await read({ try MessageIndex(database: $0.database).isBehind }) {
      try await indexMessages()
    }
    let userId = userId
    return try await database.search {
      try ChatAccess($0, userId: userId).search(match, in: key, limit: limit)
    }
  }

  /// Indexes waiting messages, for a time when the client is idle. A search does it, too.
  func indexMessages() async throws(PentadError) {
    try await write { [self] change in try index(change) }
  }

  func index(_ change: ChatChange) throws {
    try MessageIndex(database: change.database).catchUp()
    unindexed.withLock { $0 = 0 }
  }
}

extension ChatAccess {
  fileprivate func search(
    _ match: String, in key: ConversationKey?, limit: Int
  ) throws -> [ChatMessage] {
    let ids: [Int64]
    if let key {
      guard let id = try ConversationTable(database).id(of: key) else { return [] }
      // A cross join, so that the words are searched first and the matches are then filtered by
      // conversation.
      ids = try Int64.fetchAll(
        database.cachedStatement(
          sql: """
            SELECT message_search.rowid FROM message_search
            CROSS JOIN message ON message.id = message_search.rowid
            WHERE message_search MATCH ? AND message.conversation = ?
            ORDER BY message_search.rowid DESC LIMIT ?
            """), arguments: [match, id, limit])
    } else {
      ids = try Int64.fetchAll(
        database.cachedStatement(
          sql: """
            SELECT rowid FROM message_search WHERE message_search MATCH ?
            ORDER BY rowid DESC LIMIT ?
            """), arguments: [match, limit])
    }
    return try messages(ids.map { MessageID(rawValue: $0) })
  }
}
