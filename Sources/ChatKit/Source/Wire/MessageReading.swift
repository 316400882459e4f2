import PentadCore

/// A fast decoder for one message, because hundreds of thousands of messages are decoded this way.
/// Names are compared by their length first, and most values are slices of the page.
struct MessageReading {
  private(set) var message = WireMessage()
  private var extra = ExtraMembers()
  private var userId: JSONSlice?
  private var hasId = false
  private var hasTime = false

  /// Decodes a message. If its time is missing or unreadable, it is derived from the id, which
  /// begins with the time.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unexpectedAnswer`` for a message without an id.
  @inline(__always)
  mutating func read(_ reader: inout JSONReader) throws(PentadError) {
    try reader.object { reader, name throws(PentadError) in
      switch name.count {
      case 2 where name.equals("id"): try readId(&reader)
      case 4 where name.equals("text"):
        message.text = try reader.peek() == .number ? reader.raw() : text(name, &reader)
        message.fields.insert(.content)
      case 4 where name.equals("name"): message.name = try text(name, &reader)
      case 5 where name.equals("event"): try readEvent(name, &reader)
      case 6 where name.equals("system"): try readSystem(name, &reader)
      case 7 where name.equals("user_id"): userId = try id(name, &reader)
      case 7 where name.equals("chat_id"): message.directId = try id(name, &reader)
      case 8 where name.equals("group_id"): message.groupId = try id(name, &reader)
      case 8 where name.equals("platform"): try readPlatform(name, &reader)
      case 8 where name.equals("location"): try readLocation(name, &reader)
      case 9 where name.equals("sender_id"): message.senderId = try id(name, &reader)
      case 9 where name.equals("pinned_at"):
        message.pinnedAt = try time(name, &reader)
        message.fields.insert(.pin)
      case 9 where name.equals("pinned_by"):
        message.pinnedBy = try id(name, &reader)
        message.fields.insert(.pin)
      case 9 where name.equals("reactions"):
        message.reactions = try list(name, &reader)
        message.fields.insert(.reactions)
      case 10 where name.equals("created_at"):
        if let time = try time(name, &reader) {
          (message.createdAt, hasTime) = (time - time % 1_000, true)
        }
      case 10 where name.equals("avatar_url"): message.avatarURL = try word(name, &reader)
      case 10 where name.equals("updated_at"): message.updatedAt = try time(name, &reader)
      case 10 where name.equals("deleted_at"): message.deletedAt = try time(name, &reader)
      case 11 where name.equals("source_guid"): message.sourceGuid = try word(name, &reader)
      case 11 where name.equals("sender_type"): message.senderKind = try word(name, &reader)
      case 11 where name.equals("attachments"):
        try readAttachments(name, &reader)
        message.fields.insert(.content)
      case 12 where name.equals("favorited_by"):
        message.favoritedBy = try list(name, &reader)
        message.fields.insert(.reactions)
      case 12 where name.equals("recipient_id"): message.recipientId = try id(name, &reader)
      case 14 where name.equals("deletion_actor"):
        message.deletionActor = try word(name, &reader)
      case 15 where name.equals("conversation_id"): message.directId = try id(name, &reader)
      default: try extra.keep(name, &reader)
      }
    }
    try finish()
  }

  /// Passes the message on, with the extra members if there are any.
  @inline(__always)
  mutating func hand(
    to body: (borrowing WireMessage) throws(PentadError) -> Void
  ) throws(PentadError) {
    guard let json = extra.json else { return try body(message) }
    var message = message
    let bytes = Array(json.utf8)
    let result = bytes.withUnsafeBufferPointer { buffer in
      message.extra = JSONSlice(buffer)
      return Result { () throws(PentadError) in try body(message) }
    }
    try result.get()
  }

  /// Completes values that depend on several members.
  @inline(__always)
  private mutating func finish() throws(PentadError) {
    guard hasId else { throw PentadError(.unexpectedAnswer, "the message has no id") }
    if !hasTime { message.createdAt = message.id / 100_000_000 * 1_000 }
    if let senderId = message.senderId {
      if let userId, !userId.bytes.elementsEqual(senderId.bytes) {
        extra.keep("user_id", JSONValue.string(userId.string).text())
      }
    } else {
      message.senderId = userId
    }
    // Direct messages have no member `system`.
    if let kind = message.senderKind, kind.equals("system") { message.isSystem = true }
  }
}

extension MessageReading {
  private mutating func readId(_ reader: inout JSONReader) throws(PentadError) {
    let text = try reader.peek() == .string ? reader.string() : reader.raw()
    guard let id = text.decimal, id > 0 else {
      throw PentadError(.unexpectedAnswer, "the id of the message is not from 1 to 2^63 - 1")
    }
    (message.id, hasId) = (id, true)
  }

  /// Decodes a text; nil for null. Any other value is kept unchanged.
  @inline(__always)
  private mutating func text(
    _ name: JSONSlice, _ reader: inout JSONReader
  ) throws(PentadError) -> JSONSlice? {
    switch try reader.peek() {
    case .string: return try reader.string()
    case .null: try reader.skip()
    default: try extra.keep(name, &reader)
    }
    return nil
  }

