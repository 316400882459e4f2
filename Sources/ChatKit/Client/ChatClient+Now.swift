package import PentadCore

/// Blocking access to the store, for callers that are not tasks, such as the C interface. Each
/// method does the same and throws the same as the one without `Now`, but blocks the calling
/// thread. It takes microseconds and does not switch threads; a write waits for the writes in
/// progress.
extension ChatClient {
  package func accountNow() throws(PentadError) -> ChatUser? { try store.accountNow() }

  package func groupsNow(_ membership: MembershipState) throws(PentadError) -> [ChatGroup] {
    try store.groupsNow(membership)
  }

  package func groupNow(_ id: ChatGroup.ID) throws(PentadError) -> ChatGroup? {
    try store.groupNow(id)
  }

  package func chatsNow() throws(PentadError) -> [DirectChat] { try store.chatsNow() }

  package func membersNow(of id: ChatGroup.ID) throws(PentadError) -> [ChatMember] {
    try store.membersNow(of: id)
  }

  package func messagesNow(
    in conversation: ConversationKey, before id: MessageID?, limit: Int
  ) throws(PentadError) -> [ChatMessage] {
    try store.messagesNow(in: conversation, before: id, limit: Self.page(limit))
  }

  package func messagesNow(
    in conversation: ConversationKey, after id: MessageID, limit: Int
  ) throws(PentadError) -> [ChatMessage] {
    try store.messagesNow(in: conversation, after: id, limit: Self.page(limit))
  }

  package func messageNow(_ id: MessageID) throws(PentadError) -> ChatMessage? {
    try store.messageNow(id)
  }

  package func gapsNow(in conversation: ConversationKey) throws(PentadError) -> [MessageGap] {
    try store.gapsNow(in: conversation)
  }

  package func pinnedNow(in conversation: ConversationKey) throws(PentadError) -> [ChatMessage] {
    try store.pinnedNow(in: conversation)
  }

  package func outgoingNow(
    in conversation: ConversationKey?
  ) throws(PentadError) -> [OutgoingMessage] { try store.outgoingNow(in: conversation) }

  package func readEventsNow(
    after number: UInt64, limit: Int
  ) throws(PentadError) -> [Published<ChatEvent>] {
    try store.readEventsNow(after: number, limit: limit)
  }

  package func lastEventNow() throws(PentadError) -> UInt64 { try store.lastEventNow() }

  package func setDraftNow(
    _ text: String?, in conversation: ConversationKey
  ) throws(PentadError) { try store.setDraftNow(text, in: conversation) }
}
