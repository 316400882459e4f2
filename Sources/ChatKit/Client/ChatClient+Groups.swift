public import PentadCore

extension ChatClient {
  // MARK: Stored data

  /// Returns the user's groups, those with the newest messages first. The topics of a group follow
  /// it.
  ///
  /// - Parameters:
  ///   - membership: the membership state of the groups; former groups can be read, too.
  ///   - includingTopics: true to include topics: ``ChatGroup/isTopic``.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_chat_client_groups`.
  public func groups(
    _ membership: MembershipState = .active, includingTopics: Bool = true
  ) async throws(PentadError) -> [ChatGroup] {
    let all = try await store.groups(membership)
    return includingTopics ? all : all.filter { !$0.isTopic }
  }

  /// Returns a group; nil when it is not stored. Groups that the user has left can be read, too.
  ///
  /// - Throws: store read errors.
  ///
  /// C: `pentad_chat_client_group`.
  public func group(_ id: ChatGroup.ID) async throws(PentadError) -> ChatGroup? {
    try await store.group(id)
  }

  /// Returns the direct chats, those with the newest messages first.
  ///
  /// - Throws: store read errors.
  ///
  /// C: `pentad_chat_client_chats`.
  public func chats() async throws(PentadError) -> [DirectChat] { try await store.chats() }

  /// Returns the stored members of a group, in the order of the server's list. The list is empty
  /// until ``fetchInformation(forGroup:)`` or ``select(_:)`` has fetched the members, or a
  /// membership has changed.
  ///
  /// - Throws: store read errors.
  ///
  /// C: `pentad_chat_client_members`.
  public func members(of id: ChatGroup.ID) async throws(PentadError) -> [ChatMember] {
    try await store.members(of: id)
  }

  // MARK: Fetching

  /// Fetches the lists of groups and direct chats, and their new messages.
  ///
  /// If a stored group is missing from the list, it is requested individually before the user
  /// counts as no longer a member. A conversation that cannot be read is reported as an event; the
  /// others are still read.
  ///
  /// - Throws: network and server errors: stored data is kept; store write errors.
  ///
  /// C: `pentad_chat_client_fetch_all_groups`.
  public func fetchAllGroups() async throws(PentadError) {
    // A closed client reports that it is closed, before it reports a missing token.
    _ = try await store.lastEvent()
    try await sync.refresh(isThorough: false)
    try await store.noteRefreshed()
  }

  /// Fetches the groups that the user has left and can rejoin: ``rejoinGroup(_:)``. A group that
  /// the user joins during the request is not included.
  ///
  /// - Returns: the groups.
  /// - Throws: network and server errors; store write errors.
  ///
  /// C: `pentad_chat_client_fetch_former_groups`.
  public func fetchFormerGroups() async throws(PentadError) -> [ChatGroup] {
    let (asked, waiting) = try await store.moment()
    let former = try await api.groupsFormer()
    let rejoined = try await store.save(listing: former, asked: asked, waiting: waiting)
    return former.map(\.group).filter { !rejoined.contains($0.id) }
  }

  /// Fetches a group and its members.
  ///
  /// - Returns: the group.
  /// - Throws: ``PentadCore/PentadError/Code/notMember`` when there is no such group or the user is
  ///   not in it; network and server errors; store write errors.
  ///
  /// C: `pentad_chat_client_fetch_information`.
  @discardableResult
  public func fetchInformation(
    forGroup id: ChatGroup.ID
  ) async throws(PentadError) -> ChatGroup {
    try await sync.group(id)
    guard let group = try await store.group(id) else {
      throw PentadError(.notMember, "there is no such group, or the user is not in it")
    }
    return group
  }

  // MARK: Creating, joining and deleting

  /// Creates a group. A picture is the bytes of a JPEG, PNG, GIF, WebP or HEIC file of at most 50
  /// MB; it is uploaded first.
  ///
  /// The request is never retried automatically. If its outcome is unknown, the error reports that,
  /// and ``fetchAllGroups()`` shows the group if the server created it.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/groupNameRequired``,
  ///   ``PentadCore/PentadError/Code/textTooLong``;
  ///   ``PentadCore/PentadError/Code/pictureTooLarge``,
  ///   ``PentadCore/PentadError/Code/notAPicture``;
  ///   ``PentadCore/PentadError/Code/deviceVerificationRequired``, which GroupMe's own server
  ///   returns to third-party clients; network errors.
  ///
  /// C: `pentad_chat_client_create_group`.
  public func createGroup(
    named name: String, description: String? = nil, image: [UInt8]? = nil,
    share: Bool = false
  ) async throws(PentadError) -> ChatGroup {
    var properties = GroupChange(name: name, description: description, isShared: share)
    if let image {
      let type = try PictureType.checked(image)
      properties.imageURL = try await api.uploadImage(image, type: type.rawValue).url
    }
    return try await joined(try await api.groupsCreate(properties))
  }

  /// Deletes a group for all its members. Only the owner may delete a group; an administrator may
  /// delete a topic. Its stored messages are kept and can be read.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notAllowed`` for any other user;
  ///   ``PentadCore/PentadError/Code/notMember`` when the user is not in it; network and server
  ///   errors; store write errors.
  ///
  /// C: `pentad_chat_client_delete_group`.
  public func deleteGroup(_ id: ChatGroup.ID) async throws(PentadError) {
    if let parent = try await store.group(id)?.parentId {
      try await api.subgroupsDestroy(id, of: parent)
    } else {
      try await api.groupsDestroy(id)
    }
    try await store.remove(group: id, .deleted)
  }

  /// Joins a group with the token of its share link.
  ///
  /// - Parameters:
  ///   - shareToken: the last part of the group's share link.
  ///   - answer: the answer to the question that the group asks new members; nil for none.
  /// - Returns: the group; its membership is pending if an administrator must approve it first.
  /// - Throws: ``PentadCore/PentadError/Code/notMember`` for a wrong token;
  ///   ``PentadCore/PentadError/Code/deviceVerificationRequired``, which GroupMe's own server
  ///   returns to third-party clients; network and server errors; store write errors.
  ///
  /// C: `pentad_chat_client_join_group`.
  public func joinGroup(
    _ id: ChatGroup.ID, shareToken: String, answer: String? = nil
  ) async throws(PentadError) -> ChatGroup {
    switch try await api.groupsJoin(id, shareToken: shareToken, answer: answer) {
    case .joined(let group): return try await joined(group)
    case .pending(var group):
      group.group.membership = .pending
      try await store.save(group: group)
      return group.group
    }
  }

  /// Rejoins a group that the user has left.
  ///
  /// - Returns: the group.
  /// - Throws: ``PentadCore/PentadError/Code/notMember`` when the user was never in it; network and
  ///   server errors; store write errors.
  ///
  /// C: `pentad_chat_client_rejoin_group`.
  public func rejoinGroup(_ id: ChatGroup.ID) async throws(PentadError) -> ChatGroup {
    try await joined(try await api.groupsRejoin(id))
  }

  private func joined(_ wire: WireGroup) async throws(PentadError) -> ChatGroup {
    try await store.save(group: wire)
    return try await store.group(wire.group.id) ?? wire.group
  }
}
