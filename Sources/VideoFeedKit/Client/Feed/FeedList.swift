import PentadCore

/// The timeline in memory: groups, the newest first, within a budget whatever the feed's size.
///
/// What is played stays, then what is pinned, the newest first, up to half of the budget, so that the
/// user finds again what was liked or begun and there is room for news all the same. Then stays what is
/// newest. A group that has not changed stays the very value that it was: lists are compared by identity.
struct FeedList: Sendable {
  private(set) var budget: MemoryBudget
  /// What is being played, however old it is. It counts from the next change on.
  var playing: VideoKey?
  private(set) var groups: [VideoGroup] = []
  private var entries: [Entry] = []
  /// The newest group that is not here for want of room: there are no holes above it.
  private var horizon: Place?

  init(budget: MemoryBudget) { self.budget = budget }

  /// About how many bytes all take.
  var bytes: Int64 { entries.reduce(0) { $0 + $1.size } }

  // MARK: Changing

  /// Puts another list in the place of this one.
  ///
  /// - Parameters:
  ///   - loaded: all groups from the newest one on, in any order.
  ///   - others: older ones; those that are played or pinned stay, within the budget.
  ///   - hasOlder: whether the store has older ones.
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

  /// Puts changed groups in their places, and takes some out. A group that is not here and that would
  /// lie behind what had to go stays in the store.
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

  /// Lets go what lies behind the list and is no longer pinned, and what a smaller budget has no room for:
  /// what pulling at the list does.
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

  /// The entry of a group: the one that is here, when it says the same.
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

  /// Where a group stands in the order of lists: the least comes first.
  struct Place: Comparable {
    let share: Int64
    let key: VideoKey

    init(_ group: VideoGroup) { (share, key) = (group.latestShare, group.key) }

    static func < (left: Place, right: Place) -> Bool {
      left.share == right.share ? left.key < right.key : left.share > right.share
    }
  }

  /// A group, its place, and about how many bytes it takes.
  struct Entry {
    let group: VideoGroup
    let place: Place
    let size: Int64

    init(_ group: VideoGroup, _ size: Int64) {
      (self.group, self.size) = (group, size)
      place = Place(group)
    }

    /// Two lists in order as one.
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
