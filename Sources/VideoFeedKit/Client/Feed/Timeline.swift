import PentadCore

/// The timeline as this process has it in memory: once for all that look at it, within the budget.
final class Timeline: Sendable {
  /// How many groups are read at once: what they take on the way is bounded, too.
  static let page = 50

  let store: VideoStore
  let filter: DemoFilter
  private let list: Lock<FeedList>
  private let reading = AsyncSemaphore(1)

  init(store: VideoStore, _ configuration: VideoFeedConfiguration) {
    self.store = store
    filter = DemoFilter(isDemo: configuration.isDemo)
    list = Lock(FeedList(budget: configuration.budget))
  }

  /// What is in memory now, the newest first.
  var groups: [VideoGroup] { list.withLock { $0.groups } }

  /// Notes what is being played: it stays, however old it is.
  func play(_ key: VideoKey?) { list.withLock { $0.playing = key } }

  /// Reads what may have changed.
  ///
  /// - Returns: the list as it is now.
  func read() async throws(PentadError) -> [VideoGroup] {
    await reading.wait()
    do throws(PentadError) {
      let groups = try await readAlone()
      await reading.signal()
      return groups
    } catch {
      await reading.signal()
      throw error
    }
  }

  /// Lets go what is beyond the budget, and what is no longer held on to.
  func trim() { list.withLock { _ = $0.trim() } }

  /// Lets go of all of it; what is wanted is read again.
  func forget() {
    list.withLock { list in
      let playing = list.playing
      list = FeedList(budget: list.budget)
      list.playing = playing
    }
  }

  private func readAlone() async throws(PentadError) -> [VideoGroup] {
    let budget = list.withLock { $0.budget }
    let bounds = ReadBounds(budget)
    let (newest, hasOlder) = try await GroupWindow(budget, filter).read {
      (cursor, limit) async throws(PentadError) in
      try await self.store.timeline(before: cursor, limit: limit, within: bounds)
    }
    let read = Set(newest.map(\.key))
    let others = groups.map(\.key).filter { !read.contains($0) }
    let older = filter.apply(to: try await store.groups(others, within: bounds))
      .filter(\.playability.isShown)
    let isGone = older.count < others.count
    return list.withLock { list in
      if list.groups.isEmpty || isGone {
        _ = list.load(newest, keeping: older, hasOlder: hasOlder)
      } else {
        _ = list.apply(newest + older)
      }
      return list.groups
    }
  }
}

/// As many groups of a list as there is room for.
struct GroupWindow: Sendable {
  typealias Read =
    (_ cursor: VideoCursor?, _ limit: Int) async throws(PentadError) -> [VideoGroup]

  let budget: MemoryBudget
  let filter: DemoFilter

  init(_ budget: MemoryBudget, _ filter: DemoFilter) {
    self.budget = budget
    self.filter = filter
  }

  /// Reads from the newest group on, page by page.
  ///
  /// - Returns: the groups, and whether there are others.
  func read(_ read: Read) async throws(PentadError) -> (groups: [VideoGroup], hasOlder: Bool) {
    var groups: [VideoGroup] = []
    var bytes: Int64 = 0
    var cursor: VideoCursor?
    while true {
      let page = try await read(cursor, Timeline.page)
      for group in filter.apply(to: page) {
        bytes += group.memory
        guard groups.isEmpty || groups.count < budget.groups && bytes <= budget.bytes else {
          return (groups, true)
        }
        groups.append(group)
      }
      // A page that ends for want of room is not all that there is, unless a filter made some.
      guard page.count == Timeline.page || page.reduce(0, { $0 + $1.memory }) > budget.bytes,
        let last = page.last
      else { return (groups, false) }
      cursor = VideoCursor(of: last)
    }
  }
}

/// In demonstration mode lists have only what is in files of this machine.
struct DemoFilter: Hashable, Sendable {
  let isDemo: Bool

  func apply(to groups: [VideoGroup]) -> [VideoGroup] {
    isDemo ? groups.filter { $0.video.media.contains { $0.url.hasPrefix("/") } } : groups
  }

  /// So many groups of a list behind a place, page by page.
  func page(
    before cursor: VideoCursor?, limit: Int, _ read: GroupWindow.Read
  ) async throws(PentadError) -> [VideoGroup] {
    guard isDemo else { return try await read(cursor, limit) }
    var groups: [VideoGroup] = []
    var cursor = cursor
    while groups.count < limit {
      let page = try await read(cursor, Timeline.page)
      groups += apply(to: page)
      guard page.count == Timeline.page, let last = page.last else { break }
      cursor = VideoCursor(of: last)
    }
    return Array(groups.prefix(limit))
  }

  /// ``page(before:limit:_:)`` for callers that are not tasks.
  func pageNow(
    before cursor: VideoCursor?, limit: Int,
    _ read: (_ cursor: VideoCursor?, _ limit: Int) throws(PentadError) -> [VideoGroup]
  ) throws(PentadError) -> [VideoGroup] {
    guard isDemo else { return try read(cursor, limit) }
    var groups: [VideoGroup] = []
    var cursor = cursor
    while groups.count < limit {
      let page = try read(cursor, Timeline.page)
      groups += apply(to: page)
      guard page.count == Timeline.page, let last = page.last else { break }
      cursor = VideoCursor(of: last)
    }
    return Array(groups.prefix(limit))
  }
}
