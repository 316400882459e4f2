public import PentadCore

/// Topics of groups: separate conversations with the members of their group. Each topic is a
/// ``ChatGroup`` with a ``ChatGroup/parentId``. Methods that read, send to, select, mute, rename or
/// delete a group accept a topic, too.
extension ChatClient {
  /// Returns the stored topics of a group, those with the newest messages first. A topic is a group
  /// with the id of its parent; every function for a group's messages takes a topic's id, too.
  ///
  /// - Returns: the topics.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_chat_client_topics`.
  public func topics(of group: ChatGroup.ID) async throws(PentadError) -> [ChatGroup] {
    try await store.topics(of: group)
  }

  /// Fetches the topics of a group. ``synchronise()`` does it for all groups.
  ///
  /// - Returns: the topics.
  /// - Throws: network and server errors; store write errors.
  ///
  /// C: `pentad_chat_client_fetch_topics`.
  @discardableResult
  public func fetchTopics(of group: ChatGroup.ID) async throws(PentadError) -> [ChatGroup] {
    try await sync.topics(of: group)
    return try await store.topics(of: group)
  }

  /// Creates a topic in a group; only an administrator may do this.
  ///
  /// The request is never retried automatically. If its outcome is unknown, the error reports that,
  /// and ``fetchTopics(of:)`` shows the topic if the server created it.
  ///
  /// - Parameters:
  ///   - name: the name, of 1 to 140 characters.
  ///   - description: the description, of at most 255 characters; nil for none.
  ///   - isAnnouncement: true if only administrators may write in it.
  /// - Throws: ``PentadCore/PentadError/Code/groupNameRequired``;
  ///   ``PentadCore/PentadError/Code/textTooLong``; ``PentadCore/PentadError/Code/notAllowed``;
  ///   network and server errors.
  ///
  /// C: `pentad_chat_client_create_topic`.
  public func createTopic(
    in group: ChatGroup.ID, named name: String, description: String? = nil,
    isAnnouncement: Bool = false
  ) async throws(PentadError) -> ChatGroup {
    guard !name.isEmpty else { throw PentadError(.groupNameRequired, "a topic needs a name") }
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
