extension MemoryBudget {
  /// What one group takes at most; of one that would take more, the oldest comments stay in the store
  /// alone: nobody empties a list with one video.
  var groupBytes: Int64 { max(1, bytes / 8) }

  /// What of a list there is room for.
  ///
  /// What is played stays, then what is pinned, the newest first, within half of the budget; then, from
  /// the newest on, all that fits: from the first that does not, nothing. A single group stays, whatever
  /// its size.
  ///
  /// - Parameter entries: groups in the order of lists.
  /// - Returns: what stays, in the same order, and the newest that goes.
  func split(
    _ entries: [FeedList.Entry], playing: VideoKey?
  ) -> (staying: [FeedList.Entry], leaving: FeedList.Entry?) {
    var room = Room(groups: groups, bytes: bytes)
    if entries.allSatisfy({ room.take($0.size) }) { return (entries, nil) }
    room = Room(groups: groups, bytes: bytes)
    var stays = entries.map { $0.place.key == playing && room.force($0.size) }
    var half = Room(groups: groups / 2, bytes: bytes / 2)
    for (index, entry) in entries.enumerated() where !stays[index] {
      guard !entry.group.state.pins.isEmpty, room.has(entry.size), half.take(entry.size)
      else { continue }
      stays[index] = room.take(entry.size)
    }
    if !stays.contains(true) { stays[0] = room.force(entries[0].size) }
    for (index, entry) in entries.enumerated() where !stays[index] {
      guard room.take(entry.size) else { break }
      stays[index] = true
    }
    let leaving = stays.firstIndex(of: false).map { entries[$0] }
    return (zip(entries, stays).filter(\.1).map(\.0), leaving)
  }

  /// What of a budget is left.
  private struct Room {
    var groups: Int
    var bytes: Int64

    func has(_ size: Int64) -> Bool { groups > 0 && size <= bytes }

    /// Takes a place, if there is one.
    mutating func take(_ size: Int64) -> Bool { has(size) && force(size) }

    /// Takes a place in any case.
    mutating func force(_ size: Int64) -> Bool {
      groups -= 1
      bytes -= size
      return true
    }
  }
}
