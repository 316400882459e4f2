import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// The pages of the feed contain each announcement once.
@Suite struct FeedPageTests {
  /// A school with announcements of two classes in few seconds. Keys contain separators.
  private func school() -> SchoolWorld {
    let world = SchoolWorld()
    world.school.set { state in
      state.announcements = (0..<20).map { number in
        FakeSchool.news(
          "\(number):7", at: 86_300_000 + Int64(number / 8), of: number % 3 == 0 ? "2" : "1")
      }
    }
    return world
  }

  @Test(arguments: [1, 3, 7, 20]) func noneOfTheSameSecondIsSkipped(_ limit: Int) async throws {
    let client = try await school().open()
    let whole = try await client.announcementsFeed().value
    var pages: [StellarFeedItem] = []
    while true {
      let page = try await client.announcementsFeed(after: pages.last?.position, limit: limit)
      guard !page.value.isEmpty else { break }
      pages += page.value
    }
    #expect(pages == whole && Set(whole.map(\.announcement.id)).count == 20)
    await client.close()
  }

  @Test(arguments: [1, 3, 11]) func pagesOfSeveralAccounts(_ limit: Int) async throws {
    let worlds = [school(), school(), school()]
    let accounts = try await StellarAccounts(StellarConfiguration()) {
      account, _ throws(PentadError) in
      worlds[Int(account.name) ?? 0].school
    }
    for number in worlds.indices {
      try await accounts.add(.canvas, address: "https://\(number).example", name: "\(number)")
    }
    let whole = try await accounts.announcementsFeed().items
    var pages: [StellarMerged<StellarFeedItem>.Entry] = []
    while true {
      let last = pages.last
      let page = try await accounts.announcementsFeed(
        after: last?.item.position, in: last?.account, limit: limit
      ).items
      guard !page.isEmpty else { break }
      pages += page
    }
    let name = { (entry: StellarMerged<StellarFeedItem>.Entry) in
      entry.account + entry.item.position
    }
    #expect(pages.map(name) == whole.map(name) && Set(pages.map(name)).count == 60)
    await accounts.close()
  }

  @Test func aPageOfSeveralAccountsNeedsPositionAndAccount() async throws {
    let accounts = try await StellarAccounts(StellarConfiguration()) { _, _ throws(PentadError) in
      school().school
    }
    for (position, account) in [("1:0:", nil), (nil, "an account")] as [(String?, String?)] {
      let error = await #expect(throws: PentadError.self) {
        try await accounts.announcementsFeed(after: position, in: account)
      }
      #expect(error?.code == .invalid)
    }
    await accounts.close()
  }

  /// Without the account's place among the others, the next page would repeat or skip announcements.
  @Test func aPageAfterAnUnknownAccountIsNotFound() async throws {
    let accounts = try await StellarAccounts(StellarConfiguration()) { _, _ throws(PentadError) in
      school().school
    }
    let account = try await accounts.add(.canvas, address: "https://a.example")
    let last = try #require(try await accounts.announcementsFeed(limit: 2).items.last)
    try await accounts.add(.canvas, address: "https://b.example")
    try await accounts.remove(account.id)
    for id in [account.id, "unknown"] {
      let error = await #expect(throws: PentadError.self) {
        try await accounts.announcementsFeed(after: last.item.position, in: id)
      }
      #expect(error?.code == .notFound && error?.message.contains("first page") == true)
    }
    await accounts.close()
  }

  @Test(arguments: [
    "", "1", "1:2", "1:-1:x", "x:1:x", "1:9:x", "1:99999999999999999999:x", " 1:0:",
  ])
  func otherTextsAreNoPositions(_ text: String) async throws {
    let client = try await school().open()
    try await client.refreshAccount()
    let error = await #expect(throws: PentadError.self) {
      try await client.announcementsFeed(after: text)
    }
    #expect(error?.code == .invalid)
    #expect(
      try await client.announcementsFeed(after: "-9223372036854775808:0:").value.isEmpty)
    await client.close()
  }
}
