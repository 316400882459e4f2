package import PentadCore

extension GroupMeAPI {
  /// A page of the groups that the user is in, the one with the newest message first; empty behind the
  /// last.
  ///
  /// - Parameters:
  ///   - page: from 1.
  ///   - omittingMembers: whether to leave the members out, which makes the answer many times smaller.
  package func groupsIndex(
    page: Int, perPage: Int = 100, omittingMembers: Bool = true
  ) async throws(PentadError) -> WireList<WireGroup> {
    var query: Query = [("page", "\(page)"), ("per_page", "\(perPage)")]
    if omittingMembers { query.append(("omit", "memberships")) }
    return try groups(try await get(url(servers.api, "groups"), query, about: .account))
  }

  /// The groups that the user has left and can join again.
  package func groupsFormer() async throws(PentadError) -> [WireGroup] {
    let answer = try await get(url(servers.api, "groups", "former"), about: .account)
    return try groups(answer).map { group in
      var group = group
      group.group.membership = .exited
      return group
    }
  }

  /// Whether the user is in each of the groups that he ever was in.
  package func membershipStates() async throws(PentadError) -> [ChatGroup.ID: MembershipState] {
    let answer = try await get(url(servers.api, "memberships", "states"), about: .account)
    let states = try WireAnswer.list(answer.body) { reader throws(PentadError) in
      try MembershipState.read(&reader)
    }
    return Dictionary(states.map { ($0.group, $0.state) }) { $1 }
  }

  /// A group with its members.
  package func groupsShow(_ id: ChatGroup.ID) async throws(PentadError) -> WireGroup {
    try group(try await get(url(servers.api, "groups", id), about: .group))
  }

  /// Makes a group with the user in it.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/groupNameRequired`` and
  ///   ``PentadCore/PentadError/Code/textTooLong`` besides.
  package func groupsCreate(_ properties: GroupChange) async throws(PentadError) -> WireGroup {
    guard let name = properties.name, !name.isEmpty else {
      throw PentadError(.groupNameRequired, "a group has a name")
    }
    return try group(
      try await post(url(servers.api, "groups"), properties.json, about: .newGroup))
  }

  /// Changes what is set, and nothing else.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/textTooLong`` besides.
  package func groupsUpdate(
    _ id: ChatGroup.ID, _ change: GroupChange
  ) async throws(PentadError) -> WireGroup {
    try group(
      try await post(url(servers.api, "groups", id, "update"), change.json, about: .group))
  }

  /// Ends a group for all who are in it; only its creator may.
  package func groupsDestroy(_ id: ChatGroup.ID) async throws(PentadError) {
    try await tell(url(servers.api, "groups", id, "destroy"), about: .group)
  }

  /// Asks to join a group that is shared.
  ///
  /// - Parameters:
  ///   - shareToken: what stands at the end of the group's link.
  ///   - answer: the answer to the group's question, where it asks one.
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

  /// Joins a group again that the user has left.
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
  /// What is set, as the server reads it.
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
  /// Reads a group that may stand in an object of its own: `{"group":{…}}`.
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
  /// Reads a state and the group that it is about; nil for what is none.
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
