/// The difference between two versions of a list, for updating a screen.
///
/// - Items are matched by their keys, one to one. Items that share a key are matched in order, so
///   that no two pairs cross.
/// - Unmatched items are deleted or inserted. Matched items stay or move, and as few as possible
///   move: those that stay are a longest common subsequence of both lists.
/// - A matched item with other content is updated, also when it moves.
///
/// The indices refer to the whole lists, before and after all changes. A table view accepts them as
/// one batch, in which the updates come last. ``applied(to:making:)`` returns exactly the new list.
///
/// ```swift
/// let delta = ListDelta(from: shown, to: courses, key: \.number)
/// rows = delta.applied(to: rows) { index in makeRow(courses[index]) }
/// ```
///
/// C: `pentad_list_delta`.
public struct ListDelta: Hashable, Sendable {
  /// A change of an item's index.
  ///
  /// C: `pentad_list_move`.
  public struct Move: Hashable, Sendable {
    /// The index in the old list.
    public let oldIndex: Int
    /// The index in the new list.
    public let newIndex: Int
  }

  /// The number of items in the old list.
  public let oldCount: Int
  /// The number of items in the new list.
  public let newCount: Int
  /// The deleted items: indices of the old list, ascending.
  public let deletions: [Int]
  /// The inserted items: indices of the new list, ascending.
  public let insertions: [Int]
  /// The moved items, in the order of the new list.
  public let moves: [Move]
  /// The items with changed content: indices of the new list, ascending.
  public let updates: [Int]

  /// True if nothing has changed.
  public var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }
}
