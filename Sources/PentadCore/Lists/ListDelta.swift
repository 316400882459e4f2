/// What makes a list out of the one before: what a screen needs to show a change.
///
/// - Items are matched by their keys, one to one. Where several share a key, no two of their pairs
///   cross: the first is matched with the first that the other list has for it.
/// - What is not matched is deleted or inserted. What is matched stays or moves, and as few move as
///   can be: those that stay are a longest part of the old list in the order of the new one.
/// - What is matched and has other content is updated, also when it moves.
///
/// The indices are those of the whole lists, before any of it and after all of it: what a table view
/// takes as one batch, in which the updates come last. ``applied(to:making:)`` gives the new list
/// exactly.
///
/// ```swift
/// let delta = ListDelta(from: shown, to: courses, key: \.number)
/// rows = delta.applied(to: rows) { index in makeRow(courses[index]) }
/// ```
///
/// C: `pentad_list_delta`.
public struct ListDelta: Hashable, Sendable {
  /// An item at another place.
  ///
  /// C: `pentad_list_move`.
  public struct Move: Hashable, Sendable {
    /// Its index in the old list.
    public let oldIndex: Int
    /// Its index in the new list.
    public let newIndex: Int
  }

  /// How many items the old list has.
  public let oldCount: Int
  /// How many items the new list has.
  public let newCount: Int
  /// What is gone: indices of the old list, ascending.
  public let deletions: [Int]
  /// What is new: indices of the new list, ascending.
  public let insertions: [Int]
  /// What moves, in the order of the new list.
  public let moves: [Move]
  /// What has other content: indices of the new list, ascending.
  public let updates: [Int]

  /// Whether nothing has changed.
  public var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }
}
