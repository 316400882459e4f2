import PentadCore

/// The members and the properties of groups, for changes from any origin.
extension GroupMeState {
  /// Creates a group with one member, its owner.
  mutating func createGroup(named name: String, by userID: String, now: Int64) -> GroupMeGroup {
    let user = users[userID]
    var group = GroupMeGroup(
      id: nextGroupID(), name: name, creatorID: userID, createdAt: now / 1_000,
      updatedAt: now / 1_000)
    group.members = [
      GroupMeMember(
        membershipID: nextMembershipID(), userID: userID, nickname: user?.name ?? "Somebody",
        name: user?.name ?? "Somebody", imageURL: user?.avatarURL, roles: ["admin", "owner"])
    ]
    groups[group.id] = group
    return group
  }

  /// Adds a user to a group. Returns the membership; nil for a user who is already in it.
  ///
  /// - Parameter adder: the user who adds; nil when users join themselves.
  mutating func add(
    _ userID: String, as nickname: String, to groupID: String, by adder: String?, now: Int64
  ) -> GroupMeMember? {
    guard let group = groups[groupID], group.member(userID) == nil else { return nil }
    let user = users[userID]
    let former = group.members.first { $0.userID == userID }
    let member = GroupMeMember(
      membershipID: former?.membershipID ?? nextMembershipID(), userID: userID,
      nickname: nickname, name: user?.name ?? nickname, imageURL: user?.avatarURL)
    groups[groupID]?.members.removeAll { $0.userID == userID }
    groups[groupID]?.members.append(member)
    shareMembers(of: groupID)
    if let adder, let other = group.member(adder) {
      postSystem(
        "\(other.nickname) added \(nickname) to the group", "membership.announce.added",
        ["adder_user": other.eventUser, "added_users": [member.eventUser]], in: groupID, now: now)
    } else {
      let verb = former == nil ? "joined" : "rejoined"
      postSystem(
        "\(nickname) has \(verb) the group", "membership.announce.\(verb)",
        ["user": member.eventUser], in: groupID, now: now)
    }
    let subject: JSONValue = [
      "id": .string(groupID), "name": .string(group.name), "type": .string(group.type),
      "image_url": JSONValue(group.imageURL), "description": .string(group.description),
    ]
    pushes.append(
      GroupMePush(
        "/user/\(userID)", "membership.create", alert: "You were added to \(group.name)",
        subject: subject, now: now))
    return member
  }

  /// Removes a user from a group; returns false for a user who is not in it.
  mutating func remove(
    _ userID: String, from groupID: String, by remover: String, now: Int64
  ) -> Bool {
    guard let group = groups[groupID], let member = group.member(userID),
      let index = group.members.firstIndex(where: { $0.membershipID == member.membershipID })
    else { return false }
    if userID == remover {
      postSystem(
        "\(member.nickname) has left the group", "membership.notifications.exited",
        ["removed_user": member.eventUser], in: groupID, now: now)
    } else {
      let other = group.member(remover)
      postSystem(
        "\(other?.nickname ?? "An admin") removed \(member.nickname) from the group",
        "membership.notifications.removed",
        ["remover_user": other?.eventUser ?? nil, "removed_user": member.eventUser],
        in: groupID, now: now)
    }
    groups[groupID]?.members[index].state = userID == remover ? .exited : .removed
    groups[groupID]?.members[index].roles = ["user"]
    shareMembers(of: groupID)
    return true
  }

  /// Changes the nickname of a member. Returns the membership; nil for a user who is not in the
  /// group.
  mutating func rename(
    _ userID: String, to nickname: String, in groupID: String, now: Int64
  ) -> GroupMeMember? {
    guard let old = groups[groupID]?.member(userID),
      let index = groups[groupID]?.members.firstIndex(where: { $0.userID == userID })
    else { return nil }
    groups[groupID]?.members[index].nickname = nickname
    postSystem(
      "\(old.nickname) changed name to \(nickname)", "membership.nickname_changed",
      ["name": .string(nickname), "user": old.eventUser], in: groupID, now: now)
    return groups[groupID]?.member(userID)
  }

  /// Changes the properties of a group. Missing fields do not change anything.
  mutating func update(_ groupID: String, _ fields: JSONValue, by userID: String, now: Int64) {
    guard var group = groups[groupID], let member = group.member(userID) else { return }
    let old = group
    group.apply(fields, shareToken: group.shareToken ?? String(nextHex().prefix(8)))
    group.updatedAt = now / 1_000
    groups[groupID] = group
    let user = member.eventUser
    if group.name != old.name {
      postSystem(
        "\(member.nickname) changed the group's name to \(group.name)", "group.name_change",
        ["name": .string(group.name), "user": user], in: groupID, now: now)
    }
    if group.description != old.description {
      postSystem(
        "\(member.nickname) changed the topic to: \(group.description)", "group.topic_change",
        ["topic": .string(group.description), "user": user], in: groupID, now: now)
    }
    if group.imageURL != old.imageURL {
      postSystem(
        "\(member.nickname) changed the group's avatar", "group.avatar_change",
        ["avatar_url": JSONValue(group.imageURL), "user": user], in: groupID, now: now)
    }
    if group.type != old.type {
      postSystem(
        "\(member.nickname) changed the group's type to \(group.type)", "group.type_change",
        ["type": .string(group.type), "user": user], in: groupID, now: now)
    }
    if group.shareToken != old.shareToken {
      let type = group.shareToken == nil ? "group.unshared" : "group.shared"
      postSystem(
        "\(member.nickname) changed the group's sharing", type, ["user": user], in: groupID,
        now: now)
    }
  }
}

extension GroupMeGroup {
  /// Applies the fields of `groups/:id/update`.
  ///
  /// - Parameter shareToken: the token if the group is shared.
  fileprivate mutating func apply(_ fields: JSONValue, shareToken token: String) {
    if let name = fields["name"]?.asString, !name.isEmpty { self.name = name }
    if let description = fields["description"]?.asString { self.description = description }
    if let url = fields["image_url"]?.asString { imageURL = url.isEmpty ? nil : url }
    if let type = fields["group_type"]?.asString { self.type = type }
    if let isOffice = fields["office_mode"]?.asBool { self.isOffice = isOffice }
    if let share = fields["share"]?.asBool { shareToken = share ? token : nil }
    if let name = fields["theme_name"]?.asString { themeName = name }
    if let icon = fields["like_icon"] { likeIcon = icon }
    if let approval = fields["requires_approval"]?.asBool { requiresApproval = approval }
    if let question = fields["join_question"] { joinQuestion = question }
    if let mode = fields["message_deletion_mode"] { deletionMode = mode }
  }
}
