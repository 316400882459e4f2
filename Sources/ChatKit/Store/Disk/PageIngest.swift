import GRDB
import PentadCore
import PentadStorage

/// A write that stores the messages of one page, used by ``ChatStore/ingest(_:in:_:)``.
///
/// A new message takes one statement, and so does an unchanged stored one. The previous message
/// decides which of the two statements is tried first.
struct PageIngest {
  let change: ChatChange
  let key: ConversationKey
  let conversation: Int64
  let rule: IngestRule
  /// The newest event before the request; nil for data that the server pushed.
  let asked: UInt64?
  let index: MessageIndex
  private let own: [UInt8]
  private let insert: RawStatement
  private let find: RawStatement
  /// The newest message that was stored before; nil if there was none.
  let top: Int64?
  let spans: SpanSet

  var unread: UnreadCount
  /// The messages to add to ``unread`` at the end. The id after which it counts may depend on the
  /// page.
  var counted: [(id: Int64, isMention: Bool)] = []
  var result = Ingested()
  /// The ids of the page, in its order.
  var ids: [Int64] = []
  var inserted: [Int64] = []
  var updated: [Int64] = []
  var reacted: [Int64] = []
  var told: [(id: Int64, event: SystemEvent)] = []
  /// The error of a statement while the page was decoded.
  private(set) var failure: (any Error)?
  /// True if the page contains messages with unreadable ids, so that missing ones cannot be
  /// detected.
  var isPartial = false
  private var seemsKnown = false
  private var changesSince: ChangesSince?

  init(
    _ key: ConversationKey, _ rule: IngestRule, asked: UInt64? = nil, _ change: ChatChange
  ) throws {
    self.change = change
    self.key = key
    self.rule = rule
    self.asked = asked
    conversation = try ConversationTable(change.database).makeId(of: key)
    index = MessageIndex(database: change.database)
    own = Array(change.userId.utf8)
    insert = try change.statement(MessageColumns.insert)
    find = try change.statement(MessageColumns.find)
    unread = try UnreadCount(key, change)
    spans = try SpanTable(database: change.database, conversation: conversation).load()
    let newest = try change.statement("SELECT max(id) FROM message WHERE conversation = ?")
    try newest.bind(conversation, at: 1)
    top = try newest.next() ? newest.optionalInteger(0) : nil
    newest.reset()
  }

  /// Releases the memory of the page.
  func end() {
    insert.unbind()
    find.reset()
  }

  // MARK: One message

  mutating func take(_ message: borrowing WireMessage) throws(PentadError) {
    do {
      try store(message)
    } catch {
      // The page's decoder accepts no other error type; ``failure`` contains the real error.
      failure = error
      throw error as? PentadError ?? PentadError(.storage, "the page cannot be stored")
    }
  }

  private mutating func store(_ message: borrowing WireMessage) throws {
    ids.append(message.id)
    if seemsKnown {
      if try compare(message) { return }
      guard try add(message) else { return }
      seemsKnown = false
    } else if try !add(message) {
      seemsKnown = true
      _ = try compare(message)
    }
  }

  /// Stores a new message. Returns false if it is already stored. A doubtful message is not stored.
  private mutating func add(_ message: borrowing WireMessage) throws -> Bool {
    let id = MessageID(rawValue: message.id)
    if try isDoubtful(id) {
      guard try !isStored(message.id) else { return false }
      result.doubtful.append(id)
      return true
    }
    let isOwn = message.senderId.map { own.elementsEqual($0.bytes) } ?? false
    try MessageColumns.bind(message, conversation: conversation, isOwn: isOwn, to: insert)
    guard try insert.run() > 0 else { return false }
    inserted.append(message.id)
    if isOwn {
      try swap(message)
    } else if !message.isSystem, message.deletedAt == nil, message.id > unread.after ?? -1 {
      counted.append((message.id, isMention(message.attachments)))
    }
    if let event = message.event?.string {
      let type = message.eventType?.string ?? ""
      told.append((message.id, SystemEvent(type: type, json: event)))
    }
    return true
  }

  /// Returns true if a message that is not stored may be outdated or already deleted.
  private mutating func isDoubtful(_ id: MessageID) throws -> Bool {
    if rule == .pushed { return spans.contains(id) }
    guard let asked else { return false }
    return try changes(since: asked).contains(id, in: key)
  }

