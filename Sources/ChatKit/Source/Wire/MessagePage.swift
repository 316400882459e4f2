package import PentadCore

/// Messages as the server sent them; ``forEach(_:)`` reads them.
///
/// The bytes are read once, by whoever stores them, and no text of them becomes a `String` on the way.
package struct MessagePage: Hashable, Sendable {
  /// What the bytes are.
  enum Form: Hashable {
    /// An answer of the API in its envelope.
    case answer
    /// A message alone, as a push has it.
    case message
    /// Nothing: there are no such messages.
    case empty
  }

  /// The bytes as they came.
  package let body: [UInt8]
  let form: Form

  /// No messages.
  package static let empty = MessagePage([], .empty)

  /// An answer of the API: of `messages`, of `direct_messages`, or of a single message.
  package init(answer body: [UInt8]) { self.init(body, .answer) }

  /// A message without an envelope: the subject of a push.
  package init(message body: [UInt8]) { self.init(body, .message) }

  private init(_ body: [UInt8], _ form: Form) {
    self.body = body
    self.form = form
  }

  /// Reads the messages in the order in which they stand in the page.
  ///
  /// A message that is damaged costs no other: it is repaired as ``PentadCore/JSONRepair`` does it, or it is
  /// one of ``PageSummary/unreadable``.
  ///
  /// - Returns: what the page as a whole is.
  /// - Throws: ``PentadCore/PentadError/Code/unreadableAnswer`` for bytes that are not JSON and
  ///   ``PentadCore/PentadError/Code/unexpectedAnswer`` for a page of another form, in both cases after
  ///   some messages may have been handed over: the caller then undoes what it did with them. What `body`
  ///   throws.
  @discardableResult
  package func forEach(
    _ body: (borrowing WireMessage) throws(PentadError) -> Void
  ) throws(PentadError) -> PageSummary {
    var reading = PageReading()
    guard form != .empty else { return reading.summary }
    let isAnswer = form == .answer
    try JSONReader.readAnswerOnce(self.body) { reader throws(PentadError) in
      if isAnswer {
        try reading.readAnswer(&reader, body)
      } else {
        try reading.readMessage(&reader, body)
      }
    }
    return reading.summary
  }

  /// The messages as values.
  package func messages(in conversation: ConversationKey) throws(PentadError) -> [ChatMessage] {
    var messages: [ChatMessage] = []
    try forEach { message throws(PentadError) in
      messages.append(ChatMessage(message, in: conversation))
    }
    return messages
  }
}

/// What a page as a whole is.
package struct PageSummary: Hashable, Sendable {
  /// How many messages it has that can be read.
  package var count = 0
  /// The messages that cannot be read.
  package var unreadable: [UnreadableItem] = []
  /// How many the conversation has, as the server says.
  package var total: Int?
  /// The lowest id of it.
  package var lowest: MessageID?
  /// The highest id of it.
  package var highest: MessageID?
  /// What the other of two people has read.
  package var readReceipt: ReadReceipt?

  /// Extends the page's ends to a message.
  mutating func note(_ id: MessageID) {
    lowest = min(lowest ?? id, id)
    highest = max(highest ?? id, id)
  }
}

/// How far somebody has read.
package struct ReadReceipt: Hashable, Sendable {
  /// Where.
  package let conversation: ConversationKey?
  /// Who; nil when it is not said, and then it is the signed-in user.
  package let userId: String?
  /// The last message that was read.
  package let message: MessageID
  /// When, in milliseconds since 1970.
  package let readAt: Int64?
}
