import GRDB
import PentadStorage

/// The number of unread messages of a conversation. It is stored, because counting them each time
/// takes milliseconds for each conversation.
///
/// Up to ``after``, the number comes from the server, or from the store at the time of the last
/// read mark. It grows by one with each later message that is stored. So each message counts once,
/// whether a list, a page or a push reported it first.
struct UnreadCount {
  private let change: ChatChange
  private let key: String
  private(set) var readTo: Int64?
  /// The id after which stored messages are counted; nil if nothing is known about the
  /// conversation.
  private(set) var after: Int64?
  private(set) var unread: Int64?
  private(set) var mentions: Int64?
  private var isChanged = false

  init(_ key: ConversationKey, _ change: ChatChange) throws {
    self.change = change
    self.key = key.text
    let row = try change.statement(
      "SELECT read_to, unread_after, unread, mentions FROM conversation_user WHERE key = ?")
    try row.bind(self.key, at: 1)
    guard try row.next() else { return }
    readTo = row.optionalInteger(0)
    after = row.optionalInteger(1)
    unread = row.optionalInteger(2).map { Int64(ConversationState.count($0)) }
    mentions = row.optionalInteger(3).map { Int64(ConversationState.count($0)) }
    row.reset()
  }

  // MARK: Changes

  /// Starts to count after a message, if counting has not started in the conversation yet.
  mutating func begin(after id: Int64) {
    guard after == nil else { return }
    (after, isChanged) = (id, true)
  }

  /// Adds later messages to the count, or subtracts removed ones.
  mutating func add(_ messages: Int64, mentioning: Int64) {
    guard messages != 0 || mentioning != 0 else { return }
    unread = max(0, (unread ?? 0) + messages)
    mentions = max(0, (mentions ?? 0) + mentioning)
    isChanged = true
  }

  /// Stores the server's count at the time of its newest message. Returns true if it changed. If
  /// the server does not report the number of mentions, the counted ones are kept, limited to the
  /// unread messages.
  ///
  /// - Parameter isAhead: true if a read mark is pending, so that the server's count is older.
  mutating func take(
    _ state: ConversationState, in conversation: Int64, isAhead: Bool
  ) throws -> Bool {
    let old = (readTo, unread, mentions)
    let head = state.lastMessage?.rawValue
    let base = head ?? after ?? 0
    if let mark = state.lastReadMessage?.rawValue, mark > readTo ?? -1 {
      readTo = mark
      let isTold = state.unreadCount != nil && state.mentionCount != nil && !isAhead
      if !isTold { try recount(after: mark, in: conversation) }
    }
    if let count = state.unreadCount, !isAhead {
      let known = mentions
      try recount(after: base, in: conversation)
      let total = Int64(count) + (unread ?? 0)
      let beyond = mentions ?? 0
      mentions = state.mentionCount.map { Int64($0) + beyond } ?? min(known ?? beyond, total)
      unread = total
    }
    if let head { begin(after: head) }
    isChanged = isChanged || (readTo, unread, mentions) != old
    return (readTo, unread, mentions) != old
  }

  /// Marks messages as read up to one. Returns false if they were already read. Later messages are
  /// counted from the stored ones.
  mutating func read(to id: Int64, in conversation: Int64?) throws -> Bool {
    guard id > readTo ?? -1 else { return false }
    readTo = id
    if let conversation {
      try recount(after: id, in: conversation)
    } else {
      (after, unread, mentions) = (id, 0, 0)
    }
    isChanged = true
    return true
  }

  private mutating func recount(after id: Int64, in conversation: Int64) throws {
    let rows = try change.statement(
      """
      SELECT attachments FROM message
      WHERE conversation = ? AND id > ? AND is_own = 0 AND is_system = 0 AND deleted_at IS NULL
      """)
    try rows.bind(conversation, at: 1)
    try rows.bind(id, at: 2)
    (after, unread, mentions) = (id, 0, 0)
    while try rows.next() {
      unread = (unread ?? 0) + 1
      if Self.mentions(change.userId, in: rows.optionalText(0)) { mentions = (mentions ?? 0) + 1 }
    }
  }

  func save() throws {
    guard isChanged else { return }
    let row = try change.statement(
      """
      INSERT INTO conversation_user (key, read_to, unread_after, unread, mentions)
      VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO UPDATE SET read_to = excluded.read_to,
        unread_after = excluded.unread_after, unread = excluded.unread,
        mentions = excluded.mentions
      """)
    try row.bind(key, at: 1)
    for (index, value) in [readTo, after, unread, mentions].enumerated() {
      try row.bind(value, at: index + 2)
    }
    try row.run()
  }

  /// Returns true if attachments mention a user, or all members.
  static func mentions(_ userId: String, in attachments: String?) -> Bool {
    guard let attachments else { return false }
    return ChatAttachment.list(attachments).contains { attachment in
      guard case .mentions(let mentions) = attachment else { return false }
      return mentions.contains { $0.userId == userId || $0.isEveryone }
    }
  }
}