  /// Decodes a text that is not empty.
  @inline(__always)
  private mutating func word(
    _ name: JSONSlice, _ reader: inout JSONReader
  ) throws(PentadError) -> JSONSlice? {
    let text = try text(name, &reader)
    return text?.count == 0 ? nil : text
  }

  /// Decodes an id, either a text or a number.
  @inline(__always)
  private mutating func id(
    _ name: JSONSlice, _ reader: inout JSONReader
  ) throws(PentadError) -> JSONSlice? {
    try reader.peek() == .number ? reader.raw() : word(name, &reader)
  }

  /// Decodes seconds as milliseconds, or an ISO 8601 time; nil for no time.
  @inline(__always)
  private mutating func time(
    _ name: JSONSlice, _ reader: inout JSONReader
  ) throws(PentadError) -> Int64? {
    switch try reader.peek() {
    case .number, .string: break
    case .null:
      try reader.skip()
      return nil
    default:
      try extra.keep(name, &reader)
      return nil
    }
    let value = try reader.raw()
    if let seconds = value.decimal, let time = WireTime.milliseconds(seconds: seconds) {
      return WireTime.isTime(time) ? time : nil
    }
    if let time = WireTime.milliseconds(ofJSON: value) { return WireTime.isTime(time) ? time : nil }
    extra.keep(name.string, value.string)
    return nil
  }

  /// Returns an array unchanged; nil for an empty array and for null.
  @inline(__always)
  private mutating func list(
    _ name: JSONSlice, _ reader: inout JSONReader
  ) throws(PentadError) -> JSONSlice? {
    let kind = try reader.peek()
    guard kind == .array || kind == .null else {
      try extra.keep(name, &reader)
      return nil
    }
    let value = try reader.raw()
    return value.isEmptyList ? nil : value
  }

  private mutating func readSystem(
    _ name: JSONSlice, _ reader: inout JSONReader
  ) throws(PentadError) {
    switch try reader.peek() {
    case .bool: message.isSystem = try reader.bool()
    case .null: try reader.skip()
    default: try extra.keep(name, &reader)
    }
  }

  /// Skips `gm`, the usual value for messages of groups.
  private mutating func readPlatform(
    _ name: JSONSlice, _ reader: inout JSONReader
  ) throws(PentadError) {
    let value = try reader.raw()
    if !value.equals("\"gm\"") && !value.equals("null") {
      extra.keep(name.string, value.string)
    }
  }

  /// Skips an empty location, as in pushes.
  private mutating func readLocation(
    _ name: JSONSlice, _ reader: inout JSONReader
  ) throws(PentadError) {
    var isEmpty = true
    let value = try reader.raw { reader throws(PentadError) in
      guard try reader.peek() == .object else {
        isEmpty = false
        return try reader.skip()
      }
      try reader.object { reader, _ throws(PentadError) in
        let value = try reader.raw()
        let saysNothing = value.equals("null") || value.equals("\"\"") || value.equals("false")
        if !saysNothing { isEmpty = false }
      }
    }
    if !isEmpty { extra.keep(name.string, value.string) }
  }

  private mutating func readAttachments(
    _ name: JSONSlice, _ reader: inout JSONReader
  ) throws(PentadError) {
    guard try reader.peek() == .array else {
      message.attachments = try list(name, &reader)
      return
    }
    var replyTo: Int64?
    var isEmpty = true
    let value = try reader.raw { reader throws(PentadError) in
      try reader.array { reader throws(PentadError) in
        isEmpty = false
        guard replyTo == nil, try reader.peek() == .object else { return try reader.skip() }
        replyTo = try Self.reply(&reader)
      }
    }
    message.attachments = isEmpty ? nil : value
    message.replyTo = replyTo
  }

  /// Returns the message that an attachment of type `reply` names: the answered one, or else the
  /// first one of the thread.
  private static func reply(_ reader: inout JSONReader) throws(PentadError) -> Int64? {
    var isReply = false
    var (id, base): (Int64?, Int64?)
    func number(_ reader: inout JSONReader) throws(PentadError) -> Int64? {
      try reader.peek() == .string ? reader.string().decimal : reader.raw().decimal
    }
    try reader.object { reader, name throws(PentadError) in
      switch name.count {
      case 4 where name.equals("type"):
        guard try reader.peek() == .string else { return try reader.skip() }
        isReply = try reader.string().equals("reply")
      case 8 where name.equals("reply_id"):
        id = try number(&reader)
      case 13 where name.equals("base_reply_id"): base = try number(&reader)
      default: try reader.skip()
      }
    }
    return isReply ? id ?? base : nil
  }

  private mutating func readEvent(
    _ name: JSONSlice, _ reader: inout JSONReader
  ) throws(PentadError) {
    switch try reader.peek() {
    case .object: break
    case .null: return try reader.skip()
    default: return try extra.keep(name, &reader)
    }
    var type: JSONSlice?
    message.event = try reader.raw { reader throws(PentadError) in
      try reader.object { reader, name throws(PentadError) in
        guard name.equals("type"), try reader.peek() == .string else {
          return try reader.skip()
        }
        type = try reader.string()
      }
    }
    message.eventType = type
  }
}
