public import PentadCore

extension ListDelta {
  /// Compares two lists of videos in O(n log n).
  public init(from old: [VideoGroup], to new: [VideoGroup]) {
    self.init(from: old, to: new, key: \.key)
  }
}
