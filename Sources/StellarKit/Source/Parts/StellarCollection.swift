public import PentadCore

/// Items of several classes. A class that fails does not hide the others.
public struct StellarCollection<Item: Sendable>: Sendable {
  /// The items, in no certain order.
  public var items: [Item]
  /// The ids of the classes whose items are missing, with the reason.
  public var failures: [String: PentadError]

  /// Creates a collection.
  public init(items: [Item] = [], failures: [String: PentadError] = [:]) {
    self.items = items
    self.failures = failures
  }
}

/// An answer to a request that names the version which the client has.
public enum StellarFetch<Value: Sendable>: Sendable {
  /// The client's version is current.
  case unchanged
  /// A new version, and the tag that names it in the next request; nil for none.
  case changed(Value, tag: String?)
}
