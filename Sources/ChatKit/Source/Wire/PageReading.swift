import PentadCore

/// A decoder for a page.
struct PageReading {
  private(set) var summary = PageSummary()
  private var found = false

  typealias Body = (borrowing WireMessage) throws(PentadError) -> Void

  /// Decodes `{"response":{"messages":[…]}}` and its variants, including the single message of
  /// `message`.
  @inline(__always)
  mutating func readAnswer(_ reader: inout JSONReader, _ body: Body) throws(PentadError) {
    try reader.object { reader, name throws(PentadError) in
      guard name.equals("response") else { return try reader.skipAnything() }
      switch try reader.peek() {
      case .object: try readResponse(&reader, body)
      case .null, .array:
        // An empty result may also be written as null or as an empty array.
        guard try reader.raw().isEmptyList else { throw Self.unexpected }
        found = true
      default: throw Self.unexpected
      }
    }
    guard found else { throw Self.unexpected }
  }

  @inline(__always)
  private mutating func readResponse(
    _ reader: inout JSONReader, _ body: Body
  ) throws(PentadError) {
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "messages", "direct_messages":
        found = true
        if try reader.null() { return }
        var reading = MessageReading()
        try reader.items(
          { reader throws(PentadError) in
            reading = MessageReading()
            try reading.read(&reader)
          },
          taken: { () throws(PentadError) in try hand(&reading, to: body) },
          unreadable: { note($0) })
      case "message", "direct_message":
        found = true
        if try reader.null() { return }
        try readMessage(&reader, body)
      case "count":
        var extra = ExtraMembers()
        summary.total = try extra.integer(name, &reader).flatMap { Int(exactly: $0) }
      case "read_receipt":
        var receipt: ReadReceipt?
        try reader.item(
          { reader throws(PentadError) in receipt = try ReadReceipt(&reader) },
          taken: { summary.readReceipt = receipt }, unreadable: { _ in })
      default: try reader.skipAnything()
      }
    }
  }

  /// Decodes a message.
  @inline(__always)
  mutating func readMessage(_ reader: inout JSONReader, _ body: Body) throws(PentadError) {
    var reading = MessageReading()
    try reader.item(
      { reader throws(PentadError) in
        reading = MessageReading()
        try reading.read(&reader)
      },
      taken: { () throws(PentadError) in try hand(&reading, to: body) }, unreadable: { note($0) })
  }

  @inline(__always)
  private mutating func hand(
    _ reading: inout MessageReading, to body: Body
  ) throws(PentadError) {
    summary.count &+= 1
    summary.note(MessageID(rawValue: reading.message.id))
    try reading.hand(to: body)
  }

  private mutating func note(_ item: JSONUnreadableItem) {
    let item = UnreadableItem(item)
    summary.unreadable.append(item)
    if let id = item.id { summary.note(id) }
  }

  static let unexpected = PentadError(
    .unexpectedAnswer, "the server's answer has no messages in the expected place")
}

extension ReadReceipt {
  /// Decodes a read receipt; nil for any other value.
  init?(_ reader: inout JSONReader) throws(PentadError) {
    guard try reader.peek() == .object else {
      try reader.skip()
      return nil
    }
    var extra = ExtraMembers()
    var (conversation, userId, message, readAt): (String?, String?, String?, Int64?)
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "conversation_id", "chat_id": conversation = try extra.word(name, &reader)
      case "group_id": conversation = try extra.word(name, &reader) ?? conversation
      case "user_id": userId = try extra.word(name, &reader)
      case "message_id", "last_read_message_id": message = try extra.word(name, &reader)
      case "read_at", "last_read_at": readAt = try extra.time(name, &reader)
      default: try reader.skip()
      }
    }
    guard let id = message.flatMap({ MessageID($0) }) else { return nil }
    self.init(
      conversation: conversation.map { ConversationKey(directId: $0) ?? .group($0) },
      userId: userId, message: id, readAt: readAt)
  }
}
