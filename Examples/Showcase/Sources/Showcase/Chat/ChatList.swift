import ChatKit
import PentadCore

extension ChatScreens {
  /// The groups and direct chats.
  func list(_ client: ChatClient, _ request: PageRequest) async throws(PentadError) -> Page {
    let outgoing = try await client.outgoing()
    let isAccepted = client.connection != .authRequired
    let content = ChatList(
      name: try await client.account()?.name ?? client.userId, groups: try await client.groups(),
      chats: try await client.chats(), outgoing: outgoing,
      refused: try await client.refusedChanges(), needsToken: !isAccepted,
      now: time.date())
    var page = Page(
      "Chat", area: .chat, template: "Chat/list", content: content,
      freshness: session.freshness(client))
    page.script = "live.js"
    return page
  }
}

/// The groups and direct chats, ready for their template.
struct ChatList: Sendable {
  struct Row: Sendable {
    let key: String
    let name: String
    let face: Face
    let address: String
    let preview: String?
    let when: Moment?
    /// `17:04` of today, else the date.
    let brief: String?
    /// `3`; nil if there are none, or the number is unknown.
    let unread: String?
    /// `1 not sent yet`, `1 not sent`.
    let waiting: String?
    /// The announcement while the page is open.
    let said: String?
  }

  struct Refused: Sendable {
    let text: String
    let address: String
    let id: Int64
  }

  let name: String
  let groups: [Row]
  let hasGroups: Bool
  let chats: [Row]
  let hasChats: Bool
  let refused: [Refused]
  let hasRefused: Bool
  let needsToken: Bool

  init(
    name: String, groups: [ChatGroup], chats: [DirectChat], outgoing: [OutgoingMessage],
    refused: [RefusedChange], needsToken: Bool, now: Int64
  ) {
    self.name = name
    self.groups = groups.map { Row($0.conversation, $0.name, $0.state, outgoing, now: now) }
    hasGroups = !groups.isEmpty
    self.chats = chats.map { Row($0.conversation, $0.name, $0.state, outgoing, now: now) }
    hasChats = !chats.isEmpty
    self.refused = refused.map { change in
      Refused(
        text: change.words, address: Address("/chat/changes").appending("\(change.id)").description,
        id: change.id)
    }
    hasRefused = !refused.isEmpty
    self.needsToken = needsToken
  }
}

extension ChatList.Row {
  init(
    _ conversation: ConversationKey, _ name: String, _ state: ConversationState,
    _ outgoing: [OutgoingMessage], now: Int64
  ) {
    let own = outgoing.filter { $0.conversation == conversation }
    let failed = own.count { $0.state == .failed }
    let preview = state.preview.map { preview in
      let text = preview.text ?? (preview.hasAttachments ? "Picture" : "")
      return (preview.name.map { "\($0): " } ?? "") + text
    }
    let unread = state.unreadCount.flatMap { $0 > 0 ? "\($0)" : nil }
    self.init(
      key: conversation.text, name: name, face: Face(id: conversation.text),
      address: ChatScreens.address(of: conversation).description, preview: preview,
      when: state.lastMessageAt.map { Moment($0) },
      brief: state.lastMessageAt.map { Moment($0).brief(now: now) }, unread: unread,
      waiting: own.isEmpty
        ? nil : failed > 0 ? "\(failed) not sent" : "\(own.count) not sent yet",
      said: unread.map { "\(name): \($0) unread" })
  }
}
