public import PentadCore

/// Topics of groups: conversations of their own, with the members of their group. Each is a ``ChatGroup`` with
/// ``ChatGroup/parentId``; what is read, sent, selected, muted, renamed and deleted of groups is of topics, too.
extension ChatClient {
  /// The stored topics of a group, the one with the newest message first. A topic is a group with
  /// the id of its parent; every function for a group's messages takes a topic's id, too.
  ///
  /// - Returns: the topics.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_chat_client_topics`.
  public func topics(of group: ChatGroup.ID) async throws(PentadError) -> [ChatGroup] {
    try await store.topics(of: group)
  }

  /// Fetches the topics of a group. ``synchronise()`` does it for all groups.
  ///
  /// - Returns: the topics.
  /// - Throws: what the server or the network says; what writing the store throws.
  ///
  /// C: `pentad_chat_client_fetch_topics`.
  @discardableResult
  public func fetchTopics(of group: ChatGroup.ID) async throws(PentadError) -> [ChatGroup] {
    try await sync.topics(of: group)
    return try await store.topics(of: group)
  }

  /// Makes a topic in a group; only an administrator may.
  ///
  /// It is not tried again by itself: when nobody knows whether the server made it, the error says so, and
  /// ``fetchTopics(of:)`` shows it if it did.
  ///
  /// - Parameters:
  ///   - name: 1 to 140 characters.
  ///   - description: at most 255 characters.
  ///   - isAnnouncement: whether administrators alone may write in it.
  /// - Throws: ``PentadCore/PentadError/Code/groupNameRequired``;
  ///   ``PentadCore/PentadError/Code/textTooLong``; ``PentadCore/PentadError/Code/notAllowed``; what the server
  ///   or the network says.
  ///
  /// C: `pentad_chat_client_create_topic`.
  public func createTopic(
    in group: ChatGroup.ID, named name: String, description: String? = nil,
    isAnnouncement: Bool = false
  ) async throws(PentadError) -> ChatGroup {
    guard !name.isEmpty else { throw PentadError(.groupNameRequired, "a topic has a name") }
    let properties = GroupChange(
      name: name, description: description, kind: isAnnouncement ? .announcement : .open)
    let made = try await api.subgroupsCreate(properties, in: group)
    try await store.save(group: made)
    return try await store.group(made.group.id) ?? made.group
  }

  package func topicsNow(of group: ChatGroup.ID) throws(PentadError) -> [ChatGroup] {
    try store.topicsNow(of: group)
  }
}
