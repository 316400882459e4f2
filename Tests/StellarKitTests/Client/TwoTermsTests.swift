import PentadCore
import StellarKit
import TestSupport
import Testing

/// A class that is there in the term that ends and in the next one.
@Suite struct TwoTermsTests {
  private static let old = Samples.make("18.06", title: "Linear Algebra", term: "su26")
  private static let new = Samples.make("18.06", title: "Linear Algebra", term: "fa26")
  private let world = World()

  /// A client in the old term, whose bookmark of the class the server knows.
  private func openInOldTerm() async throws -> StellarClient {
    world.server.set { $0.term = StellarTerm(code: "su26") }
    let client = try await world.open()
    try await client.registerDevice()
    _ = try await client.refreshTerm()
    try await client.bookmark(Self.old)
    #expect(try await client.synchronise() == 0)
    return client
  }

  // MARK: Bookmarks

  @Test func theNewBookmarkIsSentWhenTheOldOneIsArchived() async throws {
    let client = try await openInOldTerm()
    try await client.bookmark(Self.new)
    world.server.set { $0.term = StellarTerm(code: "fa26") }
    #expect(try await client.refreshTerm().removed == [Self.old])
    let bookmarks = try await client.bookmarks()
    #expect(bookmarks.map(\.item) == [Self.new] && bookmarks.map(\.sync) == [.waiting])
    #expect(try await client.synchronise() == 0)
    #expect(world.server.asked.last == "subscribe 18.06 fa26")
    #expect(try await client.bookmarks().map(\.sync) == [.done])
  }

  /// Pending operations for the old term are discarded.
  @Test func onlyOperationsOfTheOldTermAreDiscarded() async throws {
    world.server.set { $0.term = StellarTerm(code: "su26") }
    let client = try await world.open()
    _ = try await client.refreshTerm()
    for item in [Self.old, Self.new] { try await client.bookmark(item) }
    world.server.set { $0.term = StellarTerm(code: "fa26") }
    _ = try await client.refreshTerm()
    try await client.registerDevice()
    world.server.forget()
    #expect(try await client.synchronise() == 0)
    #expect(world.server.asked == ["subscribe 18.06 fa26"])
  }

  @Test func eachBookmarkHasItsOwnSyncState() async throws {
    let client = try await openInOldTerm()
    let refusal = PentadError(.unauthorized, "no")
    world.server.around { question async throws(PentadError) in
      if question == "subscribe 18.06 fa26" { throw refusal }
    }
    try await client.bookmark(Self.new)
    #expect(try await client.bookmarks().map(\.sync) == [.done, .waiting])
    #expect(try await client.synchronise() == 1)
    #expect(try await client.bookmarks().map(\.sync) == [.done, .failed(refusal)])
  }

