import PentadCore

/// The calls for likes, pins and read marks.
extension GroupMeState {
  static let markRoutes: [GroupMeRoute] = [
    .init("POST", "v3/messages/:/:/like") { try $0.like($1) },
    .init("POST", "v3/messages/:/:/unlike") { try $0.like($1, ends: true) },
    .init("GET", "v3/groups/:/likes") { state, request in
      let days = ["day": 1, "week": 7, "month": 31][request.query["period"] ?? ""]
      guard let days else { throw GroupMeFailure.invalid("period must be day, week or month") }
      let start = request.seconds - Int64(days) * 86_400
      return try state.liked(request) { $0.createdAt >= start && !$0.reactions.isEmpty }
    },
    .init("GET", "v3/groups/:/likes/mine") { state, request in
      try state.liked(request) { $0.likers.contains(request.userID) }
    },
    .init("GET", "v3/groups/:/likes/for_me") { state, request in
      try state.liked(request) { $0.senderID == request.userID && !$0.reactions.isEmpty }
    },
    .init("POST", "v3/conversations/:/messages/:/pin") { try $0.pin($1) },
    .init("POST", "v3/conversations/:/messages/:/unpin") { try $0.pin($1, ends: true) },
    .init("GET", "v3/pinned/groups/:/messages") { state, request in
      try state.pinned(.group(request.capture(0)), request)
    },
    .init("GET", "v3/pinned/direct_messages") { state, request in
      let other = request.query["other_user_id"] ?? ""
      return try state.pinned(GroupMeConversation(request.userID, other), request)
    },
    .init("GET", "v4/read_receipts") { $0.receipts($1) },
    .init("POST", "v4/read_receipts/:") { try $0.markRead($1, status: 202) },
    .init("POST", "v3/conversations/:/read_receipt") { try $0.markRead($1, status: 200) },
    .init("POST", "v4/conversations/mark_all_read") { $0.markAllRead($1) },
  ]

  private mutating func like(
    _ request: GroupMeRequest, ends: Bool = false
  ) throws(GroupMeFailure) -> Response {
    let message = try seen(request).0
    let sign = ends ? nil : GroupMeReaction.Sign(request.body["like_icon"]) ?? .heart
    let changed = react(sign, to: message.id, by: request.userID, now: request.now)
    return .groupMe(["reactions": .array((changed?.reactions ?? []).map(\.json))])
  }

  private func liked(
    _ request: GroupMeRequest, _ isWanted: (GroupMeMessage) -> Bool
  ) throws(GroupMeFailure) -> Response {
    let group = try group(request.capture(0), of: request.userID)
    let found = log(.group(group.id)).filter(isWanted).reversed()
    let messages = found.map { message in
      message.json.with([
        .init("liked_at", .string(ISO8601.text(message.createdAt * 1_000, isPrecise: false)))
      ])
    }
    return .groupMe(["messages": .array(messages)])
  }

  private mutating func pin(
    _ request: GroupMeRequest, ends: Bool = false
  ) throws(GroupMeFailure) -> Response {
    let (message, member) = try seen(request)
    let changed = change(message.id) { message in
      message.pinnedAt = ends ? nil : request.seconds
      message.pinnedBy = ends ? "" : request.userID
    }
    if !ends, let member, case .group(let group) = message.conversation {
      postSystem(
        "\(member.nickname) pinned a message", "message.pinned",
        [
          "message_id": .string("\(message.id)"), "pinned": true,
          "pinned_at": .integer(Int(request.seconds)),
          "pinned_by": .integer(Int(request.userID) ?? 0), "user": member.eventUser,
        ], in: group, now: request.now)
    }
    return .groupMe(["message": changed?.json ?? nil])
  }

  private func pinned(
    _ place: GroupMeConversation?, _ request: GroupMeRequest
  ) throws(GroupMeFailure) -> Response {
    guard let place, isIn(place, request.userID) else { throw .notFound }
    let found = log(place).filter { $0.pinnedAt != nil }.reversed()
    return .groupMe(["count": .integer(found.count), "messages": .array(found.map(\.json))])
  }

  private func receipts(_ request: GroupMeRequest) -> Response {
    let marks = (readMarks[request.userID] ?? [:]).sorted { $0.key.id < $1.key.id }
    return .groupMe([
      "receipts": .array(
        marks.map { place, id in
          [
            "conversation_id": .string(place.id), "last_read_message_id": .string("\(id)"),
          ]
        })
    ])
  }

  /// Marks a conversation as read up to a message, or to its end.
  private mutating func markRead(
    _ request: GroupMeRequest, status: Int
  ) throws(GroupMeFailure) -> Response {
    guard let place = GroupMeConversation(id: request.capture(0)), isIn(place, request.userID)
    else { throw .notFound }
    let asked =
      request.body["message_id"]?.asInteger ?? request.body["last_read_message_id"]?.asInteger
    let id = min(asked ?? log(place).last?.id ?? 0, Int.max - 1)
    let mark = max(readMarks[request.userID]?[place] ?? 0, id)
    readMarks[request.userID, default: [:]][place] = mark
    let receipt = Self.receipt(of: mark, in: place, by: request.userID)
    if place.other(than: request.userID) != nil {
      pushes.append(
        GroupMePush(place.channel, "read_receipt.create", subject: receipt, now: request.now))
    }
    return status == 202 ? .groupMeEmpty(202) : .groupMe(["read_receipt": receipt])
  }

  private mutating func markAllRead(_ request: GroupMeRequest) -> Response {
    for (place, log) in logs where isIn(place, request.userID) {
      if let last = log.last { readMarks[request.userID, default: [:]][place] = last.id }
    }
    return .groupMeEmpty(202)
  }
}
