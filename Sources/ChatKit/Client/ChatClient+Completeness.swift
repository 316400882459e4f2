package import PentadCore

/// What is stored and how completely, for the command's dump.
extension ChatClient {
  /// Every conversation of which something is stored, whether a list has told of it or not.
  package func conversations() async throws(PentadError) -> [ConversationKey] {
    var keys = Set(try await store.heads().map(\.conversation))
    for state in MembershipState.allCases {
      keys.formUnion(try await store.groups(state).map(\.conversation))
    }
    return Array(keys)
  }

  /// The parts of a conversation in which no message is missing. One from the id 0 holds the beginning.
  package func spans(in conversation: ConversationKey) async throws(PentadError) -> SpanSet {
    try await store.spans(of: conversation)
  }
}
