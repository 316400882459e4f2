public import PentadCore

/// What makes a list of videos out of the one before: what a screen needs to show new videos, those that
/// were shared again, and those that have gone.
///
/// It is the delta of all lists of Pentad. Applied to the old list it gives the new one exactly.
public typealias FeedDelta = ListDelta

extension ListDelta {
  /// Compares two lists of videos, in a time that grows with n log n.
  public init(from old: [VideoGroup], to new: [VideoGroup]) {
    self.init(from: old, to: new, key: \.key)
  }
}