  /// Returns true if attachments mention the user. It searches for the word first, because few
  /// messages have mentions.
  private func isMention(_ attachments: JSONSlice?) -> Bool {
    guard let attachments, attachments.bytes.contains(word: "mentions") else { return false }
    return UnreadCount.mentions(change.userId, in: attachments.string)
  }

  private func isStored(_ id: Int64) throws -> Bool {
    find.reset()
    try find.bind(id, at: 1)
    defer { find.reset() }
    return try find.next()
  }

  /// Completes the outgoing message when the user's own message has arrived.
  private func swap(_ message: borrowing WireMessage) throws {
    guard let guid = message.sourceGuid?.string else { return }
    try OutgoingTable(change).delivered(guid, in: key, as: MessageID(rawValue: message.id))
  }

  // MARK: A stored message

  /// Merges a message with the stored one. Returns false if it is not stored.
  private mutating func compare(_ message: borrowing WireMessage) throws -> Bool {
    find.reset()
    try find.bind(message.id, at: 1)
    guard try find.next() else { return false }
    guard MessageColumns.conversation(find) == conversation else {
      throw PentadError(
        .unexpectedAnswer, "the server uses one id for messages of two conversations")
    }
    if MessageColumns.isSame(find, message) { return true }
    let stored = MessageColumns.message(find, in: key)
    find.reset()
    var incoming = ChatMessage(message, in: key)
    if incoming.favoritedByJSON == nil {
      // A push contains the reactions, but not the list of likes.
      incoming.favoritedByJSON = ChatReaction.userIdsJSON(incoming.reactions)
    }
    if let merged = MessageMerge.merge(incoming, speakingOf: message.fields, into: stored) {
      try put(merged, over: stored)
    }
    return true
  }

  /// Replaces a stored message, unless it was changed since the request.
  mutating func put(_ merged: ChatMessage, over stored: ChatMessage) throws {
    if let asked, try changes(since: asked).contains(stored.id, in: key) {
      result.overtaken.append(stored.id)
    } else {
      try replace(stored, by: merged)
    }
  }

  /// Returns the changes since the request.
  mutating func changes(since asked: UInt64) throws -> ChangesSince {
    if let changesSince { return changesSince }
    let changes = try ChangesSince(asked, change)
    changesSince = changes
    return changes
  }

  /// Replaces a stored message.
  mutating func replace(_ stored: ChatMessage, by merged: ChatMessage) throws {
    let id = stored.id.rawValue
    if merged.text != stored.text {
      try index.forget(id)
      try index.note(id, id, in: conversation)
    }
    let update = try change.statement(MessageColumns.update)
    try MessageColumns.bind(merged, conversation: conversation, isOwn: false, to: update)
    try update.run()
    update.unbind()
    updated.append(id)
    if merged.reactionsJSON != stored.reactionsJSON
      || merged.favoritedByJSON != stored.favoritedByJSON
    {
      reacted.append(id)
    }
    if merged.isDeleted {
      uncount(stored)
    } else if merged.attachmentsJSON != stored.attachmentsJSON, isCounted(stored) {
      let difference = (isMention(merged) ? 1 : 0) - (isMention(stored) ? 1 : 0)
      unread.add(0, mentioning: Int64(difference))
    }
  }

  /// Subtracts a message from the unread count, if it is counted.
  mutating func uncount(_ message: ChatMessage) {
    if isCounted(message) { unread.add(-1, mentioning: isMention(message) ? -1 : 0) }
  }

  private func isCounted(_ message: ChatMessage) -> Bool {
    let isNews = message.senderId != change.userId && !message.isSystem && !message.isDeleted
    guard isNews, let after = unread.after else { return false }
    return message.id.rawValue > after
  }

  private func isMention(_ message: ChatMessage) -> Bool {
    UnreadCount.mentions(change.userId, in: message.attachmentsJSON)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns true if the bytes contain a word.
  fileprivate func contains(word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard count >= length else { return false }
    let first = word.utf8Start[0]
    return (0...count - length).contains { start in
      guard self[start] == first else { return false }
      return (1..<length).allSatisfy { self[start + $0] == word.utf8Start[$0] }
    }
  }
}
