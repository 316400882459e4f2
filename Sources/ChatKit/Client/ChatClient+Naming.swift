public import PentadCore

extension ChatClient {
  /// Returns the only conversation with a name. A name is either a key such as `g:123` or
  /// `d:101+102`, if the conversation has stored data, or the title of a conversation. The title is
  /// the name of a group, of a topic, or of the other user of a direct chat. Case is ignored, but
  /// an exact match has priority.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when no conversation has the name;
  ///   ``PentadCore/PentadError/Code/conflict`` when several have it, with their keys; store read
  ///   errors.
  ///
  /// C: `pentad_chat_client_conversation_named`.
  public func conversation(named name: String) async throws(PentadError) -> ConversationKey {
    if let key = ConversationKey(text: name) {
      guard try await isKnown(key) else {
        throw PentadError(.notFound, "there is no conversation \(name) in the store")
      }
      return key
    }
    var named: [(name: String, key: ConversationKey)] = []
    for group in try await store.groups() { named.append((group.name, group.conversation)) }
    for chat in try await store.chats() { named.append((chat.name, chat.conversation)) }
    let alike = named.filter { $0.name.lowercased() == name.lowercased() }
    let same = alike.filter { $0.name == name }
    let found = same.isEmpty ? alike : same
    guard let first = found.first else {
      throw PentadError(
        .notFound, "no conversation is called \(name): write its name, or g:123 or d:101+102")
    }
    guard found.count == 1 else {
      let keys = found.map(\.key.text).joined(separator: ", ")
      throw PentadError(.conflict, "several conversations are called \(name): write one of \(keys)")
    }
    return first.key
  }

  /// Returns true if the conversation has stored data, or is a direct chat with another user.
  private func isKnown(_ key: ConversationKey) async throws(PentadError) -> Bool {
    if key.other(than: userId) != nil { return true }
    return try await conversations().contains(key)
  }
}
