import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// The lasting content of a store: when it is opened again, damaged, shared, cleared and erased.
@Suite struct StoreTests {
  private let world = World()

  @Test func everythingOnceSeenIsThereOffline() async throws {
    let first = try await world.open(inMemory: false)
    _ = try await first.courses()
    _ = try await first.refreshTerm()
    #expect(try await first.loadCatalogue() == 4)
    #expect(try await first.loadCatalogue() == 0)
    _ = await first.stages("18.06")
    try await first.bookmark(World.algebra)
    await first.close()
    world.goOffline()
    world.time.advance(100 * World.day)
    let client = try await world.open(inMemory: false)
    let courses = try await client.courses()
    #expect(courses.isStale && courses.value.count == 4 && courses.origin == .disk)
    #expect(courses.storedAt == world.time.source.date() - Int64(100 * World.day))
    #expect(try await client.classes(in: "18").value.count == 2)
    #expect(try await client.bookmarkedIds == ["18.06"])
    #expect(try await client.recent() == [World.algebra])
    #expect(try await client.search("6.071").only == World.circuits)
    #expect(try await client.announcements(for: "18.06").count == 1)
    await client.close()
    let closed = await #expect(throws: PentadError.self) { try await client.bookmarks() }
    #expect(closed?.code == .closed)
  }

  @Test func interruptedCatalogueKeepsItsLists() async throws {
    let client = try await world.open()
    world.server.around { question async throws(PentadError) in
      if question == "list 18" { throw FakeStellar.offline }
    }
    let error = await #expect(throws: PentadError.self) { try await client.loadCatalogue() }
    #expect(error == FakeStellar.offline)
    #expect(try await client.storageUsage().classes == 2)
    world.server.around(nil)
    world.server.forget()
    #expect(try await client.loadCatalogue() == 2)
    #expect(world.server.asked == ["list 18", "list SP"])
  }

  /// A server's lists may be of different age: the later one holds, and the index has it once.
  @Test func laterListOfAClassWins() async throws {
    let later = Samples.make("6.002", name: "6.002 / 8.003", title: "Circuits and Electronics")
    world.server.set { $0.classes["8"]?[0] = later }
    let client = try await world.open(inMemory: false)
    #expect(try await client.loadCatalogue() == 4)
    #expect(try await client.search("electronics").hits == [later])
    #expect(try await client.search("circuits").hits == [later])
    await client.close()
    let hub = EventHub<StellarEvent>()
    let stream = hub.events()
    let again = try await world.open(inMemory: false, events: hub)
    #expect(try await again.search("electronics").hits == [later])
    let isRecovered = await again.closing(stream).contains {
      if case .recovered = $0 { true } else { false }
    }
    #expect(!isRecovered)
  }

  @Test func catalogueReportsItsProgress() async throws {
    let client = try await world.open()
    let steps = Lock<[WorkProgress]>([])
    try await client.loadCatalogue(progress: { step in steps.withLock { $0.append(step) } })
    let expected = (0...4).map { WorkProgress(completed: $0, total: 4) }
    #expect(steps.withLock { $0 } == expected)
  }

  @Test func aDamagedFileKeepsTheUsersOwn() async throws {
    let first = try await world.open(inMemory: false)
    try await first.registerDevice()
    _ = try await first.refreshTerm()
    _ = await first.stages("18.06")
    try await first.bookmark(World.algebra)
    try await first.markAllRead("18.06")
    await first.close()
    let ids = GivenIDs(of: "outbox", in: world.folder + "/stellar.sqlite")
    try ids.setNewest(1_000)
    try damageTable("class", in: world.folder + "/stellar.sqlite")
    let unaware = try await world.open(inMemory: false)
    await #expect(throws: PentadError.self) { try await unaware.bookmarks() }
    await unaware.close()
    let hub = EventHub<StellarEvent>()
    let stream = hub.events()
    let client = try await world.open(inMemory: false, events: hub)
    let bookmarks = try await client.bookmarks()
    #expect(bookmarks.map(\.item.masterId) == ["18.06"])
    #expect(bookmarks[0].item.title == "Linear Algebra" && bookmarks[0].sync == .waiting)
    #expect(try await client.term()?.code == "fa26")
    _ = await client.stages("18.06")
    #expect(try await client.announcements(for: "18.06").map(\.isRead) == [true])
    #expect(try await client.synchronise() == 0)
    #expect(world.server.subscribed == ["18.06"])
    let events = await client.closing(stream)
    guard case .recovered(let rows, let isPartial) = events.first else {
      Issue.record("\(events)")
      return
    }
    #expect(rows >= 5 && !isPartial)
    #expect(try #require(try ids.newest()) >= 1_000)
  }

