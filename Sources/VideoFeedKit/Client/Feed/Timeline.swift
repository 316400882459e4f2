import PentadCore

/// The timeline in memory of this process, shared by all its observers, within the budget.
final class Timeline: Sendable {
  /// The number of groups per read, which limits the memory used while reading.
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

  /// The groups in memory, newest first.
  var groups: [VideoGroup] { list.withLock { $0.groups } }

  /// Sets the video that is playing: it stays in memory, however old it is.
  func play(_ key: VideoKey?) { list.withLock { $0.playing = key } }

  /// Reads everything that may have changed.
  ///
  /// - Returns: the current list.
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

  /// Removes unpinned groups that exceed the budget.
  func trim() { list.withLock { _ = $0.trim() } }

  /// Clears the list; it is read again when needed.
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

/// A reader of as many groups of a list as the budget has room for.
struct GroupWindow: Sendable {
  typealias Read =
    (_ cursor: VideoCursor?, _ limit: Int) async throws(PentadError) -> [VideoGroup]

  let budget: MemoryBudget
  let filter: DemoFilter

  init(_ budget: MemoryBudget, _ filter: DemoFilter) {
    self.budget = budget
    self.filter = filter
  }

  /// Reads page by page, from the newest group on.
  ///
  /// - Returns: the groups, and whether there are older ones.
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
      // A page that was cut short by the budget is not the last one; a filter may have made room.
      guard page.count == Timeline.page || page.reduce(0, { $0 + $1.memory }) > budget.bytes,
        let last = page.last
      else { return (groups, false) }
      cursor = VideoCursor(of: last)
    }
  }
}

/// A filter for demonstration mode: lists show only videos from files of this machine.
struct DemoFilter: Hashable, Sendable {
  let isDemo: Bool

  func apply(to groups: [VideoGroup]) -> [VideoGroup] {
    isDemo ? groups.filter { $0.video.media.contains { $0.url.hasPrefix("/") } } : groups
  }

  /// Returns the groups of a list behind a cursor, up to a limit, read page by page.
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

  /// Like ``page(before:limit:_:)``, for synchronous callers.
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
