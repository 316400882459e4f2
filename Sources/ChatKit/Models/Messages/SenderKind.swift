/// The kind of author of a message.
public enum SenderKind: Hashable, Sendable {
  /// A person.
  case user
  /// A program.
  case bot
  /// GroupMe itself, with news about the group.
  case system
  /// Another kind, with the server's value.
  case other(String)
}

extension SenderKind: RawRepresentable {
  /// Creates the kind from the server's value.
  public init(rawValue: String) {
    switch rawValue {
    case "user": self = .user
    case "bot": self = .bot
    case "system": self = .system
    default: self = .other(rawValue)
    }
  }

  /// The server's value.
  public var rawValue: String {
    switch self {
    case .user: "user"
    case .bot: "bot"
    case .system: "system"
    case .other(let word): word
    }
  }
}
