/// A channel of the push service.
public enum PushChannel: Hashable, Sendable {
  /// A user's own channel: messages of all groups and direct chats, likes of own messages, new
  /// memberships.
  case user(String)
  /// A conversation's channel: typing notices, edits, deletions, likes, read receipts.
  case conversation(ConversationKey)
  /// A channel of an unknown kind, with its path.
  case other(String)

  /// Parses a ``path``.
  public init(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, !parts[2].isEmpty else {
      self = .other(path)
      return
    }
    switch parts[1] {
    case "user": self = .user(String(parts[2]))
    case "group": self = .conversation(.group(String(parts[2])))
    case "direct_message":
      self = ConversationKey(directId: parts[2]).map(Self.conversation) ?? .other(path)
    default: self = .other(path)
    }
  }

  /// The name at the service: `/user/101`, `/group/123`, `/direct_message/101_102`.
  public var path: String {
    switch self {
    case .user(let id): "/user/" + id
    case .conversation(.group(let id)): "/group/" + id
    case .conversation(.direct(let users)): "/direct_message/\(users.lesser)_\(users.greater)"
    case .other(let path): path
    }
  }

  /// The conversation of the channel; nil for other channels.
  public var conversation: ConversationKey? {
    if case .conversation(let key) = self { key } else { nil }
  }
}

extension PushChannel: CustomStringConvertible {
  /// The same as ``path``.
  public var description: String { path }
}
