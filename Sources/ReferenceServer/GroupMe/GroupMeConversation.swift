import PentadCore

/// A conversation: a group, or two people.
enum GroupMeConversation: Sendable, Hashable {
  case group(String)
  /// Two people; the smaller user id is first.
  case direct(Int, Int)

  /// Creates the conversation of two people; nil for invalid user ids.
  init?(_ one: String, _ other: String) {
    guard let one = Int(one), let other = Int(other) else { return nil }
    self = .direct(min(one, other), max(one, other))
  }

  /// Parses ``id``. A web client's `101%2B102` is already decoded.
  init?(id: String) {
    let parts = id.split(whereSeparator: { $0 == "+" || $0 == " " || $0 == "_" }).map(String.init)
    switch parts.count {
    case 1 where Int(id) != nil: self = .group(id)
    case 2: self.init(parts[0], parts[1])
    default: return nil
    }
  }

  /// The id: `123`, or `101+102`.
  var id: String {
    switch self {
    case .group(let id): id
    case .direct(let low, let high): "\(low)+\(high)"
    }
  }

  /// The channel of clients that show the conversation: `/group/123`, or `/direct_message/101_102`.
  var channel: String {
    switch self {
    case .group(let id): "/group/\(id)"
    case .direct(let low, let high): "/direct_message/\(low)_\(high)"
    }
  }

  /// Returns the other of two people; nil in a group, or for a third person.
  func other(than user: String) -> String? {
    guard case .direct(let low, let high) = self else { return nil }
    if user == "\(low)" { return "\(high)" }
    return user == "\(high)" ? "\(low)" : nil
  }
}
