import PentadCore

extension PushKind {
  init(_ data: PushedData, on channel: PushChannel) {
    let subject = data.subject.map { PushedSubject($0, on: channel) }
    let kind: PushKind? =
      switch data.type {
      case "line.create", "direct_message.create": subject?.message.map(PushKind.message)
      case "message.update", "line.update", "line.edit":
        subject?.message.map(PushKind.messageUpdated)
      case "message.deleted", "line.delete", "line.destroy":
        subject?.message.map(PushKind.messageDeleted)
      case "like.create": subject?.reaction.map(PushKind.like)
      case "favorite", "favorite.create", "favorite.destroy", "reaction", "reaction.create",
        "reaction.destroy":
        subject?.reaction.map(PushKind.favorite)
      case "like.delete": subject?.reaction.map(PushKind.unlike)
      case "membership.create": (subject?.groupId ?? subject?.id).map(PushKind.membershipCreated)
      case "typing": Self.typing(data, subject, channel)
      case "read_receipt.create": subject?.receipt.map(PushKind.readReceipt)
      case "ping": .ping
      case "subscribe": .subscribe
      case nil where data.isPing: .ping
      default: nil
      }
    self = kind ?? .unknown
  }

  private static func typing(
    _ data: PushedData, _ subject: PushedSubject?, _ channel: PushChannel
  ) -> PushKind? {
    guard let conversation = subject?.conversation ?? channel.conversation,
      let userId = data.userId ?? subject?.userId
    else { return nil }
    return .typing(
      TypingNotice(
        conversation: conversation, userId: userId,
        startedAt: data.startedAt ?? data.receivedAt ?? 0))
  }
}

/// The subject of a notification: a message, a reaction with its message (`line`), a group or a
/// receipt.
private struct PushedSubject {
  var id: String?
  var groupId: String?
  var userId: String?
  private let channel: PushChannel
  private let raw: [UInt8]
  private var parentId: String?
  private var directId: String?
  private var senderId: String?
  private var recipientId: String?
  private var messageId: String?
  private var deletedAt: Int64?
  private var deletionActor: String?
  private var text: String?
  private var reactionsJSON: String?
  private var line: [UInt8]?

  init(_ raw: [UInt8], on channel: PushChannel) {
    (self.raw, self.channel) = (raw, channel)
    try? JSONReader.read(raw) { reader throws(PentadError) in
      var rest = ExtraMembers()
      try reader.object { reader, name throws(PentadError) in
        switch name {
        case "id": id = try rest.word(name, &reader)
        case "parent_id": parentId = try rest.word(name, &reader)
        case "group_id": groupId = try rest.word(name, &reader)
        case "conversation_id", "chat_id": directId = try rest.word(name, &reader) ?? directId
        case "user_id": userId = try rest.word(name, &reader)
        case "sender_id": senderId = try rest.word(name, &reader)
        case "recipient_id": recipientId = try rest.word(name, &reader)
        case "message_id": messageId = try rest.word(name, &reader)
        case "deleted_at": deletedAt = try rest.time(name, &reader)
        case "deletion_actor": deletionActor = try rest.word(name, &reader)
        case "text": text = try rest.word(name, &reader)
        case "reactions": reactionsJSON = try reader.rawArray()
        case "line", "message", "direct_message": line = try reader.rawObject()
        default: try reader.skip()
        }
      }
    }
  }

  /// The conversation that the subject names, or else that of the channel.
  var conversation: ConversationKey? {
    if let groupId { return .group(groupId) }
    // GroupMe also uses the name `conversation_id` for a group's id.
    if let directId {
      return ConversationKey(directId: directId) ?? .group(directId)
    }
    if let sender = senderId ?? userId, let recipientId {
      return .direct(between: sender, and: recipientId)
    }
    return channel.conversation
  }

  var message: PushedMessage? {
    (id ?? messageId).flatMap { MessageID($0) }.map {
      PushedMessage(
        conversation: conversation, id: $0, parentId: parentId, deletedAt: deletedAt,
        deletionActor: deletionActor,
        text: text, page: MessagePage(message: raw))
    }
  }

  /// The reaction. The message is in `line`; in old forms, the subject itself is the message.
  var reaction: PushedReaction? {
    let line = line.map { PushedSubject($0, on: channel) }
    guard let message = (line?.id ?? messageId ?? id).flatMap({ MessageID($0) }) else { return nil }
    return PushedReaction(
      conversation: line?.conversation ?? conversation, message: message,
      userId: line == nil && messageId == nil ? nil : userId,
      reactionsJSON: reactionsJSON ?? line?.reactionsJSON)
  }

  var receipt: ReadReceipt? {
    guard
      let receipt = try? JSONReader.read(
        raw,
        { reader throws(PentadError) in
          try ReadReceipt(&reader)
        })
    else { return nil }
    return ReadReceipt(
      conversation: receipt.conversation ?? channel.conversation, userId: receipt.userId,
      message: receipt.message, readAt: receipt.readAt)
  }
}

/// Values that are kept unchanged. Values of other types are skipped.
extension JSONReader {
  fileprivate mutating func rawArray() throws(PentadError) -> String? {
    let isArray = try peek() == .array
    let value = try raw()
    return isArray ? value.string : nil
  }

  fileprivate mutating func rawObject() throws(PentadError) -> [UInt8]? {
    let isObject = try peek() == .object
    let value = try raw()
    return isObject ? Array(value.bytes) : nil
  }
}