  @Test func twoClientsOnOneStore() async throws {
    let one = try await world.open(inMemory: false) { $0.worksByItself = true }
    let stream = one.events()
    let two = try await world.open(inMemory: false) {
      $0.worksByItself = true
      $0.leaseInterval = 20
    }
    try await one.registerDevice()
    let lists = one.observeBookmarks()
    try await two.bookmark(World.algebra)
    for await published in stream {
      if published.event == .bookmarkSynchronised(masterId: "18.06") { break }
    }
    for await list in lists where list.items.map(\.sync) == [.done] { break }
    #expect(world.server.asked.filter { $0.hasPrefix("subscribe") }.count == 1)
    await one.close()
    // The other takes over.
    let second = two.events()
    try await two.bookmark(World.circuits)
    for await published in second {
      if published.event == .bookmarkSynchronised(masterId: "6.002") { break }
    }
    #expect(world.server.subscribed == ["18.06", "6.002"])
    await two.close()
  }

  @Test func clearingKeepsTheUsersOwn() async throws {
    let client = try await world.open(inMemory: false)
    _ = try await client.loadCatalogue()
    _ = await client.stages("18.06")
    try await client.bookmark(World.circuits)
    try await client.clearCache()
    let usage = try await client.storageUsage()
    #expect(usage.courses == 0 && usage.classes == 2 && usage.announcements == 1)
    #expect(try await client.bookmarks().map(\.item) == [World.circuits])
    #expect(try await client.search("18.06").only == World.algebra)
    #expect(try await client.courses().origin == .source)
    await client.close()
  }

  @Test(arguments: [false, true]) func erasing(isShared: Bool) async throws {
    let client = try await world.open(inMemory: false)
    let other = isShared ? try await world.open(inMemory: false) : nil
    try await client.registerDevice()
    _ = try await client.loadCatalogue()
    try await client.bookmark(World.algebra)
    try await client.eraseAll()
    let usage = try await client.storageUsage()
    #expect(usage.courses + usage.classes + usage.bookmarks + usage.waiting == 0)
    world.goOffline()
    await #expect(throws: PentadError.self) { try await client.search("linear") }
    let error = await #expect(throws: PentadError.self) { try await client.syncUnread() }
    #expect(error?.code == .deviceNotRegistered)
    world.goOffline(false)
    try await client.bookmark(World.algebra)
    #expect(try await client.search("linear").only == World.algebra)
    await other?.close()
    await client.close()
  }

