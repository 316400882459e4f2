/// A closed interval of ids in which all messages of a conversation are stored.
package struct MessageSpan: Hashable, Sendable {
  /// The lowest id of the span.
  package let lowest: MessageID
  /// The highest id of the span.
  package let highest: MessageID

  /// Creates the span between two ids, in either order.
  package init(_ one: MessageID, _ other: MessageID) {
    lowest = min(one, other)
    highest = max(one, other)
  }

  /// Returns true if an id lies in the span.
  package func contains(_ id: MessageID) -> Bool { lowest <= id && id <= highest }

  /// Returns true if two spans can be merged: they overlap, or no id lies between them.
  func touches(_ other: MessageSpan) -> Bool {
    let (lower, upper) = lowest <= other.lowest ? (self, other) : (other, self)
    return upper.lowest.rawValue <= lower.highest.rawValue
      || upper.lowest.rawValue == lower.highest.rawValue + 1
  }
}

/// An interval of ids in which messages may be missing, between two stored messages.
///
/// C: `pentad_chat_gap`.
public struct MessageGap: Hashable, Sendable {
  /// The newest stored message below the gap.
  public let after: MessageID
  /// The oldest stored message above the gap.
  public let before: MessageID

  /// Creates the gap between two ids.
  public init(after: MessageID, before: MessageID) {
    self.after = after
    self.before = before
  }
}
