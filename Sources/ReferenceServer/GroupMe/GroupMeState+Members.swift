import PentadCore

/// The calls for the members of a group.
extension GroupMeState {
  /// The time for which the result of an addition is available: one hour.
  private static let resultLife: Int64 = 3_600_000

  static let memberRoutes: [GroupMeRoute] = [
    .init("POST", "v3/groups/:/members/add") { try $0.addMembers($1) },
    .init("GET", "v3/groups/:/members/results/:") { try $0.memberResults($1) },
    .init("POST", "v3/groups/:/members/:/remove") { try $0.removeMember($1) },
    .init("POST", "v3/groups/:/memberships/update") { try $0.updateMembership($1) },
    .init("POST", "v2/memberships/:/destroy") { try $0.leave($1) },
    .init("POST", "v2/groups/:/memberships/mute") { try $0.mute($1) },
    .init("POST", "v2/groups/:/memberships/unmute") { try $0.mute($1, ends: true) },
  ]

  private mutating func addMembers(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    if isGated { throw .unverified }
    let group = try group(request.capture(0), of: request.userID)
    let asked = request.body["members"]?.elements ?? []
    guard !asked.isEmpty else { throw .invalid("members is required") }
    var added: [JSONValue] = []
    for person in asked {
      // A person without an account gets one, as after an invitation by telephone or mail.
      let nickname = person["nickname"]?.asString ?? "Somebody"
      let userID = person["user_id"]?.asID ?? invite(nickname, now: request.now)
      let guid = person["guid"]?.asString ?? nextHex()
      guard users[userID] != nil, !nickname.isEmpty,
        let member = add(userID, as: nickname, to: group.id, by: request.userID, now: request.now)
      else { continue }
      added.append(
        member.json.without(["roles", "name"]).with([
          .init("app_installed", true), .init("guid", .string(guid)),
        ]))
    }
    let id = nextHex()
    results[id] = AddResult(groupID: group.id, members: added, askedAt: request.now)
    return .groupMe(["results_id": .string(id)], status: 202)
  }

  private mutating func invite(_ name: String, now: Int64) -> String {
    let id = "\((users.keys.compactMap { Int($0) }.max() ?? 0) + 1)"
    users[id] = GroupMeUser(id: id, name: name, createdAt: now / 1_000)
    return id
  }

  /// Returns 503 until the result is ready, then the added members, and 404 after an hour.
  private func memberResults(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    guard let result = results[request.capture(1)], result.groupID == request.capture(0) else {
      throw .notFound
    }
    let age = request.now - result.askedAt
    if age >= Self.resultLife { throw .notFound }
    if age < resultDelay { throw .notReady }
    return .groupMe(["members": .array(result.members)])
  }

  private mutating func removeMember(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    let group = try group(request.capture(0), of: request.userID)
    guard let member = group.active.first(where: { $0.membershipID == request.capture(1) }) else {
      throw .notFound
    }
    guard member.userID != group.creatorID else {
      throw .invalid("the creator of a group cannot be removed")
    }
    _ = remove(member.userID, from: group.id, by: request.userID, now: request.now)
    return .groupMe()
  }

  private mutating func leave(_ request: GroupMeRequest) throws(GroupMeFailure) -> Response {
    let own = groups.values.first { group in
      group.member(request.userID)?.membershipID == request.capture(0)
    }
    guard let own, own.creatorID != request.userID else { throw .notFound }
    _ = remove(request.userID, from: own.id, by: request.userID, now: request.now)
    return .groupMe()
  }

  private mutating func updateMembership(
    _ request: GroupMeRequest
  ) throws(GroupMeFailure) -> Response {
    let group = try group(request.capture(0), of: request.userID)
    let nickname = request.body["membership"]?["nickname"]?.asString ?? ""
    guard (1...50).contains(nickname.count) else {
      throw .invalid("Nickname must be between 1 and 50 characters")
    }
    let member = rename(request.userID, to: nickname, in: group.id, now: request.now)
    return .groupMe(member?.json ?? nil)
  }

  /// The value for unlimited in GroupMe: the last second of the year 9999.
  static let forever: Int64 = 253_402_300_800

  /// Mutes a group, for a number of minutes or without a limit.
  private mutating func mute(
    _ request: GroupMeRequest, ends: Bool = false
  ) throws(GroupMeFailure) -> Response {
    let group = try group(request.capture(0), of: request.userID)
    let minutes = request.body["duration"]?.asInteger.map { Int64(min(max($0, 0), 1 << 30)) }
    let until = ends ? nil : minutes.map { request.seconds + 60 * $0 } ?? Self.forever
    let index = group.members.firstIndex { $0.userID == request.userID }
    if let index { groups[group.id]?.members[index].mutedUntil = until }
    return .groupMe(["muted_until": JSONValue(until)])
  }
}