  @Test func suspending() async throws {
    let client = try await world.open(inMemory: false) { $0.worksByItself = true }
    try await client.registerDevice()
    try await client.suspend()
    let error = await #expect(throws: PentadError.self) {
      try await client.bookmark(World.algebra)
    }
    #expect(error.map { .closed ~= $0.code } == true)
    try await client.resume()
    let stream = client.events()
    try await client.bookmark(World.algebra)
    for await published in stream {
      if published.event == .bookmarkSynchronised(masterId: "18.06") { break }
    }
    await client.close()
  }

  @Test func listsAreObserved() async throws {
    let client = try await world.open()
    var bookmarks = client.observeBookmarks().makeAsyncIterator()
    var courses = client.observeCourses().makeAsyncIterator()
    var recent = client.observeRecent().makeAsyncIterator()
    #expect(await bookmarks.next() == ListUpdate(items: [], delta: nil))
    #expect(await courses.next() == ListUpdate(items: [], delta: nil))
    #expect(await recent.next() == ListUpdate(items: [], delta: nil))
    try await client.bookmark(World.algebra)
    #expect(await bookmarks.next()?.items.map(\.item) == [World.algebra])
    _ = try await client.courses()
    #expect(await courses.next()?.delta?.insertions == [0, 1, 2, 3])
    _ = await client.stages("18.06")
    #expect(await recent.next()?.items == [World.algebra])
    try await client.removeBookmark("18.06")
    let removal = await bookmarks.next()
    #expect(removal?.items == [] && removal?.delta?.deletions == [0])
    await client.close()
    #expect(await bookmarks.next() == nil)
  }

  @Test func aListOfASuspendedClientComesWhenItIsResumed() async throws {
    let client = try await world.open()
    try await client.bookmark(World.algebra)
    try await client.suspend()
    let (bookmarks, failures) = (client.observeBookmarks(), client.events())
    let first = Task { await bookmarks.first { _ in true } }
    try await Task.sleep(for: .milliseconds(20))
    try await client.resume()
    #expect(await first.value?.items.map(\.item) == [World.algebra])
    await client.close()
    for await published in failures { Issue.record("\(published.event) was told") }
  }

  @Test(arguments: [true, false]) func aListEndsWithItsClient(_ isSuspended: Bool) async throws {
    var client: StellarClient? = try await world.open()
    if isSuspended { try await client?.suspend() }
    let bookmarks = try #require(client).observeBookmarks()
    let reading = Task { for await _ in bookmarks {} }
    try await Task.sleep(for: .milliseconds(20))
    client = nil
    await reading.value
  }

  /// A slow observer gets all changes since its last list as one change.
  @Test func listUpdatesContainTheChanges() async throws {
    let client = try await world.open { $0.worksByItself = true }
    try await client.bookmark(World.algebra)
    try await client.bookmark(World.circuits)
    var bookmarks = client.observeBookmarks().makeAsyncIterator()
    let old = try #require(await bookmarks.next()).items
    #expect(old.map(\.item) == [World.algebra, World.circuits])
    try await client.removeBookmark("18.06")
    let stream = client.events()
    try await client.registerDevice()
    try await client.bookmark(World.algebra)
    var waiting: Set = ["18.06", "6.002"]
    for await published in stream where !waiting.isEmpty {
      if case .bookmarkSynchronised(let id) = published.event { waiting.remove(id) }
      if waiting.isEmpty { break }
    }
    let update = try #require(await bookmarks.next())
    let delta = try #require(update.delta)
    #expect(update.items.map(\.item) == [World.circuits, World.algebra])
    #expect(delta.moves.count == 1 && delta.updates == [0, 1])
    #expect(delta.insertions + delta.deletions == [])
    #expect(delta.applied(to: old) { update.items[$0] } == update.items)
    await client.close()
  }

  @Test func listsEndWithTheirClient() async throws {
    var client: StellarClient? = try await world.open()
    var bookmarks = client?.observeBookmarks().makeAsyncIterator()
    #expect(await bookmarks?.next()?.items == [])
    client = nil
    #expect(await bookmarks?.next() == nil)
  }

  /// The benchmarks measure its speed.
  @Test func aWholeCatalogue() async throws {
    let catalogue = Catalogue.make()
    world.server.set { state in
      state.courses = catalogue.map(\.course)
      state.classes = Dictionary(
        uniqueKeysWithValues: catalogue.map { ($0.course.number, $0.classes) })
    }
    let client = try await world.open(inMemory: false)
    let lists = catalogue.map {
      NewClasses(course: $0.course.number, classes: $0.classes, checksum: nil, askedAt: 0)
    }
    try await client.store.replace(lists, at: 0)
    #expect(try await client.storageUsage().classes == 5_251)
    _ = try await client.courses()
    #expect(try await client.search("18.0").hits.count == 50)
    #expect(try await client.search(Catalogue.words[0]).hits.count == 50)
    #expect(try await client.search("c", limit: 10).hits.count == 10)
    await client.close()
  }
}
