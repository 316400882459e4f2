import Foundation
import PentadCore
import StellarKit
import TestSupport
import Testing

/// Bookmarks: made at once, sent later; archived when their term is over.
@Suite struct BookmarkTests {
  private let world = World()

  /// The original refused a bookmark that the server had not taken.
  @Test func aBookmarkMadeOfflineIsSentLater() async throws {
    let client = try await world.open()
    world.goOffline()
    try await client.bookmark(World.algebra)
    #expect(try await client.bookmarks().map(\.sync) == [.waiting])
    #expect(try await client.synchronise() == 1)
    world.goOffline(false)
    try await client.registerDevice()
    #expect(try await client.synchronise() == 0)
    #expect(world.server.subscribed == ["18.06"])
    #expect(world.server.asked.last == "subscribe 18.06 fa26")
    #expect(try await client.bookmarks().map(\.sync) == [.done])
  }

  /// Servers do not agree on the J, so a class is found with and without; what is written is, too.
  @Test func theJOfAJointClassMakesNoDifference() async throws {
    let client = try await world.open()
    try await client.bookmark(World.algebra)
    _ = await client.stages("18.06")
    #expect(try await client.unreadCounts() == ["18.06": 1])
    try await client.markRead(World.first, of: "18.06J")
    #expect(try await client.unreadCounts() == [:])
    #expect(try await client.announcements(for: "18.06J").map(\.isRead) == [true])
    try await client.removeBookmark("18.06J")
    #expect(try await client.bookmarkedIds == [])
    #expect(try await client.cachedClass("18.06") == World.algebra)
  }

  @Test func bookmarkIsSentInAutomaticMode() async throws {
    let client = try await world.open { $0.worksByItself = true }
    let stream = client.events()
    try await client.registerDevice()
    try await client.bookmark(World.algebra)
    for await published in stream {
      if published.event == .bookmarkSynchronised(masterId: "18.06") { break }
    }
    #expect(world.server.subscribed == ["18.06"])
    await client.close()
  }

  @Test func onlyTheLastOfSeveralChangesIsSent() async throws {
    let client = try await world.open()
    try await client.registerDevice()
    try await client.bookmark(World.algebra)
    try await client.bookmark(World.algebra)
    try await client.removeBookmark("18.06")
    try await client.removeBookmark("18.06")
    try await client.bookmark(World.algebra)
    world.server.forget()
    #expect(try await client.synchronise() == 0)
    #expect(world.server.asked == ["subscribe 18.06 fa26"])
  }

  @Test func refusalIsReportedAndTheBookmarkKept() async throws {
    let client = try await world.open()
    let stream = client.events()
    try await client.registerDevice()
    let refusal = PentadError(.unauthorized, "no")
    world.server.around { question async throws(PentadError) in
      if question.hasPrefix("subscribe") { throw refusal }
    }
    try await client.bookmark(World.algebra)
    #expect(try await client.synchronise() == 1)
    #expect(try await client.bookmarks().map(\.sync) == [.failed(refusal)])
    world.server.around(nil)
    try await client.registerDevice()
    #expect(try await client.synchronise() == 0)
    let events = await client.closing(stream)
    #expect(events.contains(.bookmarkFailed(masterId: "18.06", refusal)))
    #expect(events.last == .bookmarkSynchronised(masterId: "18.06"))
  }

  /// Refusals are retried, too: an address or a certificate may be corrected.
  @Test(arguments: [
    PentadError.Code.serverUnavailable, .connectionRefused, .refused, .unreadableAnswer,
  ])
  func aFailureThatMayPassIsTriedAgain(_ code: PentadError.Code) async throws {
    let client = try await world.open { $0.worksByItself = true }
    let stream = client.events()
    try await client.registerDevice()
    let failures = Lock(3)
    world.server.around { question async throws(PentadError) in
      guard question.hasPrefix("subscribe") else { return }
      let isFailing = failures.withLock { left in
        left -= 1
        return left >= 0
      }
      if isFailing { throw PentadError(code, "it failed") }
    }
    try await client.bookmark(World.algebra)
    for await published in stream {
      if case .bookmarkFailed = published.event {
        Issue.record("it is not tried again")
        break
      }
      if published.event == .bookmarkSynchronised(masterId: "18.06") { break }
    }
    #expect(world.server.asked.filter { $0.hasPrefix("subscribe") }.count == 4)
    await client.close()
  }

  /// Delivered bookmarks are sent again, and pending ones are sent for the new device only.
  @Test func newDeviceGetsAllBookmarks() async throws {
    let client = try await world.open()
    try await client.registerDevice()
    try await client.bookmark(World.circuits)
    #expect(try await client.synchronise() == 0)
    try await client.bookmark(World.algebra)
    try await client.bookmark(World.equations)
    let isFirst = Lock(true)
    world.server.around { [server = world.server] question async throws(PentadError) in
      guard question.hasPrefix("subscribe 18.06"), isFirst.withLock({ $0 }) else { return }
      isFirst.withLock { $0 = false }
      server.set { $0.device = StellarDevice(id: "78", passKey: "another") }
      try await client.registerDevice()
    }
    #expect(try await client.synchronise() == 0)
    #expect(world.server.told["77"] == ["6.002", "18.06"])
    #expect(world.server.told["78"]?.sorted() == ["18.03", "18.06", "6.002"])
  }

