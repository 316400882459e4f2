package import PentadCore

extension GroupMeAPI {
  /// Fetches a page of the topics of a group.
  package func subgroupsIndex(
    of group: ChatGroup.ID, page: Int, perPage: Int = 100
  ) async throws(PentadError) -> WireList<WireGroup> {
    let query: Query = [
      ("include", "unread_count"), ("page", "\(page)"), ("per_page", "\(perPage)"),
    ]
    let answer = try await get(url(servers.api, "groups", group, "subgroups"), query, about: .group)
    let listed = try groups(answer)
    // An item with another parent, or with none, is not a topic of this group.
    return WireList(
      listed.filter { $0.group.parentId == group && $0.group.id != group },
      unreadable: listed.unreadable)
  }

  /// Fetches a topic, which cannot be fetched like a group.
  package func subgroupsShow(
    _ id: ChatGroup.ID, of group: ChatGroup.ID
  ) async throws(PentadError) -> WireGroup {
    let query: Query = [("include", "unread_count")]
    return try topic(
      try await get(url(servers.api, "groups", group, "subgroups", id), query, about: .group),
      of: group)
  }

  /// Creates a topic in a group; only an administrator may do this.
  package func subgroupsCreate(
    _ properties: GroupChange, in group: ChatGroup.ID
  ) async throws(PentadError) -> WireGroup {
    try topic(
      try await post(
        url(servers.api, "groups", group, "subgroups"), properties.topicJSON, about: .newGroup),
      of: group)
  }

  /// Changes only the properties of a topic that are set.
  package func subgroupsUpdate(
    _ id: ChatGroup.ID, of group: ChatGroup.ID, _ change: GroupChange
  ) async throws(PentadError) -> WireGroup {
    let body = Array(change.topicJSON.text().utf8)
    return try topic(
      try await send(
        .put, url(servers.api, "groups", group, "subgroups", id), body, about: .group), of: group)
  }

  /// Deletes a topic for all members of the group.
  package func subgroupsDestroy(
    _ id: ChatGroup.ID, of group: ChatGroup.ID
  ) async throws(PentadError) {
    try await tell(
      url(servers.api, "groups", group, "subgroups", id), by: .delete, about: .group)
  }

  /// Mutes a topic for a number of minutes; nil for ever.
  package func muteTopic(
    _ id: ChatGroup.ID, of group: ChatGroup.ID, minutes: Int?
  ) async throws(PentadError) {
    let duration: JSONValue = minutes.map { .integer($0) } ?? nil
    try await tell(
      url(servers.api, "groups", group, "subgroups", id, "mute"), ["duration": duration],
      about: .group)
  }

  /// Unmutes a topic.
  package func unmuteTopic(
    _ id: ChatGroup.ID, of group: ChatGroup.ID
  ) async throws(PentadError) {
    try await tell(
      url(servers.api, "groups", group, "subgroups", id, "unmute"), about: .group)
  }

  private func topic(
    _ answer: Answer, of group: ChatGroup.ID
  ) throws(PentadError) -> WireGroup {
    var topic = try self.group(answer)
    topic.group.parentId = topic.group.parentId ?? group
    return topic
  }
}

extension GroupChange {
  /// The properties that are set, as JSON for a topic.
  fileprivate var topicJSON: JSONValue {
    let members: [(String, JSONValue?)] = [
      ("topic", name.map { .string($0) }), ("description", description.map { .string($0) }),
      ("avatar_url", imageURL.map { $0.isEmpty ? nil : .string($0) }),
      ("group_type", kind.map { .string($0.rawValue) }),
    ]
    return .object(members.compactMap { name, value in value.map { .init(name, $0) } })
  }
}
