extension MemoryBudget {
  /// The largest size of one group, in bytes. The oldest comments of a larger group stay in the
  /// store only, so that one video never displaces a whole list.
  var groupBytes: Int64 { max(1, bytes / 8) }

  /// Selects the groups of a list that fit into the budget.
  ///
  /// The playing video stays. Then pinned groups stay, newest first, within half of the budget.
  /// Other groups follow from the newest on, up to the first that does not fit. A single group
  /// always stays.
  ///
  /// - Parameter entries: groups in list order.
  /// - Returns: the groups that stay, in the same order, and the newest one that is left out.
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

  /// The unused part of a budget.
  private struct Room {
    var groups: Int
    var bytes: Int64

    func has(_ size: Int64) -> Bool { groups > 0 && size <= bytes }

    /// Reserves room, if there is enough.
    mutating func take(_ size: Int64) -> Bool { has(size) && force(size) }

    /// Reserves room in any case.
    mutating func force(_ size: Int64) -> Bool {
      groups -= 1
      bytes -= size
      return true
    }
  }
}
