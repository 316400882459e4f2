/// The key of a conversation: a group's, or that of two users.
///
/// A topic of a group is a group of its own, with ``ChatGroup/parentId``.
public enum ConversationKey: Hashable, Sendable {
  /// The conversation of a group, by the group's id.
  case group(String)
  /// The conversation of two users. Use ``direct(between:and:)`` to create it.
  case direct(Users)

  /// The two users of a conversation, sorted, so that the conversation has only one key.
  public struct Users: Hashable, Sendable {
    /// The user whose id sorts first. Numeric ids are sorted by value. Other ids are sorted by
    /// their bytes and come after the numeric ones.
    public let lesser: String
    /// The other user's id; the same id for a chat with oneself.
    public let greater: String

    fileprivate init(_ one: String, _ other: String) {
      (lesser, greater) = precedes(one, other) ? (one, other) : (other, one)
    }
  }

  /// Returns the conversation of two users, in either order.
  ///
  /// C: `pentad_chat_conversation_between`.
  public static func direct(between one: String, and other: String) -> ConversationKey {
    .direct(Users(one, other))
  }

  /// Parses a key written by ``text``; nil for any other text. The users of `d:` may be in either
  /// order.
  public init?(text: some StringProtocol) {
    let id = String(text.dropFirst(2))
    guard !id.isEmpty else { return nil }
    switch text.prefix(2) {
    case "g:" where !id.contains("+"): self = .group(id)
    case "d:":
      guard let key = Self(directId: id) else { return nil }
      self = key
    default: return nil
    }
  }

  /// Parses the id of a direct conversation in GroupMe's form, `1+2` or `1_2`; nil for any other
  /// text.
  public init?(directId: some StringProtocol) {
    let ids = directId.split(omittingEmptySubsequences: false) { $0 == "+" || $0 == "_" }
    guard ids.count == 2, !ids[0].isEmpty, !ids[1].isEmpty else { return nil }
    self = .direct(between: String(ids[0]), and: String(ids[1]))
  }

  /// The key as text, for stores and for other languages: `g:123`, `d:1+2`.
  public var text: String {
    switch self {
    case .group: "g:" + remoteId
    case .direct: "d:" + remoteId
    }
  }

  /// The id that GroupMe uses: the group's id, or `1+2` for two users.
  public var remoteId: String {
    switch self {
    case .group(let id): id
    case .direct(let users): users.lesser + "+" + users.greater
    }
  }

  /// The group's id; nil for a direct conversation.
  public var groupId: String? {
    if case .group(let id) = self { id } else { nil }
  }

  /// Returns the other one of the two users; the same user for a chat with oneself; nil for a group
  /// and for a conversation of other users.
  public func other(than userId: String) -> String? {
    guard case .direct(let users) = self else { return nil }
    if users.lesser == userId { return users.greater }
    return users.greater == userId ? users.lesser : nil
  }
}

extension ConversationKey: CustomStringConvertible {
  /// The same as ``text``.
  public var description: String { text }
}

/// Returns true if an id sorts before another, as described at ``ConversationKey/Users/lesser``.
private func precedes(_ left: String, _ right: String) -> Bool {
  let isNumber = (isNumber(left), isNumber(right))
  if isNumber.0 != isNumber.1 { return isNumber.0 }
  if isNumber.0, left.utf8.count != right.utf8.count { return left.utf8.count < right.utf8.count }
  return left.utf8.lexicographicallyPrecedes(right.utf8)
}

private func isNumber(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
}
