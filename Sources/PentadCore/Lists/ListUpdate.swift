/// A list that is observed, as it is now, and what has changed since its reader saw it last.
public struct ListUpdate<Item: Sendable>: Sendable {
  /// The whole list.
  public let items: [Item]
  /// What makes ``items`` out of those of the update that the same reader got before; nil in the first:
  /// show all.
  public let delta: ListDelta?

  /// Makes an update.
  public init(items: [Item], delta: ListDelta?) {
    self.items = items
    self.delta = delta
  }
}

extension ListUpdate: Equatable where Item: Equatable {}
extension ListUpdate: Hashable where Item: Hashable {}
