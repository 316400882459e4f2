import ChatKit
import Foundation
import PentadCore

extension ChatScreens {
  /// The number of messages of a page.
  static let pageSize = 30

  /// A conversation: its newest messages and those on their way, or older ones.
  func conversation(
    _ client: ChatClient, _ key: ConversationKey, _ request: PageRequest
  ) async throws(PentadError) -> Page {
    let head = try await head(of: key, client)
    // A script that looks again wants what is stored, at once.
    let isLive = request.query["live"] != nil
    let before = request.query["before"].flatMap { MessageID($0) }
    var problem: PentadError?
    var items: [TimelineItem]
    if let before {
      let limit = Self.pageSize
      let outcome = await patience.outcome { () async throws(PentadError) in
        try await client.fetchMessages(in: key, before: before, limit: limit)
      }
      if case .failure(let error)? = outcome { problem = error }
      if outcome == nil { problem = .notYet }
      items = try await client.messages(in: key, before: before, limit: limit)
        .map(TimelineItem.message)
    } else {
      if !isLive {
        let outcome = await patience.outcome { () async throws(PentadError) in
          try await client.select(key)
        }
        if case .success? = outcome { session.noteHeard() }
        if case .failure(let error)? = outcome, client.connection.isHearing { problem = error }
      }
      items = await newest(client, key)
      // A push arrives before the server has reported the messages behind it.
      if isLive, client.connection.isHearing, try await !client.gaps(in: key).isEmpty {
        await patience.wait { try? await client.catchUp(key) }
        items = await newest(client, key)
      }
    }
    let names = try await names(client, key)
    let writer = MessageWriter(
      key: key, userId: client.userId, names: names, before: before, isOwnServer: pictures.isOwn)
    let runs = MessageRuns(zone: .current, now: time.date())
    let content = ConversationPage(
      rows: runs.arranged(writer.rows(items, gaps: try await client.gaps(in: key))), head: head,
      key: key,
      older: items.count < Self.pageSize ? nil : items.first?.messageId, isNewest: before == nil)
    var page = Page(
      head.name, area: .chat, template: "Chat/conversation", content: content,
      freshness: session.freshness(client, problem: problem))
    page.back = Page.Back("Chat", Area.chat.address)
    page.style = "conversation"
    page.script = before == nil ? "live.js" : nil
    return page
  }

  /// The newest messages and those on their way, as one list in which a message keeps its place.
  private func newest(_ client: ChatClient, _ key: ConversationKey) async -> [TimelineItem] {
    for await update in client.observeMessages(in: key, limit: Self.pageSize) {
      return update.items
    }
    return []
  }

  /// The head of a conversation.
  struct Head: Sendable {
    let name: String
    let about: String?
    let unread: Int
    let isGroup: Bool
    /// Why nothing can be written; nil when something can.
    let closed: String?
  }

  func head(
    of key: ConversationKey, _ client: ChatClient
  ) async throws(PentadError) -> Head {
    if let id = key.groupId {
      guard let group = try await client.group(id) else {
        throw PentadError(.notFound, "this group does not exist, or you are not a member")
      }
      return Head(
        name: group.name, about: group.description, unread: group.state.unreadCount ?? 0,
        isGroup: true,
        closed: group.membership == .active ? nil : "You are no longer in this group.")
    }
    guard let chat = try await client.chats().first(where: { $0.conversation == key }) else {
      throw PentadError(.notFound, "this chat does not exist")
    }
    return Head(
      name: chat.name, about: nil, unread: chat.state.unreadCount ?? 0, isGroup: false, closed: nil)
  }

  /// Returns the names of the people in a conversation, by their ids.
  func names(
    _ client: ChatClient, _ key: ConversationKey
  ) async throws(PentadError) -> [String: String] {
    var names = [client.userId: "You"]
    if let id = key.groupId {
      for member in try await client.members(of: id) where member.userId != client.userId {
        names[member.userId] = member.nickname
      }
    } else {
      for chat in try await client.chats() where chat.conversation == key {
        names[chat.otherUserId] = chat.name
      }
    }
    return names
  }
}

extension TimelineItem {
  /// The id of a message that the server has.
  var messageId: MessageID? {
    if case .message(let message) = self { message.id } else { nil }
  }
}
