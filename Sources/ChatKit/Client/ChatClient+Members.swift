public import PentadCore

extension ChatClient {
  /// Leaves a group; ``rejoinGroup(_:)`` undoes it. Its stored messages are kept and can be read.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notMember`` when the user is not in it; network and
  ///   server errors; store write errors.
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

  /// Adds people to a group and waits for the result, at most about a minute: the server adds them
  /// asynchronously.
  ///
  /// The request is never retried automatically. People who cannot be added are missing from the
  /// result; the server gives no reason. If the server no longer has the result, this returns those
  /// invited by user id who are members of the group now.
  ///
  /// - Returns: the members who were added.
  /// - Throws: ``PentadCore/PentadError/Code/resultsNotReady`` after a minute: a later
  ///   synchronisation fetches the result;
  ///   ``PentadCore/PentadError/Code/deviceVerificationRequired``; network and server errors.
  ///
  /// C: `pentad_chat_client_add_members`.
  public func addNewMembers(
    _ people: [MemberInvitation], to id: ChatGroup.ID
  ) async throws(PentadError) -> [ChatMember] {
    guard !people.isEmpty else { return [] }
    return try await adding.add(people, to: id)
  }

  /// Removes a member from a group as soon as the server can be reached. Until then the member
  /// stays in the list.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when the group has no known member with
  ///   this id; store write errors.
  ///
  /// C: `pentad_chat_client_remove_member`.
  public func removeMember(
    _ memberId: ChatMember.ID, from id: ChatGroup.ID
  ) async throws(PentadError) {
    let member = try await store.members(of: id).first { $0.userId == memberId }
    guard let membership = member?.membershipId else {
      throw PentadError(.notFound, "no member with this id is known in the group: fetch it first")
    }
    try await append(.removeMember(id, membership: membership))
  }

  /// Renames a group as soon as the server can be reached. No other property changes. Otherwise
  /// like ``changeGroup(_:_:)``.
  ///
  /// C: `pentad_chat_client_change_group`.
  public func changeGroupName(_ name: String, for id: ChatGroup.ID) async throws(PentadError) {
    try await changeGroup(id, GroupChange(name: name))
  }

  /// Changes the picture of a group. The picture is uploaded now, and the group is changed as soon
  /// as the server can be reached.
  ///
  /// - Parameter image: the bytes of a JPEG, PNG, GIF, WebP or HEIC file, at most 50 MB.
  /// - Throws: ``PentadCore/PentadError/Code/pictureTooLarge``;
  ///   ``PentadCore/PentadError/Code/notAPicture``; network and server errors; store write errors.
  ///
  /// C: `pentad_chat_client_change_group_avatar`.
  public func changeGroupAvatar(
    _ image: [UInt8], for id: ChatGroup.ID
  ) async throws(PentadError) {
    let type = try PictureType.checked(image)
    let url = try await api.uploadImage(image, type: type.rawValue).url
    try await changeGroup(id, GroupChange(imageURL: url))
  }

  /// Changes properties of a group as soon as the server can be reached. The name, description,
  /// picture and kind are visible at once. Changes that are not sent yet are merged with a later
  /// change.
  ///
  /// A name has 1 to 140 characters, a description at most 255.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/groupNameRequired``,
  ///   ``PentadCore/PentadError/Code/textTooLong``; store write errors.
  ///
  /// C: `pentad_chat_client_change_group`.
  public func changeGroup(_ id: ChatGroup.ID, _ change: GroupChange) async throws(PentadError) {
    guard !change.isEmpty else { return }
    if let name = change.name {
      guard !name.isEmpty else { throw PentadError(.groupNameRequired, "a group needs a name") }
      guard name.count <= 140 else {
        throw PentadError(.textTooLong, "the name has more than 140 characters")
      }
    }
    if let description = change.description, description.count > 255 {
      throw PentadError(.textTooLong, "the description has more than 255 characters")
    }
    try await append(.update(id, change))
  }

  /// Changes the user's nickname in a group as soon as the server can be reached. It is visible at
  /// once.
  ///
  /// - Parameter nickname: the nickname, of 1 to 50 characters.
  /// - Throws: ``PentadCore/PentadError/Code/textTooLong`` for a nickname of another length; store
  ///   write errors.
  ///
  /// C: `pentad_chat_client_set_nickname`.
  public func setNickname(_ nickname: String, in id: ChatGroup.ID) async throws(PentadError) {
    guard (1...50).contains(nickname.count) else {
      throw PentadError(.textTooLong, "a name must have 1 to 50 characters")
    }
    try await append(.nickname(id, nickname))
  }

  /// Adds a change to the outbox and wakes the sender.
  func append(_ operation: ChatOperation) async throws(PentadError) {
    try await store.append(operation)
    sender.wake()
  }
}
