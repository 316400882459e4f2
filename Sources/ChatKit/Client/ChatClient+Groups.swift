public import PentadCore

extension ChatClient {
  // MARK: What is stored

  /// The user's groups, the one with the newest message first.
  ///
  /// - Parameter membership: those that the user was in, too, can be read.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_groups`.
  public func groups(
    _ membership: MembershipState = .active
  ) async throws(PentadError) -> [ChatGroup] { try await store.groups(membership) }

  /// A group; nil when nothing is known of it.
  ///
  /// C: `pentad_chat_client_group`.
  public func group(_ id: ChatGroup.ID) async throws(PentadError) -> ChatGroup? {
    try await store.group(id)
  }

  /// The direct chats, the one with the newest message first.
  ///
  /// C: `pentad_chat_client_chats`.
  public func chats() async throws(PentadError) -> [DirectChat] { try await store.chats() }

  /// The members of a group as they are stored; none until ``fetchInformation(forGroup:)`` or a
  /// selection has fetched them.
  ///
  /// C: `pentad_chat_client_members`.
  public func members(of id: ChatGroup.ID) async throws(PentadError) -> [ChatMember] {
    try await store.members(of: id)
  }

  // MARK: What the server has

  /// Fetches the lists of groups and direct chats, and what is new in them.
  ///
  /// - Throws: what the server or the network says; what is stored stays.
  ///
  /// C: `pentad_chat_client_fetch_all_groups`.
  public func fetchAllGroups() async throws(PentadError) {
    try await sync.refresh(isThorough: false)
  }

  /// Fetches the groups that the user has left and can join again.
  ///
  /// C: `pentad_chat_client_fetch_former_groups`.
  public func fetchFormerGroups() async throws(PentadError) -> [ChatGroup] {
    let former = try await api.groupsFormer()
    for wire in former {
      var group = wire
      group.group.membership = .exited
      try await store.save(group: group)
    }
    return former.map(\.group)
  }

  /// Fetches a group and its members.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notMember`` for a group that the user is not in.
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

  /// Makes a group. With a picture, that is put on the server first.
  ///
  /// It is not tried again by itself: when nobody knows whether the server made it, the error says so, and
  /// ``fetchAllGroups()`` shows it if it did.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/groupNameRequired``,
  ///   ``PentadCore/PentadError/Code/textTooLong``;
  ///   ``PentadCore/PentadError/Code/deviceVerificationRequired``, as GroupMe's own server says to
  ///   clients of others.
  ///
  /// C: `pentad_chat_client_create_group`.
  public func createGroup(
    named name: String, description: String? = nil, image: [UInt8]? = nil,
    share: Bool = false
  ) async throws(PentadError) -> ChatGroup {
    var properties = GroupChange(name: name, description: description, isShared: share)
    if let image { properties.imageURL = try await api.uploadImage(image).url }
    return try await joined(try await api.groupsCreate(properties))
  }

  /// Deletes a group for all its members; only its owner may.
  ///
  /// C: `pentad_chat_client_delete_group`.
  public func deleteGroup(_ id: ChatGroup.ID) async throws(PentadError) {
    try await api.groupsDestroy(id)
    try await store.remove(group: id, .deleted)
  }

  /// Joins a group by the token of its share link.
  ///
  /// - Returns: the group; ``ChatGroup/membership`` is pending where an administrator decides first.
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
  /// C: `pentad_chat_client_rejoin_group`.
  public func rejoinGroup(_ id: ChatGroup.ID) async throws(PentadError) -> ChatGroup {
    try await joined(try await api.groupsRejoin(id))
  }

  private func joined(_ wire: WireGroup) async throws(PentadError) -> ChatGroup {
    try await store.save(group: wire)
    return try await store.group(wire.group.id) ?? wire.group
  }
}
