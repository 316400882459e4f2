import PentadCore

/// The calls for the messages of groups.
extension GroupMeState {
  /// The time for which a guid is remembered: one minute.
  private static let guidLife: Int64 = 60_000

  static let messageRoutes: [GroupMeRoute] = [
    .init("GET", "v3/groups/:/messages") { try $0.messageIndex($1) },
    .init("POST", "v3/groups/:/messages") { try $0.createMessage($1) },
    .init("GET", "v4/groups/:/messages/:") { try $0.showMessage($1) },
    .init("PUT", "v4/groups/:/messages/:") { state, request in
      let place = GroupMeConversation.group(request.capture(0))
      return try state.editMessage(request, in: place)
    },
    .init("DELETE", "v3/conversations/:/messages/:") { try $0.deleteMessage($1) },
  ]

  private func messageIndex(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    let group = try group(request.capture(0), of: request.userID)
    let log = log(.group(group.id))
    let page = try page(of: log, request)
    return .groupMe(["count": .integer(log.count), "messages": .array(page.map(\.json))])
  }

  /// Returns a page. Without an id, it is the newest messages, newest first. `before_id` returns
  /// those before an id, newest first. `since_id` returns the newest after an id, newest first.
  /// `after_id` returns the next after an id, oldest first.
  ///
  /// - Throws: 400 for a limit outside 1…200; 304 for an empty page.
  func page(
    of log: [GroupMeMessage], _ request: GroupMeRequest
  ) throws(GroupMeFailure) -> [GroupMeMessage] {
    let limit = try request.number("limit", 1...200, missing: 20)
    func index(_ name: String, past: Int) throws(GroupMeFailure) -> Int? {
      guard let text = request.query[name], !text.isEmpty else { return nil }
      guard let id = Int(text), id >= 0, id < Int.max else { throw .invalid("\(name) is no id") }
      return position(of: id + past, in: log)
    }
    let page: [GroupMeMessage]
    if let start = try index("after_id", past: 1) {
      page = Array(log[start...].prefix(limit))
    } else if let start = try index("since_id", past: 1) {
      page = log[start...].suffix(limit).reversed()
    } else if let end = try index("before_id", past: 0) {
      page = log[..<end].suffix(limit).reversed()
    } else {
      page = log.suffix(limit).reversed()
    }
    if page.isEmpty { throw .notModified }
    return page
  }

  private mutating func createMessage(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response
  {
    let group = try group(request.capture(0), of: request.userID)
    guard
      group.type != "announcement" || group.member(request.userID)?.roles.contains("admin") == true
    else { throw .forbidden("only admins may post here") }
    let message = try create(request.body["message"], in: .group(group.id), request)
    return .groupMe(["message": message.json], status: 201)
  }

  /// Posts a client's message, unless the same guid was posted within the last minute.
  ///
  /// - Throws: 400 without a guid or content, or with a text of more than 1,000 characters; 409 for
  ///   a guid of the last minute.
  mutating func create(
    _ fields: JSONValue?, in place: GroupMeConversation, _ request: GroupMeRequest
  ) throws(GroupMeFailure) -> GroupMeMessage {
    guard let guid = fields?["source_guid"]?.asID, !guid.isEmpty else {
      throw .invalid("source_guid is required")
    }
    let (text, attachments) = (fields?["text"]?.asString, fields?["attachments"]?.elements ?? [])
    guard !(text ?? "").isEmpty || !attachments.isEmpty else {
      throw .invalid("Message must have text or attachments")
    }
    guard (text ?? "").count <= 1_000 else { throw .invalid("Text is too long") }
    let key = GUIDKey(userID: request.userID, conversation: place, guid: guid)
    if let last = guids[key], request.now < last + Self.guidLife { throw .duplicate }
    guids[key] = request.now
    return post(text, attachments, by: request.userID, in: place, guid: guid, now: request.now)
  }

  private func showMessage(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    let group = try group(request.capture(0), of: request.userID)
    let message = try message(request.capture(1), in: .group(group.id))
    return .groupMe(["message": message.json])
  }

  /// Changes the text of the user's own message.
  mutating func editMessage(
    _ request: GroupMeRequest, in place: GroupMeConversation
  ) throws(GroupMeFailure) -> Response {
    guard isIn(place, request.userID) else { throw .notFound }
    let old = try message(request.capture(1), in: place)
    guard old.senderID == request.userID, old.deletedAt == nil else {
      throw .forbidden("only the sender may edit a message")
    }
    // Some clients wrap the fields.
    let fields = request.body["message"] ?? request.body
    let changed = edit(
      old.id, fields["text"]?.asString, fields["attachments"]?.elements, now: request.now)
    return .groupMe(["message": changed?.json ?? nil])
  }

  private mutating func deleteMessage(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response
  {
    let (old, member) = try seen(request)
    let isOwn = old.senderID == request.userID
    guard isOwn || member?.roles.contains("admin") == true else {
      throw .forbidden("only the sender or an admin may delete a message")
    }
    _ = delete(old.id, actor: isOwn ? "sender" : "admin", erasing: false, now: request.now)
    return .groupMeEmpty(204)
  }

  /// Returns the message of `conversations/:/messages/:` and similar routes, and the member who
  /// requests it.
  func seen(
    _ request: GroupMeRequest
  ) throws(GroupMeFailure) -> (GroupMeMessage, GroupMeMember?) {
    guard let place = GroupMeConversation(id: request.capture(0)), isIn(place, request.userID)
    else { throw .notFound }
    let member = groups[place.id]?.member(request.userID)
    return (try message(request.capture(1), in: place), member)
  }

  private func message(
    _ id: String, in place: GroupMeConversation
  ) throws(GroupMeFailure) -> GroupMeMessage {
    guard let id = Int(id), let message = message(id), message.conversation == place else {
      throw .notFound
    }
    return message
  }
}