  @Test func bothBookmarksAreRemoved() async throws {
    let client = try await openInOldTerm()
    try await client.bookmark(Self.new)
    #expect(try await client.synchronise() == 0)
    world.server.forget()
    try await client.removeBookmark("18.06")
    #expect(try await client.synchronise() == 0)
    #expect(
      world.server.asked.sorted() == ["unsubscribe 18.06 fa26", "unsubscribe 18.06 su26"])
  }

  @Test func newDeviceGetsBothBookmarks() async throws {
    let client = try await openInOldTerm()
    try await client.bookmark(Self.new)
    #expect(try await client.synchronise() == 0)
    world.server.set { $0.device = StellarDevice(id: "78", passKey: "another") }
    try await client.registerDevice()
    #expect(try await client.synchronise() == 0)
    #expect(world.server.told["78"] == ["18.06", "18.06"])
  }

  /// A code without a letter is no term.
  @Test func aBookmarkOfAnEmptyTerm() async throws {
    let client = try await world.open()
    try await client.registerDevice()
    try await client.bookmark(Samples.make("18.06", term: ""))
    #expect(try await client.bookmarks().map(\.sync) == [.waiting])
    #expect(try await client.synchronise() == 0)
    #expect(world.server.asked.last == "subscribe 18.06 fa26")
  }

  /// The number alone means the class of the current term, even if another was bookmarked or listed
  /// last.
  @Test func memoryHasTheClassOfTheCurrentTerm() async throws {
    let client = try await openInOldTerm()
    try await client.bookmark(Self.new)
    #expect(try await client.cachedClass("18.06") == Self.old)
    world.server.set { $0.classes["18"] = [Self.new] }
    _ = try await client.classes(in: "18")
    #expect(try await client.cachedClass("18.06") == Self.old)
  }

  // MARK: Terms out of order

  /// The other client of the store asks later, and is answered first.
  @Test func anAnswerFromBeforeTheNewTermArchivesNothing() async throws {
    world.server.set { $0.term = StellarTerm(code: "su26") }
    let slow = try await world.open(inMemory: false)
    let quick = try await world.open(inMemory: false)
    world.whenAnswered("term") { [world] () async throws(PentadError) in
      world.server.set { $0.term = StellarTerm(code: "fa26") }
      world.time.advance(1_000)
      _ = try await quick.refreshTerm()
      try await quick.bookmark(Self.new)
      world.time.advance(1_000)
    }
    let change = try await slow.refreshTerm()
    #expect(change.new.code == "fa26" && !change.isChanged && change.removed == [])
    #expect(try await slow.term()?.code == "fa26")
    let bookmarks = try await slow.bookmarks()
    #expect(bookmarks.map(\.item) == [Self.new] && bookmarks.map(\.sync) == [.waiting])
    await quick.close()
    await slow.close()
  }

  @Test func aTermFromBeforeTheClockWasSetBackIsReplaced() async throws {
    let client = try await openInOldTerm()
    world.time.advance(-World.day)
    world.server.set { $0.term = StellarTerm(code: "fa26") }
    #expect(try await client.refreshTerm().isChanged)
    #expect(try await client.term()?.code == "fa26")
  }

  @Test func bookmarksComeBackWithTheirTerm() async throws {
    let client = try await openInOldTerm()
    world.server.set { $0.term = StellarTerm(code: "fa26") }
    #expect(try await client.refreshTerm().removed == [Self.old])
    world.server.set { $0.term = StellarTerm(code: "su26") }
    let stream = client.events()
    #expect(try await client.refreshTerm().removed == [])
    let bookmarks = try await client.bookmarks()
    #expect(bookmarks.map(\.item) == [Self.old] && bookmarks.map(\.sync) == [.waiting])
    #expect(try await client.archivedBookmarks() == [])
    world.server.forget()
    #expect(try await client.synchronise() == 0)
    #expect(world.server.asked == ["subscribe 18.06 su26"])
    let events = await client.closing(stream)
    #expect(
      events.prefix(2) == [
        .termChanged(StellarTerm(code: "su26"), removed: []), .bookmarksChanged,
      ])
  }

  // MARK: Announcements

  private func tell(_ item: StellarClass, _ announcements: [StellarAnnouncement]) {
    world.server.set {
      $0.infos["18.06"] = ClassInfo(
        masterId: "18.06", content: item, announcements: announcements)
    }
  }

  /// The server answers with the next term's class while the old term is the current one.
  @Test func freshDetailIsTheServersAnswer() async throws {
    let client = try await openInOldTerm()
    tell(Self.old, [World.first])
    _ = await client.stages("18.06")
    tell(Self.new, [World.second])
    let stages = await client.stages("18.06")
    guard case .cached(let kept) = stages.first, case .fresh(let fresh) = stages.last else {
      Issue.record("\(stages)")
      return
    }
    #expect(kept.item == Self.old && kept.news.map(\.announcement) == [World.first])
    #expect(fresh.item == Self.new && fresh.news.map(\.announcement) == [World.second])
    // The number alone means the class of the current term.
    #expect(try await client.cachedClass("18.06") == Self.old)
    #expect(try await client.announcements(for: "18.06").count == 1)
  }

  @Test func onlyTheCurrentTermsAnnouncementsCount() async throws {
    let client = try await openInOldTerm()
    tell(Self.new, [World.first, World.second])
    _ = await client.stages("18.06")
    let third = StellarAnnouncement(unixTime: 3_000, title: "third", text: "")
    tell(Self.old, [third])
    _ = await client.stages("18.06")
    world.server.set { $0.notices = [StellarNotice(masterId: "18.06")] }
    try await client.syncUnread()
    #expect(try await client.announcements(for: "18.06").map(\.announcement) == [third])
    #expect(try await client.unreadCounts() == ["18.06": 1])
    try await client.markRead(third, of: "18.06")
    #expect(try await client.unreadCounts() == [:])
    #expect(try await client.synchronise() == 0)
    #expect(world.server.asked.last == "read stellar:18.06")
  }

  /// Another term has other announcements, even where no bookmark is archived.
  @Test func newTermReportsChangedUnreadCounts() async throws {
    world.server.set { $0.term = StellarTerm(code: "su26") }
    let client = try await world.open()
    _ = try await client.refreshTerm()
    for (item, news) in [(Self.old, [World.first]), (Self.new, [World.first, World.second])] {
      tell(item, news)
      _ = await client.stages("18.06")
    }
    try await client.bookmark(Self.new)
    #expect(try await client.unreadCounts() == ["18.06": 1])
    world.server.set { $0.term = StellarTerm(code: "fa26") }
    let stream = client.events()
    _ = try await client.refreshTerm()
    #expect(try await client.unreadCounts() == ["18.06": 2])
    #expect(await client.closing(stream).contains(.unreadChanged))
  }
}
