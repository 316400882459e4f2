package import PentadCore

extension GroupMeAPI {
  /// Begins to add people to a group.
  ///
  /// - Returns: the number by which ``membersResults(_:in:)`` tells what became of it.
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

  /// Who was added. Those who could not be are left out.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/resultsNotReady`` as long as it is going on, and
  ///   ``PentadCore/PentadError/Code/resultsExpired`` after an hour, which no further try mends.
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

  /// Removes a person from a group, or the user himself.
  ///
  /// - Parameter membershipId: ``ChatMember/membershipId``, not the user's id.
  package func membersRemove(
    _ membershipId: String, from group: ChatGroup.ID
  ) async throws(PentadError) {
    try await tell(
      url(servers.api, "groups", group, "members", membershipId, "remove"), about: .group)
  }

  /// Gives the user another name in a group: 1 to 50 characters.
  ///
  /// - Returns: the user in the group; nil when the server does not tell.
  /// - Throws: ``PentadCore/PentadError/Code/textTooLong`` besides.
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

  /// Reads a text of an object.
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
      throw PentadError(.unexpectedAnswer, "the server's answer lacks what was asked for")
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
  /// Reads a member that was added; nil for what has no user.
  fileprivate init?(_ reader: inout JSONReader) throws(PentadError) {
    var fields = MemberFields()
    guard try fields.read(&reader), let member = fields.member else { return nil }
    self.init(member: member, guid: fields.guid)
  }
}
