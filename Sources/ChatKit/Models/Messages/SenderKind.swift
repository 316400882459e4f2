/// What wrote a message.
public enum SenderKind: Hashable, Sendable {
  /// A person.
  case user
  /// A program.
  case bot
  /// GroupMe itself, about the group.
  case system
  /// Something else, in the server's word.
  case other(String)
}

extension SenderKind: RawRepresentable {
  /// The kind of the server's word.
  public init(rawValue: String) {
    switch rawValue {
    case "user": self = .user
    case "bot": self = .bot
    case "system": self = .system
    default: self = .other(rawValue)
    }
  }

  /// The server's word.
  public var rawValue: String {
    switch self {
    case .user: "user"
    case .bot: "bot"
    case .system: "system"
    case .other(let word): word
    }
  }
}
