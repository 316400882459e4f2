import PentadCore

/// Where messages stand: a group, or two people.
enum GroupMeConversation: Sendable, Hashable {
  case group(String)
  /// The smaller user id first.
  case direct(Int, Int)

  /// The conversation of two people; nil for what are no user ids.
  init?(_ one: String, _ other: String) {
    guard let one = Int(one), let other = Int(other) else { return nil }
    self = .direct(min(one, other), max(one, other))
  }

  /// Reads ``id``. A web client's `101%2B102` has been decoded by then.
  init?(id: String) {
    let parts = id.split(whereSeparator: { $0 == "+" || $0 == " " || $0 == "_" }).map(String.init)
    switch parts.count {
    case 1 where Int(id) != nil: self = .group(id)
    case 2: self.init(parts[0], parts[1])
    default: return nil
    }
  }

  /// `123`, or `101+102`.
  var id: String {
    switch self {
    case .group(let id): id
    case .direct(let low, let high): "\(low)+\(high)"
    }
  }

  /// The channel of those who look at it: `/group/123`, or `/direct_message/101_102`.
  var channel: String {
    switch self {
    case .group(let id): "/group/\(id)"
    case .direct(let low, let high): "/direct_message/\(low)_\(high)"
    }
  }

  /// The other of two people; nil in a group, or of somebody who is neither.
  func other(than user: String) -> String? {
    guard case .direct(let low, let high) = self else { return nil }
    if user == "\(low)" { return "\(high)" }
    return user == "\(high)" ? "\(low)" : nil
  }
}
