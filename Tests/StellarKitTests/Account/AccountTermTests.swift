import PentadCore
import StellarKit
import TestSupport
import Testing

/// A school that moves a class to another term, which is still the same class.
@Suite struct AccountTermTests {
  /// In the second case, the class of the new term was stored before the move was known.
  @Test(arguments: [false, true]) func aClassThatChangesItsTermKeepsItsData(
    isKnown: Bool
  ) async throws {
    let world = SchoolWorld()
    world.school.set { $0.enrolments[0] = FakeSchool.enrolment("1", isBookmarked: true) }
    let client = try await world.open()
    try await client.refreshAccount()
    try await client.markRead(
      FakeSchool.news("b", at: 86_300_000).announcement, of: "1")
    try await client.synchronise()
    let before = try await client.announcementsFeed().value.map(\.announcement)
    world.school.set { $0.enrolments[0] = FakeSchool.enrolment("1", term: "t2") }
    world.time.advance(1_000)
    if isKnown { for await _ in client.classInfo("1") {} }
    // Only recent announcements are fetched, which are none.
    world.school.set { $0.announcements = [] }
    world.time.advance(1_000)
    try await client.refreshAccount()
    let feed = try await client.announcementsFeed().value
    #expect(feed.map(\.announcement) == before.filter { $0.date < 86_227_000_000 })
    #expect(feed.allSatisfy { $0.item.term?.code == "t2" || $0.item.masterId == "2" })
    let bookmarks = try await client.bookmarks()
    #expect(bookmarks.map(\.item.term?.code) == ["t2"] && bookmarks[0].item.title == "Title")
    #expect(try await client.search("Class 1").hits.map(\.masterId) == ["1"])
    #expect(try await client.myClasses().value.map(\.enrolment.item.term?.code) == ["t2", "t1"])
    await client.close()
  }
}
