import PentadCore

/// A group of a response, and its members if the response contains them.
package struct WireGroup: Hashable, Sendable {
  /// The group. Properties that are missing from the response, for example in a push, are nil.
  package var group: ChatGroup
  /// The members; nil if the response does not contain them.
  package var members: [ChatMember]?
  /// The number of topics; nil if the response does not contain it.
  package var topicCount: Int?
}

extension WireGroup {
  /// Decodes a group.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unexpectedAnswer`` for a group without an id.
  init(_ reader: inout JSONReader) throws(PentadError) {
    var fields = GroupFields()
    try reader.object { reader, name throws(PentadError) in try fields.read(name, &reader) }
    self = try fields.group
  }
}

/// The decoded members of a group's JSON object.
struct GroupFields {
  var id: String?
  var name: String?
  var description: String?
  var imageURL: String?
  var type: String?
  var creatorId: String?
  var parentId: String?
  var createdAt: Int64?
  var updatedAt: Int64?
  var shareURL: String?
  var memberCount: Int?
  var members: [ChatMember]?
  var topicCount: Int?
  var state = ConversationState()
  var extra = ExtraMembers()

  /// The group with these members.
  var group: WireGroup {
    get throws(PentadError) {
      guard let id else {
        throw PentadError(.unexpectedAnswer, "a group of the server's answer has no id")
      }
      // If the members are left out, GroupMe reports a count of 0.
      let count = memberCount == 0 && members == nil ? nil : memberCount
      let group = ChatGroup(
        id: id, name: name ?? "", description: description,
        image: imageURL.map { ChatImage(url: $0) },
        kind: type.map { GroupKind(rawValue: $0) } ?? .open, creatorId: creatorId,
        parentId: parentId, createdAt: createdAt, updatedAt: updatedAt, shareURL: shareURL,
        memberCount: count ?? members?.count, state: state, extra: extra.json)
      return WireGroup(group: group, members: members, topicCount: topicCount)
    }
  }

  mutating func read(_ name: JSONSlice, _ reader: inout JSONReader) throws(PentadError) {
    switch name {
    case "id", "group_id": id = try extra.word(name, &reader) ?? id
    // A topic has its name in `topic`.
    case "name", "topic": self.name = try extra.word(name, &reader) ?? self.name
    case "description": description = try extra.word(name, &reader)
    case "image_url", "avatar_url": imageURL = try extra.word(name, &reader) ?? imageURL
    case "type": type = try extra.word(name, &reader)
    case "creator_user_id", "creator_id": creatorId = try extra.word(name, &reader) ?? creatorId
    case "parent_id": parentId = try extra.word(name, &reader)
    case "created_at": createdAt = try extra.time(name, &reader)
    case "updated_at": updatedAt = try extra.time(name, &reader)
    case "share_url": shareURL = try extra.word(name, &reader)
    case "members_count": memberCount = try extra.integer(name, &reader).flatMap(Int.init(exactly:))
    case "members":
      members = try extra.list(name, &reader) { reader throws(PentadError) in
        try ChatMember(&reader)
      }
    case "children_count":
      let count = try extra.integer(name, &reader)
      topicCount = count.flatMap(Int.init(exactly:))
      if let count { extra.keep(name.string, "\(count)") }
    case "messages": try state.readMessages(name, &reader, &extra)
    default:
      if try !state.read(name, &reader, &extra) { try extra.keep(name, &reader) }
    }
  }
}

extension ConversationState {
  /// Decodes a member that groups and chats have in common. Returns false for any other member, and
  /// then reads nothing.
  mutating func read(
    _ name: JSONSlice, _ reader: inout JSONReader, _ extra: inout ExtraMembers
  ) throws(PentadError) -> Bool {
    switch name {
    case "unread_count": unreadCount = try extra.integer(name, &reader).map(Self.count)
    case "mentions_unread_count", "unread_mentions_count":
      mentionCount = try extra.integer(name, &reader).map(Self.count)
    case "last_read_message_id":
      lastReadMessage = try extra.word(name, &reader).flatMap { MessageID($0) }
    case "muted_until": mutedUntil = try extra.time(name, &reader)
    case "messages_count":
      messageCount = try extra.integer(name, &reader).flatMap(Int.init(exactly:))
    default: return false
    }
    return true
  }

  /// Decodes the `messages` of a group: their count and the last one.
  mutating func readMessages(
    _ name: JSONSlice, _ reader: inout JSONReader, _ extra: inout ExtraMembers
  ) throws(PentadError) {
    guard try reader.peek() == .object else { return try extra.keep(name, &reader) }
    var others = ExtraMembers()
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "count": messageCount = try others.integer(name, &reader).flatMap(Int.init(exactly:))
      case "last_message_id":
        lastMessage = try others.word(name, &reader).flatMap { MessageID($0) }
      case "last_message_created_at": lastMessageAt = try others.time(name, &reader)
      case "preview": preview = try ConversationPreview(&reader)
      default: try others.keep(name, &reader)
      }
    }
    if let json = others.json { extra.keep(name.string, json) }
  }
}

extension ConversationPreview {
  /// Decodes a preview; nil for null and for a group without messages.
  init?(_ reader: inout JSONReader) throws(PentadError) {
    guard try reader.peek() == .object else {
      try reader.skip()
      return nil
    }
    var (nickname, text, imageURL, hasAttachments) = (
      String?.none, String?.none, String?.none, false
    )
    var extra = ExtraMembers()
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "nickname": nickname = try extra.word(name, &reader)
      case "text": text = try extra.text(name, &reader)
      case "image_url": imageURL = try extra.word(name, &reader)
      case "attachments": hasAttachments = try !reader.raw().isEmptyList
      default: try reader.skip()
      }
    }
    if nickname == nil, text == nil, !hasAttachments { return nil }
    self.init(name: nickname, text: text, hasAttachments: hasAttachments, imageURL: imageURL)
  }
}
