public import PentadCore

extension ChatClient {
  /// Leaves a group; ``rejoinGroup(_:)`` comes back. What is stored of it stays, and can be read.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notMember`` when the user is not in it; what the server or
  ///   the network says; what writing the store throws.
  ///
  /// C: `pentad_chat_client_leave_group`.
  public func leaveGroup(_ id: ChatGroup.ID) async throws(PentadError) {
    var own = try await store.members(of: id).first { $0.userId == userId }
    if own?.membershipId == nil {
      try await sync.group(id)
      own = try await store.members(of: id).first { $0.userId == userId }
    }
    guard let membership = own?.membershipId else {
      throw PentadError(.notMember, "the user is not in the group")
    }
    try await api.membersRemove(membership, from: id)
    try await store.remove(group: id, .left)
  }

  /// Adds people to a group, and waits for what becomes of them: about a minute at most, for the server adds
  /// them when it can.
  ///
  /// It is not tried again by itself. Whoever cannot be added is left out, without the server's reason. When
  /// the server has forgotten the result, those of the people are returned that were named by their user's
  /// id and are in the group now.
  ///
  /// - Returns: those who were added.
  /// - Throws: ``PentadCore/PentadError/Code/resultsNotReady`` after a minute: they come with a later
  ///   synchronisation; ``PentadCore/PentadError/Code/deviceVerificationRequired``; what the server or the
  ///   network says.
  ///
  /// C: `pentad_chat_client_add_members`.
  public func addNewMembers(
    _ people: [MemberInvitation], to id: ChatGroup.ID
  ) async throws(PentadError) -> [ChatMember] {
    guard !people.isEmpty else { return [] }
    return try await adding.add(people, to: id)
  }

  /// Removes somebody from a group, when the server can be reached. The member is shown until then.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when nobody of the id is known in the group; what
  ///   writing the store throws.
  ///
  /// C: `pentad_chat_client_remove_member`.
  public func removeMember(
    _ memberId: ChatMember.ID, from id: ChatGroup.ID
  ) async throws(PentadError) {
    let member = try await store.members(of: id).first { $0.userId == memberId }
    guard let membership = member?.membershipId else {
      throw PentadError(.notFound, "nobody of that id is known in the group: fetch it first")
    }
    try await append(.removeMember(id, membership: membership))
  }

  /// Gives the group another name, when the server can be reached; nothing else of it changes. Otherwise as
  /// ``changeGroup(_:_:)``.
  ///
  /// C: `pentad_chat_client_change_group`.
  public func changeGroupName(_ name: String, for id: ChatGroup.ID) async throws(PentadError) {
    try await changeGroup(id, GroupChange(name: name))
  }

  /// Gives the group another picture: puts it on the server now, and the rest when that can be reached.
  ///
  /// - Parameter image: the bytes of a JPEG, PNG, GIF, WebP or HEIC file, at most 50 MB.
  /// - Throws: ``PentadCore/PentadError/Code/pictureTooLarge``;
  ///   ``PentadCore/PentadError/Code/notAPicture``; what the server or the network says; what writing the
  ///   store throws.
  ///
  /// C: `pentad_chat_client_change_group_avatar`.
  public func changeGroupAvatar(
    _ image: [UInt8], for id: ChatGroup.ID
  ) async throws(PentadError) {
    let type = try PictureType.checked(image)
    let url = try await api.uploadImage(image, type: type.rawValue).url
    try await changeGroup(id, GroupChange(imageURL: url))
  }

  /// Changes properties of a group, when the server can be reached. Its name, description, picture and kind
  /// show at once. What is not sent yet is sent together with a later change.
  ///
  /// A name has 1 to 140 characters, a description at most 255.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/groupNameRequired``,
  ///   ``PentadCore/PentadError/Code/textTooLong``; what writing the store throws.
  ///
  /// C: `pentad_chat_client_change_group`.
  public func changeGroup(_ id: ChatGroup.ID, _ change: GroupChange) async throws(PentadError) {
    guard !change.isEmpty else { return }
    if let name = change.name {
      guard !name.isEmpty else { throw PentadError(.groupNameRequired, "a group has a name") }
      guard name.count <= 140 else {
        throw PentadError(.textTooLong, "the name has more than 140 characters")
      }
    }
    if let description = change.description, description.count > 255 {
      throw PentadError(.textTooLong, "the description has more than 255 characters")
    }
    try await append(.update(id, change))
  }

  /// Gives the user another name in a group, when the server can be reached. It shows at once.
  ///
  /// - Parameter nickname: the name, of 1 to 50 characters.
  /// - Throws: ``PentadCore/PentadError/Code/textTooLong`` for a name of another length; what writing the
  ///   store throws.
  ///
  /// C: `pentad_chat_client_set_nickname`.
  public func setNickname(_ nickname: String, in id: ChatGroup.ID) async throws(PentadError) {
    guard (1...50).contains(nickname.count) else {
      throw PentadError(.textTooLong, "a name has 1 to 50 characters")
    }
    try await append(.nickname(id, nickname))
  }

  /// Notes what the server is to be told, and has it told.
  func append(_ operation: ChatOperation) async throws(PentadError) {
    try await store.append(operation)
    sender.wake()
  }
}
