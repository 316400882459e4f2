import PentadCore

/// A direct chat of a response, and its last message.
package struct WireChat: Hashable, Sendable {
  /// The chat.
  package var chat: DirectChat
  /// The original last message; nil if there is none.
  package var lastMessage: MessagePage?
}

extension WireChat {
  /// Decodes a chat; nil without another user. If the other account is deleted, the last message
  /// names the conversation.
  ///
  /// - Parameter userId: the signed-in user.
  init?(_ reader: inout JSONReader, for userId: String) throws(PentadError) {
    guard try reader.peek() == .object else {
      try reader.skip()
      return nil
    }
    var fields = ChatFields()
    try reader.object { reader, name throws(PentadError) in try fields.read(name, &reader) }
    guard let other = fields.otherId ?? fields.otherOfLastMessage(userId) else { return nil }
    fields.noteLastMessage()
    chat = DirectChat(
      conversation: .direct(between: userId, and: other), otherUserId: other,
      name: fields.name ?? "", image: fields.imageURL.map { ChatImage(url: $0) },
      createdAt: fields.createdAt, updatedAt: fields.updatedAt, state: fields.state,
      extra: fields.extra.json)
    lastMessage = fields.lastMessage
  }
}

/// The members of a chat's JSON object.
private struct ChatFields {
  var otherId: String?
  var name: String?
  var imageURL: String?
  var createdAt: Int64?
  var updatedAt: Int64?
  var lastMessage: MessagePage?
  var state = ConversationState()
  var extra = ExtraMembers()

  mutating func read(_ name: JSONSlice, _ reader: inout JSONReader) throws(PentadError) {
    switch name {
    case "other_user": try readOther(name, &reader)
    case "created_at": createdAt = try extra.time(name, &reader)
    case "updated_at": updatedAt = try extra.time(name, &reader)
    case "last_message":
      guard try reader.peek() == .object else { return try extra.keep(name, &reader) }
      lastMessage = MessagePage(message: Array(try reader.raw().bytes))
    default:
      if try !state.read(name, &reader, &extra) { try extra.keep(name, &reader) }
    }
  }

  private mutating func readOther(
    _ name: JSONSlice, _ reader: inout JSONReader
  ) throws(PentadError) {
    guard try reader.peek() == .object else { return try extra.keep(name, &reader) }
    var others = ExtraMembers()
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "id":
        let id = try others.word(name, &reader)
        otherId = id == "0" ? nil : id
      case "name": self.name = try others.text(name, &reader)
      case "avatar_url": imageURL = try others.word(name, &reader)
      default: try others.keep(name, &reader)
      }
    }
    if let json = others.json { extra.keep(name.string, json) }
  }

  /// Returns the other user of the conversation that the last message names.
  func otherOfLastMessage(_ userId: String) -> String? {
    var other: String?
    _ = try? lastMessage?.forEach({ message throws(PentadError) in
      other = message.conversation(for: userId)?.other(than: userId)
    })
    return other
  }

  /// Fills in the state from the last message. An unreadable message is ignored.
  mutating func noteLastMessage() {
    guard let lastMessage else { return }
    var state = state
    _ = try? lastMessage.forEach({ message throws(PentadError) in
      state.lastMessage = MessageID(rawValue: message.id)
      state.lastMessageAt = message.createdAt
      state.preview = ConversationPreview(
        name: message.name?.string, text: message.text?.string,
        hasAttachments: message.attachments != nil,
        imageURL: message.avatarURL?.string)
    })
    self.state = state
  }
}
