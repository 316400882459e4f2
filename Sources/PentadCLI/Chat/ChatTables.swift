import ChatKit

/// Rows for tables and CSV.
enum ChatTables {
  static func groups(_ groups: [ChatGroup]) -> Table {
    Table(
      header: ["conversation", "name", "membership"] + stateHeader,
      rows: groups.map { [$0.conversation.text, $0.name, "\($0.membership)"] + cells($0.state) })
  }

  static func chats(_ chats: [DirectChat]) -> Table {
    Table(
      header: ["conversation", "name"] + stateHeader,
      rows: chats.map { [$0.conversation.text, $0.name] + cells($0.state) })
  }

  static func members(_ members: [ChatMember]) -> Table {
    Table(
      header: ["userId", "nickname", "roles", "state"],
      rows: members.map {
        [$0.userId, $0.nickname, $0.roles.joined(separator: " "), "\($0.state)"]
      })
  }

  static func messages(_ messages: [ChatMessage]) -> Table {
    Table(
      header: ["id", "createdAt", "conversation", "name", "text", "attachments", "likes"],
      rows: messages.map { message in
        [
          "\(message.id)", Moment.text(message.createdAt) ?? "", message.conversation.text,
          message.name ?? "", message.text ?? "",
          message.attachments.map(\.word).joined(separator: " "), "\(message.favoritedBy.count)",
        ]
      })
  }

  static func outgoing(_ messages: [OutgoingMessage], _ changes: [RefusedChange]) -> Table {
    let header = ["localId", "conversation", "state", "text", "error"]
    let rows = messages.map { message in
      [
        "\(message.localId)", message.conversation.text, "\(message.state)", message.text ?? "",
        message.failure.map { "\($0)" } ?? "",
      ]
    }
    return Table(
      header: header,
      rows: rows
        + changes.map { change in
          [
            "\(change.localId)", change.conversation.text, "failed", change.change,
            "\(change.error)",
          ]
        })
  }

  private static let stateHeader = ["unread", "lastMessageAt", "lastText"]

  private static func cells(_ state: ConversationState) -> [String] {
    [
      state.unreadCount.map { "\($0)" } ?? "", Moment.text(state.lastMessageAt) ?? "",
      state.preview?.text ?? "",
    ]
  }
}

extension ChatAttachment {
  /// The kind of attachment as a word.
  fileprivate var word: String {
    switch self {
    case .image: "image"
    case .reply: "reply"
    case .mentions: "mentions"
    case .emoji: "emoji"
    case .location: "location"
    case .video: "video"
    case .file: "file"
    case .poll: "poll"
    case .event: "event"
    case .unknown: "other"
    }
  }
}
