import PentadCore

/// The calls for topics: conversations in a group, with its members.
extension GroupMeState {
  static let topicRoutes: [GroupMeRoute] = [
    .init("GET", "v3/groups/:/subgroups") { state, request in
      let parent = try state.group(request.capture(0), of: request.userID)
      let page = try request.number("page", 1...1_000_000, missing: 1)
      let size = try request.number("per_page", 1...500, missing: 100)
      let topics = state.topics(of: parent.id).dropFirst((page - 1) * size).prefix(size)
      return .groupMe(.array(topics.map { state.topicJSON($0, for: request.userID) }))
    },
    .init("POST", "v3/groups/:/subgroups") { try $0.createTopic($1) },
    .init("GET", "v3/groups/:/subgroups/:") { state, request in
      .groupMe(state.topicJSON(try state.topic(request), for: request.userID))
    },
    .init("PUT", "v3/groups/:/subgroups/:") { try $0.updateTopic($1) },
    .init("DELETE", "v3/groups/:/subgroups/:") { try $0.deleteTopic($1) },
    .init("POST", "v3/groups/:/subgroups/:/mute") { try $0.muteTopic($1, ends: false) },
    .init("POST", "v3/groups/:/subgroups/:/unmute") { try $0.muteTopic($1, ends: true) },
  ]

  /// Returns the topics of a group, by creation time.
  func topics(of parent: String) -> [GroupMeGroup] {
    groups.values.filter { $0.parentID == parent }.sorted {
      ($0.createdAt, $0.id) < ($1.createdAt, $1.id)
    }
  }

  /// Copies the group's members to its topics.
  mutating func shareMembers(of parent: String) {
    let members = groups[parent]?.members ?? []
    for topic in topics(of: parent) { groups[topic.id]?.members = members }
  }

  private func topic(_ request: GroupMeRequest) throws(GroupMeFailure) -> GroupMeGroup {
    let topic = try topic(request.capture(1), of: request.capture(0))
    guard topic.member(request.userID) != nil else { throw .notFound }
    return topic
  }

  private func topic(_ id: String, of parent: String) throws(GroupMeFailure) -> GroupMeGroup {
    guard let topic = groups[id], topic.parentID == parent else { throw .notFound }
    return topic
  }

  private mutating func createTopic(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    let parent = try administered(request)
    guard let name = request.body["topic"]?.asString, !name.isEmpty else {
      throw .invalid("Topic is required")
    }
    var topic = createGroup(named: name, by: request.userID, now: request.now)
    topic.parentID = parent.id
    topic.members = parent.members
    topic.description = request.body["description"]?.asString ?? ""
    topic.imageURL = request.body["avatar_url"]?.asString
    topic.type = request.body["group_type"]?.asString ?? "private"
    groups[topic.id] = topic
    postEvent("created the topic \(name)", "group.subgroup_created", of: topic, in: parent, request)
    return .groupMe(topicJSON(topic, for: request.userID), status: 201)
  }

  private mutating func updateTopic(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    _ = try administered(request)
    var topic = try topic(request)
    topic.name = request.body["topic"]?.asString ?? topic.name
    topic.description = request.body["description"]?.asString ?? topic.description
    topic.imageURL = request.body["avatar_url"]?.asString ?? topic.imageURL
    topic.type = request.body["group_type"]?.asString ?? topic.type
    topic.updatedAt = request.now / 1_000
    groups[topic.id] = topic
    return .groupMe(topicJSON(topic, for: request.userID))
  }

  private mutating func deleteTopic(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    let parent = try administered(request)
    let topic = try topic(request)
    groups[topic.id] = nil
    erase(.group(topic.id))
    postEvent(
      "removed the topic \(topic.name)", "group.subgroup_removed", of: topic, in: parent, request)
    return .groupMe()
  }

  private mutating func muteTopic(
    _ request: GroupMeRequest, ends: Bool
  ) throws(GroupMeFailure) -> Response {
    let topic = try topic(request)
    let minutes = request.body["duration"]?.asInteger.map { Int64(min(max($0, 0), 1 << 30)) }
    let until = ends ? nil : minutes.map { request.seconds + 60 * $0 } ?? Self.forever
    for index in topic.members.indices where topic.members[index].userID == request.userID {
      groups[topic.id]?.members[index].mutedUntil = until
    }
    return .groupMe(["muted_children": .object([.init(topic.id, JSONValue(until))])])
  }

  private func administered(_ request: GroupMeRequest) throws(GroupMeFailure) -> GroupMeGroup {
    let parent = try group(request.capture(0), of: request.userID)
    guard parent.member(request.userID)?.roles.contains("admin") == true else {
      throw .forbidden("only an administrator may do that")
    }
    return parent
  }

  private mutating func postEvent(
    _ deed: String, _ type: String, of topic: GroupMeGroup, in parent: GroupMeGroup,
    _ request: GroupMeRequest
  ) {
    guard let member = parent.member(request.userID) else { return }
    postSystem(
      "\(member.nickname) \(deed)", type,
      [
        "user": member.eventUser, "subgroup_topic": .string(topic.name),
        "subgroup_id": .integer(Int(topic.id) ?? 0),
      ], in: parent.id, now: request.now)
  }

  /// Returns a topic as in lists: its name is `topic`, and its ids are numbers.
  private func topicJSON(_ topic: GroupMeGroup, for userID: String) -> JSONValue {
    let place = GroupMeConversation.group(topic.id)
    let log = log(place)
    let mark = readMarks[userID]?[place] ?? 0
    let whole = topic.json(for: userID, log, omitsMembers: true)
    func number(_ text: String?) -> JSONValue {
      text.flatMap { Int($0) }.map { .integer($0) } ?? nil
    }
    return [
      "id": number(topic.id), "parent_id": number(topic.parentID), "topic": .string(topic.name),
      "description": .string(topic.description), "avatar_url": JSONValue(topic.imageURL),
      "type": .string(topic.type), "creator_user_id": number(topic.creatorID),
      "created_at": .integer(Int(topic.createdAt)), "updated_at": .integer(Int(topic.updatedAt)),
      "muted_until": JSONValue(topic.member(userID)?.mutedUntil), "like_icon": nil,
      "message_edit_period": 15, "messages": whole["messages"] ?? nil,
      "unread_count": .integer(log.count - position(of: mark + 1, in: log)),
      "last_read_message_id": mark > 0 ? .string("\(mark)") : nil, "last_read_at": nil,
    ]
  }
}
