package import PentadCore

/// A page of messages from the server; ``forEach(_:)`` decodes them.
///
/// The bytes are decoded only once, when they are stored, and no text becomes a `String` on the
/// way.
package struct MessagePage: Hashable, Sendable {
  /// The form of the bytes.
  enum Form: Hashable {
    /// An API response in its envelope.
    case answer
    /// A single message, as in a push.
    case message
    /// No content: there are no such messages.
    case empty
  }

  /// The original bytes.
  package let body: [UInt8]
  let form: Form

  /// A page without messages.
  package static let empty = MessagePage([], .empty)

  /// Creates a page from an API response with `messages`, `direct_messages` or a single message.
  package init(answer body: [UInt8]) { self.init(body, .answer) }

  /// Creates a page from a message without an envelope: the subject of a push.
  package init(message body: [UInt8]) { self.init(body, .message) }

  private init(_ body: [UInt8], _ form: Form) {
    self.body = body
    self.form = form
  }

  /// Decodes the messages in the order of the page.
  ///
  /// A damaged message does not affect the others: it is repaired by ``PentadCore/JSONRepair``, or
  /// listed in ``PageSummary/unreadable``.
  ///
  /// - Returns: the summary of the page.
  /// - Throws: ``PentadCore/PentadError/Code/unreadableAnswer`` for bytes that are not JSON, and
  ///   ``PentadCore/PentadError/Code/unexpectedAnswer`` for a page of another form. In both cases
  ///   `body` may already have received some messages, and the caller must roll back. Also the
  ///   errors of `body`.
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

  /// Decodes the messages as values.
  package func messages(in conversation: ConversationKey) throws(PentadError) -> [ChatMessage] {
    var messages: [ChatMessage] = []
    try forEach { message throws(PentadError) in
      messages.append(ChatMessage(message, in: conversation))
    }
    return messages
  }
}

/// A summary of a page.
package struct PageSummary: Hashable, Sendable {
  /// The number of readable messages.
  package var count = 0
  /// The messages that cannot be decoded.
  package var unreadable: [UnreadableItem] = []
  /// The number of messages in the conversation, according to the server.
  package var total: Int?
  /// The lowest id of the page.
  package var lowest: MessageID?
  /// The highest id of the page.
  package var highest: MessageID?
  /// The read mark of the other user of a direct chat.
  package var readReceipt: ReadReceipt?

  /// Extends the range of ids to a message.
  mutating func note(_ id: MessageID) {
    lowest = min(lowest ?? id, id)
    highest = max(highest ?? id, id)
  }
}

/// The read mark of a user.
package struct ReadReceipt: Hashable, Sendable {
  /// The conversation.
  package let conversation: ConversationKey?
  /// The user's id; nil if the server left it out, which means the signed-in user.
  package let userId: String?
  /// The last message that was read.
  package let message: MessageID
  /// The time when it was read, in milliseconds since 1970.
  package let readAt: Int64?
}
