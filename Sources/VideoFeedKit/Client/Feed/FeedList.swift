import PentadCore

/// The timeline in memory: groups, newest first, within a budget that does not depend on the size
/// of the feed.
///
/// The list keeps the video that is playing. It then keeps pinned groups, newest first, in up to
/// half of the budget: liked and started videos stay, and there is still room for new ones. The
/// newest other groups fill the rest. An unchanged group keeps its identity, because lists are
/// compared by identity.
struct FeedList: Sendable {
  private(set) var budget: MemoryBudget
  /// The video that is playing, which the list keeps however old it is. A new value takes effect
  /// with the next change.
  var playing: VideoKey?
  private(set) var groups: [VideoGroup] = []
  private var entries: [Entry] = []
  /// The newest group that was left out because the budget was full. The list has no gaps above it.
  private var horizon: Place?

  init(budget: MemoryBudget) { self.budget = budget }

  /// The approximate size of all groups in bytes.
  var bytes: Int64 { entries.reduce(0) { $0 + $1.size } }

  // MARK: Changing

  /// Replaces the whole list.
  ///
  /// - Parameters:
  ///   - loaded: all groups from the newest one on, in any order.
  ///   - others: older groups; the playing and pinned ones stay, within the budget.
  ///   - hasOlder: true if the store has older groups.
  mutating func load(
    _ loaded: [VideoGroup], keeping others: [VideoGroup] = [], hasOlder: Bool
  ) -> ListUpdate<VideoGroup> {
    var kept: [VideoKey: Int] = [:]
    for (index, entry) in entries.enumerated() { kept[entry.place.key] = index }
    var keys: Set<VideoKey> = []
    let list = loaded.filter { keys.insert($0.key).inserted }
      .map { entry($0, kept[$0.key]) }.sorted { $0.place < $1.place }
    let pinned = others.filter { isPinned($0) && keys.insert($0.key).inserted }
      .map { entry($0, kept[$0.key]) }.sorted { $0.place < $1.place }
    horizon = hasOlder ? list.last?.place : nil
    return become(Entry.merged(list, pinned))
  }

  /// Inserts changed groups in their order and removes others. A new group below `horizon` stays
  /// in the store only.
  mutating func apply(
    _ changed: [VideoGroup], removing removed: [VideoKey] = []
  ) -> ListUpdate<VideoGroup> {
    let leaving = Set(removed).union(changed.map(\.key))
    var staying: [Entry] = []
    staying.reserveCapacity(entries.count)
    var kept: [VideoKey: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if leaving.contains(entry.place.key) {
        kept[entry.place.key] = index
      } else {
        staying.append(entry)
      }
    }
    var keys: Set<VideoKey> = []
    let coming = changed.filter { keys.insert($0.key).inserted }
      .filter { kept[$0.key] != nil || isAboveHorizon(Place($0)) }
      .map { entry($0, kept[$0.key]) }.sorted { $0.place < $1.place }
    return become(Entry.merged(staying, coming))
  }

  /// Removes unpinned groups below `horizon`, and groups that a smaller budget has no room for.
  /// Pull to refresh calls it.
  mutating func trim(to smaller: MemoryBudget? = nil) -> ListUpdate<VideoGroup> {
    budget = smaller ?? budget
    return become(entries.filter { isAboveHorizon($0.place) || isPinned($0.group) })
  }

  private mutating func become(_ list: [Entry]) -> ListUpdate<VideoGroup> {
    let old = groups
    let (staying, leaving) = budget.split(list, playing: playing)
    if let leaving, isAboveHorizon(leaving.place) { horizon = leaving.place }
    entries = staying
    groups = staying.map(\.group)
    return ListUpdate(items: groups, delta: ListDelta(from: old, to: groups))
  }

  /// Returns the entry of a group: the existing one if its content is equal.
  private func entry(_ group: VideoGroup, _ index: Int?) -> Entry {
    if let index, entries[index].group == group { return entries[index] }
    let whole = Entry(group, group.memory)
    guard whole.size > budget.groupBytes else { return whole }
    let part = group.fitting(in: budget.groupBytes)
    if let index, entries[index].group == part { return entries[index] }
    return Entry(part, part.memory)
  }

  private func isPinned(_ group: VideoGroup) -> Bool {
    group.key == playing || !group.state.pins.isEmpty
  }

  private func isAboveHorizon(_ place: Place) -> Bool { horizon.map { place <= $0 } ?? true }

  // MARK: Entries

  /// The sort key of a group: the smallest comes first.
  struct Place: Comparable {
    let share: Int64
    let key: VideoKey

    init(_ group: VideoGroup) { (share, key) = (group.latestShare, group.key) }

    static func < (left: Place, right: Place) -> Bool {
      left.share == right.share ? left.key < right.key : left.share > right.share
    }
  }

  /// A group, its sort key and its approximate size in bytes.
  struct Entry {
    let group: VideoGroup
    let place: Place
    let size: Int64

    init(_ group: VideoGroup, _ size: Int64) {
      (self.group, self.size) = (group, size)
      place = Place(group)
    }

    /// Merges two sorted lists.
    static func merged(_ one: [Entry], _ other: [Entry]) -> [Entry] {
      guard !other.isEmpty else { return one }
      var entries: [Entry] = []
      entries.reserveCapacity(one.count + other.count)
      var rest = other[...]
      for entry in one {
        while let next = rest.first, next.place < entry.place {
          entries.append(next)
          rest.removeFirst()
        }
        entries.append(entry)
      }
      return entries + rest
    }
  }
}
