package import PentadCore

extension GroupMeAPI {
  /// Starts to add people to a group.
  ///
  /// - Returns: the id with which ``membersResults(_:in:)`` fetches the result.
  package func membersAdd(
    _ people: [MemberInvitation], to group: ChatGroup.ID
  ) async throws(PentadError) -> String {
    let members = JSONValue.array(people.map(\.json))
    let answer = try await post(
      url(servers.api, "groups", group, "members", "add"), ["members": members], about: .group)
    let results = try WireAnswer.response(answer.body) { reader throws(PentadError) in
      try Self.text("results_id", &reader)
    }
    return results
  }

  /// Fetches the added members. People who could not be added are missing.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/resultsNotReady`` while the server adds them, and
  ///   ``PentadCore/PentadError/Code/resultsExpired`` after an hour; then do not retry.
  package func membersResults(
    _ results: String, in group: ChatGroup.ID
  ) async throws(PentadError) -> [AddedMember] {
    let answer = try await get(
      url(servers.api, "groups", group, "members", "results", results), about: .memberResults)
    return Array(
      try WireAnswer.list(answer.body, under: "members") { reader throws(PentadError) in
        try AddedMember(&reader)
      })
  }

  /// Removes a member from a group, or the user's own membership.
  ///
  /// - Parameter membershipId: ``ChatMember/membershipId``, not the user's id.
  package func membersRemove(
    _ membershipId: String, from group: ChatGroup.ID
  ) async throws(PentadError) {
    try await tell(
      url(servers.api, "groups", group, "members", membershipId, "remove"), about: .group)
  }

  /// Changes the user's nickname in a group, to 1 to 50 characters.
  ///
  /// - Returns: the user's membership; nil if the server did not return it.
  /// - Throws: also ``PentadCore/PentadError/Code/textTooLong``.
  @discardableResult
  package func nicknameUpdate(
    _ nickname: String, in group: ChatGroup.ID
  ) async throws(PentadError) -> ChatMember? {
    let answer = try await post(
      url(servers.api, "groups", group, "memberships", "update"),
      ["membership": ["nickname": .string(nickname)]], about: .group)
    if answer.isEmpty { return nil }
    return try WireAnswer.member("response", of: answer.body) { reader throws(PentadError) in
      try ChatMember(&reader)
    }
  }

  /// Decodes a text member of an object.
  private static func text(
    _ wanted: StaticString, _ reader: inout JSONReader
  ) throws(PentadError) -> String {
    var extra = ExtraMembers()
    var text: String?
    try reader.object { reader, name throws(PentadError) in
      if name.equals(wanted) {
        text = try extra.word(name, &reader)
      } else {
        try reader.skip()
      }
    }
    guard let text else {
      throw PentadError(.unexpectedAnswer, "the server's answer lacks the requested data")
    }
    return text
  }
}

extension MemberInvitation {
  fileprivate var json: JSONValue {
    let address: JSONValue.Member =
      switch address {
      case .userId(let id): .init("user_id", .string(id))
      case .phoneNumber(let number): .init("phone_number", .string(number))
      case .email(let email): .init("email", .string(email))
      }
    return .object([
      .init("nickname", .string(nickname)), address, .init("guid", .string(guid)),
    ])
  }
}

extension AddedMember {
  /// Decodes an added member; nil without a user.
  fileprivate init?(_ reader: inout JSONReader) throws(PentadError) {
    var fields = MemberFields()
    guard try fields.read(&reader), let member = fields.member else { return nil }
    self.init(member: member, guid: fields.guid)
  }
}
