package import PentadCore

/// Read access to the stored conversations and their completeness, for the dump of the command.
extension ChatClient {
  /// Returns every conversation with stored data, including those that no list contains.
  package func conversations() async throws(PentadError) -> [ConversationKey] {
    var keys = Set(try await store.heads().map(\.conversation))
    for state in MembershipState.allCases {
      keys.formUnion(try await store.groups(state).map(\.conversation))
    }
    return Array(keys)
  }

  /// Returns the spans of a conversation: the ranges in which no message is missing. A span that
  /// starts at the id 0 contains the beginning.
  package func spans(in conversation: ConversationKey) async throws(PentadError) -> SpanSet {
    try await store.spans(of: conversation)
  }
}
