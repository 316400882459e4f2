import CPentad
import PentadCore

extension Arena {
  /// Builds the record of a list delta.
  func delta(_ delta: ListDelta) -> pentad_list_delta {
    let moves = delta.moves.map {
      pentad_list_move(old_index: $0.oldIndex, new_index: $0.newIndex)
    }
    return pentad_list_delta(
      deletions: array(delta.deletions), deletion_count: delta.deletions.count,
      insertions: array(delta.insertions), insertion_count: delta.insertions.count,
      moves: array(moves), move_count: moves.count,
      updates: array(delta.updates), update_count: delta.updates.count,
      old_count: delta.oldCount, new_count: delta.newCount)
  }
}
