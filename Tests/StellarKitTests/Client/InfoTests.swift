import PentadCore
import StellarKit
import TestSupport
import Testing

/// A class in its stages, its announcements, and visits.
@Suite struct InfoTests {
  private let world = World()

  private func tell(_ item: StellarClass?, _ announcements: [StellarAnnouncement]?) {
    world.server.set {
      $0.infos["18.06"] = ClassInfo(
        masterId: "18.06", content: item, announcements: announcements)
    }
  }

  @Test func nothingStoredThenFresh() async throws {
    let client = try await world.open()
    let stages = await client.stages("18.06")
    guard case .fresh(let detail) = stages.first else {
      Issue.record("\(stages)")
      return
    }
    #expect(stages.count == 1 && detail.item == World.algebra)
    #expect(detail.news.map(\.announcement) == [World.first] && !detail.news[0].isRead)
  }

  @Test func aListsClassIsGeneralAndALoadedOneCached() async throws {
    let client = try await world.open()
    _ = try await client.classes(in: "18")
    let first = await client.stages("18.06")
    #expect(first.first == .general(World.algebra) && first.count == 2)
    let second = await client.stages("18.06")
    guard case .cached(let detail) = second.first, case .fresh = second.last else {
      Issue.record("\(second)")
      return
    }
    #expect(detail.infoStoredAt == world.time.source.date() && detail.news.count == 1)
  }

  @Test func oldNewsIsKeptWhenTheServerCannotBeReached() async throws {
    let client = try await world.open()
    _ = await client.stages("18.06")
    world.goOffline()
    let stages = await client.stages("18.06")
    guard case .cached(let old) = stages.first,
      case .failed(let error, let kept) = stages.last
    else {
      Issue.record("\(stages)")
      return
    }
    #expect(error == FakeStellar.offline && kept == old && old.news.count == 1)
    #expect(await client.stages("9.99") == [.failed(FakeStellar.offline, keeping: nil)])
  }

  @Test func aClassThatIsNotFoundKeepsItsRow() async throws {
    let client = try await world.open()
    _ = await client.stages("18.06")
    world.server.set { $0.infos = [:] }
    guard case .failed(let error, let kept) = await client.stages("18.06").last else {
      Issue.record("no failure")
      return
    }
    #expect(error.code == .classNotFound && kept?.item == World.algebra)
    #expect(try await client.cachedClass("18.06J") == World.algebra)
  }

  /// A screen may still show an older version than the store contains.
  @Test func aBookmarkOfAnOldRowHoldsTheNewerClass() async throws {
    let client = try await world.open()
    let renamed = Samples.make("18.06", title: "Linear Algebra and Learning from Data")
    tell(renamed, nil)
    _ = await client.stages("18.06")
    try await client.bookmark(World.algebra)
    #expect(try await client.cachedClass("18.06") == renamed)
  }

  @Test func anAnswerWithoutANameOverwritesNothing() async throws {
    let client = try await world.open()
    _ = await client.stages("18.06")
    tell(nil, nil)
    guard case .failed(let error, let kept) = await client.stages("18.06").last else {
      Issue.record("no failure")
      return
    }
    #expect(error.code == .unexpectedAnswer && kept?.item == World.algebra)
  }

  /// The other client of the store asks later, and is answered first.
  @Test func laterRequestedClassIsKept() async throws {
    let slow = try await world.open(inMemory: false)
    let quick = try await world.open(inMemory: false)
    let renamed = Samples.make("18.06", title: "Matrices")
    world.whenAnswered("info 18.06") { [world] () async throws(PentadError) in
      world.server.set {
        $0.infos["18.06"] = ClassInfo(
          masterId: "18.06", content: renamed, announcements: [World.second])
      }
      world.time.advance(1_000)
      _ = await quick.stages("18.06")
      world.time.advance(1_000)
    }
    guard case .fresh(let detail) = await slow.stages("18.06").last else {
      Issue.record("no answer")
      return
    }
    #expect(detail.item == renamed && detail.news.map(\.announcement) == [World.second])
    #expect(detail.infoStoredAt == world.time.source.date() - 1_000)
    #expect(try await slow.cachedClass("18.06") == renamed)
    await quick.close()
    await slow.close()
  }

  @Test func aClassFromBeforeTheClockWasSetBackIsReplaced() async throws {
    let client = try await world.open()
    _ = await client.stages("18.06")
    world.time.advance(-World.day)
    let renamed = Samples.make("18.06", title: "Matrices")
    tell(renamed, nil)
    _ = await client.stages("18.06")
    #expect(try await client.cachedClass("18.06") == renamed)
  }

  @Test func announcementsStayUnlessTheyWereWithdrawn() async throws {
    let client = try await world.open()
    _ = await client.stages("18.06")
    for told in [nil, []] as [[StellarAnnouncement]?] {
      tell(World.algebra, told)
      _ = await client.stages("18.06")
      #expect(
        try await client.announcements(for: "18.06").map(\.announcement) == [World.first])
    }
    tell(World.algebra, [World.second])
    _ = await client.stages("18.06")
    #expect(
      try await client.announcements(for: "18.06").map(\.announcement) == [
        World.second, World.first,
      ])
    let edited = StellarAnnouncement(unixTime: 2_000, title: "second", text: "edited")
    tell(World.algebra, [edited])
    _ = await client.stages("18.06")
    let news = try await client.announcements(for: "18.06").map(\.announcement)
    #expect(news.map(\.text) == ["edited", "hello"])
    #expect(news.map(\.key) == [World.second.key, World.first.key])
  }

  @Test func theEventsOfAClass() async throws {
    let client = try await world.open()
    let stream = client.events()
    _ = await client.stages("18.06")
    tell(World.algebra, [World.first, World.second])
    _ = await client.stages("18.06")
    let events = await client.closing(stream)
    #expect(events.filter { $0 == .classChanged(masterId: "18.06") }.count == 1)
    #expect(
      events.filter { $0 == .announcementsArrived(masterId: "18.06", count: 1) }.count == 2)
  }

  @Test func visitsAreRemembered() async throws {
    let client = try await world.open()
    for id in ["18.06", "6.002", "18.03", "18.06"] { _ = await client.stages(id) }
    #expect(try await client.recent().map(\.masterId) == ["18.06", "18.03", "6.002"])
    #expect(try await client.recent(limit: 1).map(\.masterId) == ["18.06"])
    #expect(client.cache.item("6.002") == World.circuits)
    try await client.clearCache()
    #expect(client.cache.count == 0)
    #expect(try await client.recent().count == 3)
  }

  @Test func anAnnouncementOfAnImpossibleMoment() async throws {
    let far = StellarAnnouncement(unixTime: .max, title: "never", text: "")
    tell(World.algebra, [far])
    let client = try await world.open()
    try await client.bookmark(World.algebra)
    _ = await client.stages("18.06")
    let news = try await client.announcements(for: "18.06")
    #expect(news.count == 1)
    try await client.markRead(news[0].announcement, of: "18.06")
    #expect(try await client.unreadCounts() == [:])
  }
}
