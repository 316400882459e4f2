import PentadCore

/// The calls for whole groups.
extension GroupMeState {
  static let groupRoutes: [GroupMeRoute] = [
    .init("GET", "v3/users/me") { state, request in
      .groupMe(state.users[request.userID]?.json ?? nil)
    },
    .init("GET", "v3/groups") { try $0.index($1) },
    .init("GET", "v3/groups/former") { state, request in .groupMe(state.former(request.userID)) },
    .init("GET", "v3/memberships/states") { state, request in
      .groupMe(state.membershipStates(request.userID))
    },
    .init("POST", "v3/groups") { try $0.create($1) },
    .init("POST", "v3/groups/join") { try $0.rejoin($1) },
    .init("GET", "v3/groups/:") { try $0.show($1) },
    .init("POST", "v3/groups/:/update") { try $0.update($1) },
    .init("POST", "v3/groups/:/destroy") { try $0.destroy($1) },
    .init("POST", "v3/groups/:/join") { try $0.join($1, token: $1.body["share_token"]?.asString) },
    .init("POST", "v3/groups/:/join/:") { state, request in
      if state.isGated { throw GroupMeFailure.unverified }
      return try state.join(request, token: request.capture(1))
    },
  ]

  /// Returns a page of the user's groups, the one with the newest message first.
  private func index(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    let page = try request.number("page", 1...1_000_000, missing: 1)
    let size = try request.number("per_page", 1...500, missing: 10)
    let omits = (request.query["omit"] ?? "").contains("memberships")
    let own = groups.values.filter { $0.parentID == nil && $0.member(request.userID) != nil }
      .map { (group: $0, last: log(.group($0.id)).last?.id ?? 0) }
      .sorted { ($0.last, $0.group.id) > ($1.last, $1.group.id) }
    let shown = own.dropFirst((page - 1) * size).prefix(size)
    return .groupMe(
      .array(
        shown.map { json($0.group, for: request.userID, omitsMembers: omits, showsMarks: false) }))
  }

  /// Returns the groups that the user has left and can join again.
  private func former(_ userID: String) -> JSONValue {
    let left = groups.values.filter { group in
      group.parentID == nil && group.members.contains { $0.userID == userID && $0.state == .exited }
    }
    return .array(
      left.sorted { $0.id < $1.id }
        .map { json($0, for: userID, omitsMembers: false, showsMarks: false) })
  }

  private func membershipStates(_ userID: String) -> JSONValue {
    .array(
      groups.values.sorted { $0.id < $1.id }.compactMap { group in
        guard let member = group.members.first(where: { $0.userID == userID }) else { return nil }
        return ["group_id": .string(group.id), "state": .string(member.state.rawValue)]
      })
  }

  private func show(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    let group = try group(request.capture(0), of: request.userID)
    // A topic cannot be requested as a group.
    guard group.parentID == nil else { throw .notFound }
    return .groupMe(json(group, for: request.userID, omitsMembers: false, showsMarks: true))
  }

  private mutating func create(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    if isGated { throw .unverified }
    try check(request.body)
    guard let name = request.body["name"]?.asString, !name.isEmpty else {
      throw .invalid("Name is required")
    }
    var group = createGroup(named: name, by: request.userID, now: request.now)
    group.description = request.body["description"]?.asString ?? ""
    group.imageURL = request.body["image_url"]?.asString
    if request.body["share"]?.asBool == true { group.shareToken = String(nextHex().prefix(8)) }
    groups[group.id] = group
    let shown = json(group, for: request.userID, omitsMembers: false, showsMarks: true)
    return .groupMe(shown, status: 201)
  }

  private mutating func update(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    let id = try group(request.capture(0), of: request.userID).id
    try check(request.body)
    update(id, request.body, by: request.userID, now: request.now)
    return try show(request)
  }

  private func check(_ body: JSONValue) throws(GroupMeFailure) {
    if (body["name"]?.asString ?? "").count > 140 { throw .invalid("Name is too long") }
    if (body["description"]?.asString ?? "").count > 255 {
      throw .invalid("Description is too long")
    }
  }

  private mutating func destroy(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    let group = try group(request.capture(0), of: request.userID)
    guard group.creatorID == request.userID else { throw .forbidden("only the owner may do that") }
    for id in topics(of: group.id).map(\.id) + [group.id] {
      groups[id] = nil
      erase(.group(id))
    }
    return .groupMe()
  }

  private mutating func join(
    _ request: GroupMeRequest, token: String?
  ) throws(GroupMeFailure) -> Response {
    guard let group = groups[request.capture(0)], let token, group.shareToken == token else {
      throw .notFound
    }
    if group.requiresApproval {
      let shown = json(group, for: request.userID, omitsMembers: true, showsMarks: false)
      return .groupMe(["group": shown], status: 200, code: 20_101)
    }
    enter(group.id, request)
    return .groupMe(["group": try shown(group.id, request)], status: 201, code: 20_100)
  }

  private mutating func rejoin(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    guard let id = request.body["group_id"]?.asID, let group = groups[id],
      group.members.contains(where: { $0.userID == request.userID && $0.state != .removed })
    else { throw .notFound }
    enter(id, request)
    return .groupMe(try shown(id, request))
  }

  private mutating func enter(_ id: String, _ request: GroupMeRequest) {
    let nickname = users[request.userID]?.name ?? "Somebody"
    _ = add(request.userID, as: nickname, to: id, by: nil, now: request.now)
  }

  private func shown(_ id: String, _ request: GroupMeRequest) throws(GroupMeFailure) -> JSONValue {
    let group = try group(id, of: request.userID)
    return json(group, for: request.userID, omitsMembers: false, showsMarks: true)
  }

  /// - Parameter showsMarks: true for a single group, which includes the unread count; it is null
  ///   in lists.
  private func json(
    _ group: GroupMeGroup, for userID: String, omitsMembers: Bool, showsMarks: Bool
  ) -> JSONValue {
    let place = GroupMeConversation.group(group.id)
    let log = log(place)
    let mark = readMarks[userID]?[place] ?? 0
    let unread = log.count - position(of: mark + 1, in: log)
    let whole = group.json(for: userID, log, omitsMembers: omitsMembers)
    return whole.without(["children_count"]).with([
      .init("children_count", .integer(topics(of: group.id).count)),
      .init("unread_count", showsMarks ? .integer(unread) : nil),
      .init("last_read_message_id", showsMarks && mark > 0 ? .string("\(mark)") : nil),
    ])
  }
}
