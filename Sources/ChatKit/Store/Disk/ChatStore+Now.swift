import GRDB
import PentadCore
import PentadStorage

/// Blocking reads and writes for callers that are not tasks. Each method blocks the calling thread,
/// and does the same as the one without `Now`.
extension ChatStore {
  func messagesNow(
    in key: ConversationKey, before id: MessageID? = nil, limit: Int
  ) throws(PentadError) -> [ChatMessage] {
    try readNow { try $0.messages(in: key, before: id, limit: limit) }
  }

  func messagesNow(
    in key: ConversationKey, after id: MessageID, limit: Int
  ) throws(PentadError) -> [ChatMessage] {
    try readNow { try $0.messages(in: key, after: id, limit: limit) }
  }

  func messageNow(_ id: MessageID) throws(PentadError) -> ChatMessage? {
    try readNow { try $0.messages(CollectionOfOne(id)).first }
  }

  func pinnedNow(in key: ConversationKey) throws(PentadError) -> [ChatMessage] {
    try readNow { try $0.pinned(in: key) }
  }

  func gapsNow(in key: ConversationKey) throws(PentadError) -> [MessageGap] {
    try readNow { try $0.spans(of: key).gaps }
  }

  func groupsNow(_ membership: MembershipState) throws(PentadError) -> [ChatGroup] {
    try readNow { try $0.groups(membership) }
  }

  func topicsNow(of id: ChatGroup.ID) throws(PentadError) -> [ChatGroup] {
    try readNow { try $0.topics(of: id) }
  }

  func groupNow(_ id: ChatGroup.ID) throws(PentadError) -> ChatGroup? {
    try readNow { try $0.shownGroup(id) }
  }

  func chatsNow() throws(PentadError) -> [DirectChat] { try readNow { try $0.chats() } }

  func membersNow(of id: ChatGroup.ID) throws(PentadError) -> [ChatMember] {
    try readNow { try $0.shownMembers(of: id) }
  }

  func accountNow() throws(PentadError) -> ChatUser? { try readNow { try $0.account() } }

  func outgoingNow(in key: ConversationKey?) throws(PentadError) -> [OutgoingMessage] {
    try readNow { try $0.outgoing(in: key, outbox, staging) }
  }

  func readEventsNow(
    after number: UInt64, limit: Int
  ) throws(PentadError) -> [Published<ChatEvent>] {
    try hub.readNow(after: number, limit: limit)
  }

  func lastEventNow() throws(PentadError) -> UInt64 { try hub.lastNow() }

  func setDraftNow(_ text: String?, in key: ConversationKey) throws(PentadError) {
    try writeNow { try $0.set(draft: text, in: key) }
  }
}
