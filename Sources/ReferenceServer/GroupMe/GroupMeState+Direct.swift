import PentadCore

/// The calls for direct messages.
extension GroupMeState {
  static let directRoutes: [GroupMeRoute] = [
    .init("GET", "v3/direct_messages") { try $0.directIndex($1) },
    .init("POST", "v3/direct_messages") { try $0.createDirect($1) },
    .init("PUT", "v4/direct_messages/:/messages/:") { state, request in
      guard let place = GroupMeConversation(request.userID, request.capture(0)) else {
        throw GroupMeFailure.notFound
      }
      return try state.editMessage(request, in: place)
    },
    .init("GET", "v3/chats") { try $0.chats($1) },
    .init("GET", "v3/chats/:") { try $0.showChat($1) },
    .init("POST", "v2/chats/:/mute") { try $0.muteChat($1, ends: false) },
    .init("POST", "v2/chats/:/unmute") { try $0.muteChat($1, ends: true) },
  ]

  private func directIndex(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    guard let other = request.query["other_user_id"],
      let place = GroupMeConversation(request.userID, other)
    else { throw .invalid("other_user_id is required") }
    let log = log(place)
    let page = try page(of: log, request)
    var members: [JSONValue.Member] = [
      .init("count", .integer(log.count)), .init("direct_messages", .array(page.map(\.json))),
    ]
    if let mark = readMarks[other]?[place] {
      members.append(.init("read_receipt", Self.receipt(of: mark, in: place, by: other)))
    }
    return .groupMe(.object(members))
  }

  /// Returns the receipt that a user has read up to a message.
  static func receipt(
    of messageID: Int, in place: GroupMeConversation, by userID: String
  ) -> JSONValue {
    [
      "id": .string("\(messageID)"), "chat_id": .string(place.id), "user_id": .string(userID),
      "message_id": .string("\(messageID)"), "read_at": .integer(messageID / 100_000_000),
    ]
  }

  private mutating func createDirect(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    let fields = request.body["direct_message"]
    guard let recipient = fields?["recipient_id"]?.asID, users[recipient] != nil,
      let place = GroupMeConversation(request.userID, recipient)
    else { throw .invalid("recipient_id is required") }
    let message = try create(fields, in: place, request)
    return .groupMe(["direct_message": message.json], status: 201)
  }

  private func chats(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    let page = try request.number("page", 1...1_000_000, missing: 1)
    let size = try request.number("per_page", 1...100, missing: 20)
    let own = logs.filter { $0.key.other(than: request.userID) != nil && !$0.value.isEmpty }
      .sorted { ($0.value.last?.id ?? 0) > ($1.value.last?.id ?? 0) }
    let shown = own.dropFirst((page - 1) * size).prefix(size)
    return .groupMe(
      .array(shown.compactMap { chat($0.key, for: request.userID, showsMarks: false) }))
  }

  private func showChat(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    guard let place = GroupMeConversation(id: request.capture(0)),
      let chat = chat(place, for: request.userID, showsMarks: true)
    else { throw .notFound }
    return .groupMe(chat)
  }

  /// Returns a chat for one of the two people; nil without a message.
  private func chat(
    _ place: GroupMeConversation, for userID: String, showsMarks: Bool
  ) -> JSONValue? {
    let log = log(place)
    guard let otherID = place.other(than: userID), let first = log.first, let last = log.last else {
      return nil
    }
    let other = users[otherID]
    let mark = readMarks[userID]?[place] ?? 0
    let unread: JSONValue = .integer(log.count - position(of: mark + 1, in: log))
    let lastRead: JSONValue = mark > 0 ? .string("\(mark)") : .null
    let person: JSONValue = [
      "id": .string(otherID), "name": .string(other?.name ?? "Somebody"),
      "avatar_url": JSONValue(other?.avatarURL),
    ]
    return [
      "created_at": .integer(Int(first.createdAt)), "updated_at": .integer(Int(last.createdAt)),
      "last_message": last.json, "messages_count": .integer(log.count), "other_user": person,
      "message_deletion_period": 2_147_483_647, "message_deletion_mode": ["sender"],
      "requires_approval": false, "muted_until": JSONValue(mutedChats[userID]?[place]),
      "unread_count": showsMarks ? unread : .null,
      "last_read_message_id": showsMarks ? lastRead : .null,
    ]
  }

  private mutating func muteChat(
    _ request: GroupMeRequest, ends: Bool
  ) throws(GroupMeFailure) -> Response {
    guard let place = GroupMeConversation(request.userID, request.capture(0)) else {
      throw .notFound
    }
    let until = ends ? nil : Self.forever
    mutedChats[request.userID, default: [:]][place] = until
    return .groupMe(["muted_until": JSONValue(until)])
  }
}
