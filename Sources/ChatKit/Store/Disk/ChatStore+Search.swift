import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  /// The messages in which a text is found, of one conversation or of all, the newest first.
  ///
  /// Each word has to be there, as the beginning of a word; one of less than three bytes, as a word. Case,
  /// diacritics and skin tones do not count, nor do full width, ligatures, strokes through letters, invisible
  /// format characters and the script of digits. Chinese, Japanese, Korean and Thai are found inside a
  /// sentence, and emojis are words. All that is stored is searched, as it is now.
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

  /// Makes new messages findable that wait for it: for a time when nothing else is to be done. A search
  /// does it, too.
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
      // A cross join: the words first, and what they find compared with the conversation.
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
