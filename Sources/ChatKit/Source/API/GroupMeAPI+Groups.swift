package import PentadCore

extension GroupMeAPI {
  /// Fetches a page of the user's groups, those with the newest messages first; empty after the
  /// last page.
  ///
  /// - Parameters:
  ///   - page: the page number, from 1.
  ///   - omittingMembers: true to leave out the members, which makes the response many times
  ///     smaller.
  package func groupsIndex(
    page: Int, perPage: Int = 100, omittingMembers: Bool = true
  ) async throws(PentadError) -> WireList<WireGroup> {
    var query: Query = [("page", "\(page)"), ("per_page", "\(perPage)")]
    if omittingMembers { query.append(("omit", "memberships")) }
    return try groups(try await get(url(servers.api, "groups"), query, about: .account))
  }

  /// Fetches the groups that the user has left and can rejoin.
  package func groupsFormer() async throws(PentadError) -> [WireGroup] {
    let answer = try await get(url(servers.api, "groups", "former"), about: .account)
    return try groups(answer).map { group in
      var group = group
      group.group.membership = .exited
      return group
    }
  }

  /// Fetches the user's membership states in all present and former groups.
  package func membershipStates() async throws(PentadError) -> [ChatGroup.ID: MembershipState] {
    let answer = try await get(url(servers.api, "memberships", "states"), about: .account)
    let states = try WireAnswer.list(answer.body) { reader throws(PentadError) in
      try MembershipState.read(&reader)
    }
    return Dictionary(states.map { ($0.group, $0.state) }) { $1 }
  }

  /// Fetches a group with its members.
  package func groupsShow(_ id: ChatGroup.ID) async throws(PentadError) -> WireGroup {
    try group(try await get(url(servers.api, "groups", id), about: .group))
  }

  /// Creates a group with the user as a member.
  ///
  /// - Throws: also ``PentadCore/PentadError/Code/groupNameRequired`` and
  ///   ``PentadCore/PentadError/Code/textTooLong``.
  package func groupsCreate(_ properties: GroupChange) async throws(PentadError) -> WireGroup {
    guard let name = properties.name, !name.isEmpty else {
      throw PentadError(.groupNameRequired, "a group needs a name")
    }
    return try group(
      try await post(url(servers.api, "groups"), properties.json, about: .newGroup))
  }

  /// Changes only the properties that are set.
  ///
  /// - Throws: also ``PentadCore/PentadError/Code/textTooLong``.
  package func groupsUpdate(
    _ id: ChatGroup.ID, _ change: GroupChange
  ) async throws(PentadError) -> WireGroup {
    try group(
      try await post(url(servers.api, "groups", id, "update"), change.json, about: .group))
  }

  /// Deletes a group for all its members; only its creator may do this.
  package func groupsDestroy(_ id: ChatGroup.ID) async throws(PentadError) {
    try await tell(url(servers.api, "groups", id, "destroy"), about: .group)
  }

  /// Requests to join a shared group.
  ///
  /// - Parameters:
  ///   - shareToken: the last part of the group's link.
  ///   - answer: the answer to the group's question, if it asks one.
  package func groupsJoin(
    _ id: ChatGroup.ID, shareToken: String, answer: String? = nil
  ) async throws(PentadError) -> JoinAnswer {
    var members: [JSONValue.Member] = [.init("share_token", .string(shareToken))]
    if let answer { members.append(.init("answer", ["response": .string(answer)])) }
    let answer = try await post(
      url(servers.api, "groups", id, "join"), .object(members), about: .group)
    let group = try group(answer)
    return WireFailure(answer.body).code == 20_101 ? .pending(group) : .joined(group)
  }

  /// Rejoins a group that the user has left.
  package func groupsRejoin(_ id: ChatGroup.ID) async throws(PentadError) -> WireGroup {
    try group(
      try await post(
        url(servers.api, "groups", "join"), ["group_id": .string(id)], about: .group))
  }

  func group(_ answer: Answer) throws(PentadError) -> WireGroup {
    try WireAnswer.response(answer.body) { reader throws(PentadError) in
      try WireGroup(answer: &reader)
    }
  }

  func groups(_ answer: Answer) throws(PentadError) -> WireList<WireGroup> {
    try WireAnswer.list(answer.body) { reader throws(PentadError) in try WireGroup(&reader) }
  }
}

extension GroupChange {
  /// The properties that are set, as JSON for the server.
  var json: JSONValue {
    let members: [(String, JSONValue?)] = [
      ("name", name.map { .string($0) }), ("description", description.map { .string($0) }),
      ("image_url", imageURL.map { .string($0) }), ("share", isShared.map { .bool($0) }),
      ("office_mode", isOfficeMode.map { .bool($0) }),
      ("requires_approval", requiresApproval.map { .bool($0) }),
      ("group_type", kind.map { .string($0.rawValue) }),
    ]
    return .object(members.compactMap { name, value in value.map { .init(name, $0) } })
  }
}

extension WireGroup {
  /// Decodes a group, which may be nested in an object: `{"group":{…}}`.
  init(answer reader: inout JSONReader) throws(PentadError) {
    var nested: WireGroup?
    var rest = GroupFields()
    try reader.object { reader, name throws(PentadError) in
      if name.equals("group"), try reader.peek() == .object {
        nested = try WireGroup(&reader)
      } else {
        try rest.read(name, &reader)
      }
    }
    if let nested { self = nested } else { self = try rest.group }
  }
}

extension MembershipState {
  /// Decodes a membership state and its group; nil for any other value.
  fileprivate static func read(
    _ reader: inout JSONReader
  ) throws(PentadError) -> (group: ChatGroup.ID, state: MembershipState)? {
    guard try reader.peek() == .object else {
      try reader.skip()
      return nil
    }
    var extra = ExtraMembers()
    var (group, state): (String?, String?)
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "group_id": group = try extra.word(name, &reader)
      case "state": state = try extra.word(name, &reader)
      default: try reader.skip()
      }
    }
    guard let group, let state else { return nil }
    return (group, MembershipState(wire: state))
  }
}
