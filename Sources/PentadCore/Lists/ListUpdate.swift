/// A version of an observed list, with the difference from the version that its reader got before.
public struct ListUpdate<Item: Sendable>: Sendable {
  /// The whole list.
  public let items: [Item]
  /// The difference between ``items`` and those of the same reader's previous update; nil in the
  /// first update: show all.
  public let delta: ListDelta?

  /// Makes an update.
  public init(items: [Item], delta: ListDelta?) {
    self.items = items
    self.delta = delta
  }
}

extension ListUpdate: Equatable where Item: Equatable {}
extension ListUpdate: Hashable where Item: Hashable {}
