import GRDB
import PentadCore
import PentadStorage

/// Takes the messages of one page into the store: the part of a write that ``ChatStore/ingest(_:in:_:)``
/// is.
///
/// A message that is new costs one statement, and so does one that is stored as it came: which of the
/// two is tried first depends on the message before.
struct PageIngest {
  let change: ChatChange
  let key: ConversationKey
  let conversation: Int64
  let rule: IngestRule
  /// The newest event of before the server was asked; nil of what it tells by itself.
  let asked: UInt64?
  let index: MessageIndex
  private let own: [UInt8]
  private let insert: RawStatement
  private let find: RawStatement
  /// The newest message that was stored before; nil when there was none.
  let top: Int64?
  let spans: SpanSet

  var unread: UnreadCount
  /// What ``unread`` is to be told at the end: from which id on it counts may depend on the page.
  var counted: [(id: Int64, isMention: Bool)] = []
  var result = Ingested()
  /// The ids of the page, in its order.
  var ids: [Int64] = []
  var inserted: [Int64] = []
  var updated: [Int64] = []
  var reacted: [Int64] = []
  var told: [(id: Int64, event: SystemEvent)] = []
  /// What a statement failed with inside the reading of the page.
  private(set) var failure: (any Error)?
  /// Whether the page has messages that cannot be told from those that it lacks.
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

  /// Lets go of what was lent by the page.
  func end() {
    insert.unbind()
    find.reset()
  }

  // MARK: One message

  mutating func take(_ message: borrowing WireMessage) throws(PentadError) {
    do {
      try store(message)
    } catch {
      // The page's reader throws nothing else; ``failure`` is what counts.
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

  /// Stores a message that is not there; false when it is. One that is in doubt is not stored.
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

  /// Whether a message that is not stored may be other than it comes, or not be any more.
  private mutating func isDoubtful(_ id: MessageID) throws -> Bool {
    if rule == .pushed { return spans.contains(id) }
    guard let asked else { return false }
    return try changes(since: asked).contains(id, in: key)
  }

  /// Whether attachments name the user. Few messages name anybody: the word is looked for first.
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

  /// The user's own message is on the server: it takes the place of the one on its way.
  private func swap(_ message: borrowing WireMessage) throws {
    guard let guid = message.sourceGuid?.string else { return }
    try OutgoingTable(change).delivered(guid, in: key, as: MessageID(rawValue: message.id))
  }

  // MARK: A message that is stored

  /// Merges a message with the one that is stored; false when none is.
  private mutating func compare(_ message: borrowing WireMessage) throws -> Bool {
    find.reset()
    try find.bind(message.id, at: 1)
    guard try find.next() else { return false }
    guard MessageColumns.conversation(find) == conversation else {
      throw PentadError(
        .unexpectedAnswer, "the server gives one id to messages of two conversations")
    }
    if MessageColumns.isSame(find, message) { return true }
    let stored = MessageColumns.message(find, in: key)
    find.reset()
    var incoming = ChatMessage(message, in: key)
    if incoming.favoritedByJSON == nil {
      // A push has the reactions alone.
      incoming.favoritedByJSON = ChatReaction.userIdsJSON(incoming.reactions)
    }
    if let merged = MessageMerge.merge(incoming, speakingOf: message.fields, into: stored) {
      try put(merged, over: stored)
    }
    return true
  }

  /// Puts a message in the place of what was stored of it, unless that was changed since the server was
  /// asked.
  mutating func put(_ merged: ChatMessage, over stored: ChatMessage) throws {
    if let asked, try changes(since: asked).contains(stored.id, in: key) {
      result.overtaken.append(stored.id)
    } else {
      try replace(stored, by: merged)
    }
  }

  /// What was changed since the server was asked.
  mutating func changes(since asked: UInt64) throws -> ChangesSince {
    if let changesSince { return changesSince }
    let changes = try ChangesSince(asked, change)
    changesSince = changes
    return changes
  }

  /// Puts a message in the place of what was stored of it.
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

  /// Takes a message off the unread ones, if it is one.
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
  /// Whether a word stands in the bytes.
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
