/// The rule for posting in a group and for joining it.
public enum GroupKind: Hashable, Sendable {
  /// The default: members may add members (`private`).
  case open
  /// Only administrators may add members (`closed`).
  case closed
  /// Only administrators may post (`announcement`).
  case announcement
  /// Another kind, with the server's value.
  case other(String)
}

extension GroupKind: RawRepresentable {
  /// Creates the kind from the server's value.
  public init(rawValue: String) {
    switch rawValue {
    case "private": self = .open
    case "closed": self = .closed
    case "announcement": self = .announcement
    default: self = .other(rawValue)
    }
  }

  /// The server's value.
  public var rawValue: String {
    switch self {
    case .open: "private"
    case .closed: "closed"
    case .announcement: "announcement"
    case .other(let word): word
    }
  }
}
