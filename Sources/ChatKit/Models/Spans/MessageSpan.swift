/// An interval of ids in which all of a conversation's messages are stored, its ends included.
package struct MessageSpan: Hashable, Sendable {
  /// The lowest id of it.
  package let lowest: MessageID
  /// The highest id of it.
  package let highest: MessageID

  /// The interval between two ids, in either order.
  package init(_ one: MessageID, _ other: MessageID) {
    lowest = min(one, other)
    highest = max(one, other)
  }

  /// Whether an id lies in it.
  package func contains(_ id: MessageID) -> Bool { lowest <= id && id <= highest }

  /// Whether both are one: they overlap, or no id lies between them.
  func touches(_ other: MessageSpan) -> Bool {
    let (lower, upper) = lowest <= other.lowest ? (self, other) : (other, self)
    return upper.lowest.rawValue <= lower.highest.rawValue
      || upper.lowest.rawValue == lower.highest.rawValue + 1
  }
}

/// An interval of ids in which messages may be missing, between two messages that are stored.
///
/// C: `pentad_chat_gap`.
public struct MessageGap: Hashable, Sendable {
  /// The newest stored message below the gap.
  public let after: MessageID
  /// The oldest stored message above the gap.
  public let before: MessageID

  /// The gap between two ids.
  public init(after: MessageID, before: MessageID) {
    self.after = after
    self.before = before
  }
}