  // MARK: The term

  /// The original took the bookmarks away; offline it did nothing at all.
  @Test func newTermArchivesAndReportsOnce() async throws {
    let client = try await world.open()
    let stream = client.events()
    _ = try await client.refreshTerm()
    try await client.bookmark(World.algebra)
    let next = Samples.make("6.1", title: "Next", term: "sp27")
    try await client.bookmark(next)
    world.server.set { $0.term = StellarTerm(code: "sp27") }
    world.goOffline()
    let error = await #expect(throws: PentadError.self) { try await client.refreshTerm() }
    #expect(error == FakeStellar.offline)
    #expect(try await client.term()?.code == "fa26")
    #expect(try await client.bookmarkedIds == ["18.06", "6.1"])
    world.goOffline(false)
    let change = try await client.refreshTerm()
    #expect(change.old?.code == "fa26" && change.new.code == "sp27")
    #expect(change.removed == [World.algebra])
    let again = try await client.refreshTerm()
    #expect(!again.isChanged && again.removed == [])
    #expect(try await client.bookmarkedIds == ["6.1"])
    let archived = try await client.archivedBookmarks()
    #expect(archived.map(\.item) == [World.algebra])
    #expect(archived[0].archivedAt == world.time.source.date())
    let told = await client.closing(stream).filter {
      if case .termChanged = $0 { true } else { false }
    }
    #expect(
      told == [
        .termChanged(StellarTerm(code: "fa26"), removed: []),
        .termChanged(StellarTerm(code: "sp27"), removed: ["18.06"]),
      ])
  }

  @Test func anUnknownTermCodeIsKeptAsItIs() async throws {
    world.server.set { $0.term = StellarTerm(code: "winter quarter") }
    let client = try await world.open()
    #expect(try await client.refreshTerm().new.code == "winter quarter")
    #expect(try await client.term()?.text == "winter quarter")
  }

  // MARK: What is unread

  @Test func readMarksSurviveARefresh() async throws {
    let client = try await world.open()
    try await client.bookmark(World.algebra)
    _ = await client.stages("18.06")
    _ = await client.stages("6.002")
    #expect(try await client.unreadCounts() == ["18.06": 1])
    try await client.markRead(World.first, of: "18.06")
    #expect(try await client.unreadCounts() == [:])
    world.server.set {
      $0.infos["18.06"] = ClassInfo(
        masterId: "18.06", content: World.algebra, announcements: [World.first, World.second])
    }
    _ = await client.stages("18.06")
    #expect(try await client.unreadCounts() == ["18.06": 1])
    #expect(try await client.announcements(for: "18.06").map(\.isRead) == [false, true])
    try await client.clearCache()
    try await client.markAllRead("18.06")
    #expect(try await client.unreadCounts() == [:])
  }

  @Test func theServersNotices() async throws {
    let client = try await world.open()
    let error = await #expect(throws: PentadError.self) { try await client.syncUnread() }
    #expect(error?.code == .deviceNotRegistered)
    try await client.registerDevice(token: "t", appId: "a")
    try await client.bookmark(World.algebra)
    world.server.set {
      $0.notices =
        ["18.06", "6.002"].map(StellarNotice.init(masterId:)) + [
          StellarNotice(tag: "news:1")
        ]
    }
    try await client.syncUnread()
    #expect(try await client.unreadCounts() == ["18.06": 1])
    world.goOffline()
    try await client.markAllRead("18.06")
    #expect(try await client.unreadCounts() == [:])
    world.goOffline(false)
    // The server has not received the mark yet: its notice is outdated.
    try await client.syncUnread()
    #expect(try await client.unreadCounts() == [:])
    #expect(try await client.synchronise() == 0)
    #expect(world.server.asked.contains("read stellar:18.06"))
  }

  // MARK: The timetable

  @Test func conflictsAndCalendars() async throws {
    let client = try await world.open()
    try await client.bookmark(World.algebra)
    try await client.bookmark(World.circuits)
    #expect(try await client.conflicts().map(\.first.masterId) == ["18.06"])
    let one = try await client.iCalendar(for: "18.06")
    #expect(one.contains("SUMMARY:18.06 Lecture"))
    let both = try await client.iCalendarOfBookmarks()
    #expect(both.components(separatedBy: "BEGIN:VEVENT").count == 3)
    let error = await #expect(throws: PentadError.self) { try await client.iCalendar(for: "1.1") }
    #expect(error?.code == .notFound)
  }
}
