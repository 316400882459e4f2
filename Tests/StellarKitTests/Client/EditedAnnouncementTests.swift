import GRDB
import PentadCore
import PentadStorage
import TestSupport
import Testing

@testable import StellarKit

/// A read announcement stays read when it is edited.
@Suite struct EditedAnnouncementTests {
  private let world = World()

  private func tell(_ announcements: [StellarAnnouncement]) {
    world.server.set {
      $0.infos["18.06"] = ClassInfo(
        masterId: "18.06", content: World.algebra, announcements: announcements)
    }
  }

  private func news(_ client: StellarClient) async throws -> [StellarNewsItem] {
    _ = await client.stages("18.06")
    return try await client.announcements(for: "18.06")
  }

  @Test(arguments: [
    ("Porblem set 1", "hello", "Problem set 1", "hello"),
    ("Quiz on Fridya", "In 26-100.", "Quiz on Friday", "In 26-100!"),
    ("Room", "It is 4-231.", "Room", "It is 4-237."),
  ])
  func correctedAnnouncementStaysRead(
    _ title: String, _ text: String, _ newTitle: String, _ newText: String
  ) async throws {
    let hub = EventHub<StellarEvent>()
    let events = hub.events()
    let client = try await world.open(events: hub)
    tell([StellarAnnouncement(unixTime: 5, title: title, text: text)])
    let first = try await news(client)
    try await client.bookmark(id: "18.06")
    try await client.markRead(first[0].announcement, of: "18.06")
    tell([StellarAnnouncement(unixTime: 5, title: newTitle, text: newText)])
    let second = try await news(client)
    #expect(second.map(\.isRead) == [true])
    #expect(second[0].announcement.title == newTitle && second[0].announcement.text == newText)
    #expect(second[0].announcement.key == first[0].announcement.key)
    #expect(try await client.unreadCounts() == [:])
    let told = await client.closing(events)
    #expect(told.filter { $0 == .announcementsArrived(masterId: "18.06", count: 1) }.count == 1)
    #expect(told.contains(.classChanged(masterId: "18.06")))
  }

  @Test func anUnreadOneStaysUnreadAndANewOneIsNew() async throws {
    let client = try await world.open()
    tell([World.first, World.second])
    let first = try await news(client)
    try await client.markRead(first[1].announcement, of: "18.06")
    tell([
      World.first, StellarAnnouncement(unixTime: 2_000, title: "second!", text: "again"),
      StellarAnnouncement(unixTime: 3_000, title: "third", text: ""),
    ])
    #expect(try await news(client).map(\.isRead) == [false, false, true])
  }

  @Test func anIdIsEnough() async throws {
    let client = try await world.open()
    tell([StellarAnnouncement(unixTime: 5, title: "a", text: "b", id: "t1", author: "Ada")])
    try await client.markRead(try await news(client)[0].announcement, of: "18.06")
    let moved = StellarAnnouncement(
      unixTime: 99, title: "another title", text: "and text", id: "t1", author: "Bob")
    tell([moved])
    let second = try await news(client)
    #expect(second.map(\.isRead) == [true] && second.map(\.announcement) == [moved])
  }

  /// The mark knows it again though the announcement was forgotten meanwhile.
  @Test func aMarkOutlivesItsAnnouncement() async throws {
    let client = try await world.open()
    tell([StellarAnnouncement(unixTime: 5, title: "Porblem set", text: "hello")])
    try await client.markRead(try await news(client)[0].announcement, of: "18.06")
    try await client.store.database.write { try $0.execute(sql: "DELETE FROM announcement") }
    tell([StellarAnnouncement(unixTime: 5, title: "Problem set", text: "hello")])
    #expect(try await news(client).map(\.isRead) == [true])
  }

  @Test func htmlAndAuthorsAreStored() async throws {
    let client = try await world.open(inMemory: false)
    let item = StellarAnnouncement(
      unixTime: 5, title: "Notes", text: "See here.",
      html: "<p>See <a href=http://x.org>here</a>.",
      id: "7", author: "Ada")
    tell([item])
    #expect(try await news(client).map(\.announcement) == [item])
    await client.close()
    let again = try await world.open(inMemory: false)
    let stored = try await again.announcements(for: "18.06").map(\.announcement)
    #expect(stored == [item])
    #expect(stored[0].links.map(\.target) == ["http://x.org"])
    await again.close()
  }
}
