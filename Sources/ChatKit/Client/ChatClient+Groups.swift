public import PentadCore

extension ChatClient {
  // MARK: What is stored

  /// The user's groups, the one with the newest message first, and behind each its topics.
  ///
  /// - Parameters:
  ///   - membership: those that the user was in, too, can be read.
  ///   - includingTopics: whether topics are listed: ``ChatGroup/isTopic``.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_groups`.
  public func groups(
    _ membership: MembershipState = .active, includingTopics: Bool = true
  ) async throws(PentadError) -> [ChatGroup] {
    let all = try await store.groups(membership)
    return includingTopics ? all : all.filter { !$0.isTopic }
  }

  /// A group; nil when nothing is known of it. One that the user was in can be read, too.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_group`.
  public func group(_ id: ChatGroup.ID) async throws(PentadError) -> ChatGroup? {
    try await store.group(id)
  }

  /// The direct chats, the one with the newest message first.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_chats`.
  public func chats() async throws(PentadError) -> [DirectChat] { try await store.chats() }

  /// The members of a group as they are stored, in the order of the server's list; none until
  /// ``fetchInformation(forGroup:)`` or ``select(_:)`` has fetched them, or something happened to them.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_members`.
  public func members(of id: ChatGroup.ID) async throws(PentadError) -> [ChatMember] {
    try await store.members(of: id)
  }

  // MARK: What the server has

  /// Fetches the lists of groups and direct chats, and the messages that are new in them.
  ///
  /// A group that the list does not have is asked for by itself before the user counts as being out of
  /// it. One conversation that cannot be read is told as an event, and keeps no other from being read.
  ///
  /// - Throws: what the server or the network says: what is stored stays; what writing the store throws.
  ///
  /// C: `pentad_chat_client_fetch_all_groups`.
  public func fetchAllGroups() async throws(PentadError) {
    // A client that was closed says so, rather than that there is no token.
    _ = try await store.lastEvent()
    try await sync.refresh(isThorough: false)
    try await store.noteRefreshed()
  }

  /// Fetches the groups that the user has left and can join again: ``rejoinGroup(_:)``. One that the user
  /// joins while the server is asked is not among them.
  ///
  /// - Returns: the groups.
  /// - Throws: what the server or the network says; what writing the store throws.
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
  /// - Throws: ``PentadCore/PentadError/Code/notMember`` when there is no such group or the user is not
  ///   in it; what the server or the network says; what writing the store throws.
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

  // MARK: Making and leaving

  /// Makes a group. With a picture, the bytes of a JPEG, PNG, GIF, WebP or HEIC file of at most 50 MB, that is
  /// put on the server first.
  ///
  /// It is not tried again by itself: when nobody knows whether the server made it, the error says so, and
  /// ``fetchAllGroups()`` shows it if it did.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/groupNameRequired``,
  ///   ``PentadCore/PentadError/Code/textTooLong``;
  ///   ``PentadCore/PentadError/Code/pictureTooLarge``, ``PentadCore/PentadError/Code/notAPicture``;
  ///   ``PentadCore/PentadError/Code/deviceVerificationRequired``, as GroupMe's own server says to
  ///   clients of others; what the network says.
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

  /// Deletes a group for all its members; only its owner may. A topic can be deleted by an administrator.
  /// What is stored of it stays, and can be read.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notAllowed`` for anybody else;
  ///   ``PentadCore/PentadError/Code/notMember`` when the user is not in it; what the server or the
  ///   network says; what writing the store throws.
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

  /// Joins a group by the token of its share link.
  ///
  /// - Parameters:
  ///   - shareToken: the last part of the group's share link.
  ///   - answer: the answer to the question that the group asks of those who join, if it asks one; nil
  ///     for none.
  /// - Returns: the group; its membership is pending where an administrator decides first.
  /// - Throws: ``PentadCore/PentadError/Code/notMember`` for a wrong token;
  ///   ``PentadCore/PentadError/Code/deviceVerificationRequired``, as GroupMe's own server says to
  ///   clients of others; what the server or the network says; what writing the store throws.
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

  /// Joins a group again that the user has left.
  ///
  /// - Returns: the group.
  /// - Throws: ``PentadCore/PentadError/Code/notMember`` when the user was never in it; what the server
  ///   or the network says; what writing the store throws.
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
