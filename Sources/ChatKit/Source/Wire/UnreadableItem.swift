import PentadCore

/// An item of a list or a page that could not be decoded.
package struct UnreadableItem: Hashable, Sendable {
  /// The message's id if it could be decoded; nil otherwise, and for other items.
  package let id: MessageID?
  /// The first bytes of the original item, at most 4,096.
  package let raw: [UInt8]
  /// The reason why it cannot be decoded.
  package let reason: String

  init(_ item: JSONUnreadableItem) {
    id = item.number("id").flatMap { $0 > 0 ? MessageID(rawValue: $0) : nil }
    raw = Array(item.raw.prefix(4_096))
    reason = item.error.message
  }

  /// Returns the error that reports skipped items of a page or a list; nil if there are none.
  static func error(_ items: some Collection<UnreadableItem>) -> PentadError? {
    guard let first = items.first else { return nil }
    return PentadError(
      .unreadableItems,
      "\(items.count) of the server's items cannot be read and were left out; of the first: "
        + first.reason)
  }
}

/// A page of a list: the decoded items, and those that could not be decoded.
package struct WireList<Element: Sendable>: RandomAccessCollection, Sendable {
  private let items: [Element]
  /// The items that were skipped.
  package let unreadable: [UnreadableItem]

  init(_ items: [Element], unreadable: [UnreadableItem] = []) {
    (self.items, self.unreadable) = (items, unreadable)
  }

  package var startIndex: Int { items.startIndex }
  package var endIndex: Int { items.endIndex }
  package subscript(position: Int) -> Element { items[position] }
}
