public import PentadCore

/// Items of several classes, such as announcements. If one class fails, the items of the others are
/// returned.
public struct StellarCollection<Item: Sendable>: Sendable {
  /// The items, in any order.
  public var items: [Item]
  /// The ids of the classes whose items are missing, with the reason.
  public var failures: [String: PentadError]

  /// Creates a collection.
  public init(items: [Item] = [], failures: [String: PentadError] = [:]) {
    self.items = items
    self.failures = failures
  }
}

/// The answer to a conditional request. The client sends the tag of the version that it has stored,
/// and receives either a new version or the information that its version is current.
public enum StellarFetch<Value: Sendable>: Sendable {
  /// The client's version is current: no data was sent.
  case unchanged
  /// A new version with its tag, which the client sends with the next request; nil for no tag.
  case changed(Value, tag: String?)
}
