/// Who may post in a group and who may join it.
public enum GroupKind: Hashable, Sendable {
  /// The usual one: members add members (`private`).
  case open
  /// Only administrators add members (`closed`).
  case closed
  /// Only administrators post (`announcement`).
  case announcement
  /// Another, in the server's word.
  case other(String)
}

extension GroupKind: RawRepresentable {
  /// The kind of the server's word.
  public init(rawValue: String) {
    switch rawValue {
    case "private": self = .open
    case "closed": self = .closed
    case "announcement": self = .announcement
    default: self = .other(rawValue)
    }
  }

  /// The server's word.
  public var rawValue: String {
    switch self {
    case .open: "private"
    case .closed: "closed"
    case .announcement: "announcement"
    case .other(let word): word
    }
  }
}
