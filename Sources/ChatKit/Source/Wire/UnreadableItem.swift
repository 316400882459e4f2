import PentadCore

/// An item of a list or a page that could not be read, in the place of what it was.
package struct UnreadableItem: Hashable, Sendable {
  /// The message's id where that could be read; nil otherwise, and for other items.
  package let id: MessageID?
  /// The first bytes of the item as they came, 4,096 at most.
  package let raw: [UInt8]
  /// Why it cannot be read.
  package let reason: String

  init(_ item: JSONUnreadableItem) {
    id = item.number("id").flatMap { $0 > 0 ? MessageID(rawValue: $0) : nil }
    raw = Array(item.raw.prefix(4_096))
    reason = item.error.message
  }

  /// The error that reports items of a page or a list that were left out; nil for none.
  static func error(_ items: some Collection<UnreadableItem>) -> PentadError? {
    guard let first = items.first else { return nil }
    return PentadError(
      .unreadableItems,
      "\(items.count) of the server's items cannot be read and were left out; of the first: "
        + first.reason)
  }
}

/// A page of a list: the items that could be read, and those that could not.
package struct WireList<Element: Sendable>: RandomAccessCollection, Sendable {
  private let items: [Element]
  /// Items that were left out.
  package let unreadable: [UnreadableItem]

  init(_ items: [Element], unreadable: [UnreadableItem] = []) {
    (self.items, self.unreadable) = (items, unreadable)
  }

  package var startIndex: Int { items.startIndex }
  package var endIndex: Int { items.endIndex }
  package subscript(position: Int) -> Element { items[position] }
}
