import Testing

@testable import VideoFeedKit

@Suite struct FeedIdentityTests {
  private func entries(_ items: String) throws -> [ParsedEntry] {
    try FeedSamples.read(FeedSamples.rss(items)).entries
  }

  @Test func originsOfEntryIds() throws {
    let found = try entries(
      """
      <item><guid> a </guid><link>/1</link></item><item><link>/2</link></item>
      <item><enclosure url="/3"/></item><item><title>Four</title></item>
      """)
    #expect(found.map(\.idOrigin) == [.own, .address, .address, .content])
    #expect(found[0].id == "a")
    #expect(found[1].id == "https://example.org/2")
    #expect(found[2].id == "https://example.org/3")
    #expect(found[3].id.hasPrefix("content:"))
  }

  @Test func theyStayTheSame() throws {
    let item = "<item><title>Four</title><pubDate>1 Aug 2026</pubDate></item>"
    let again = try entries("<item><title>New</title></item>\(item)")
    #expect(try entries(item).first?.id == again.last?.id)
    #expect(again[0].id != again[1].id)
  }

  @Test func permanentLinks() throws {
    let found = try entries(
      """
      <item><guid>https://example.org/1</guid></item>
      <item><guid isPermaLink="false">https://example.org/2</guid></item>
      <item><guid>https://example.org/3</guid><link>/x</link></item>
      """)
    #expect(
      found.map(\.page) == ["https://example.org/1", nil, "https://example.org/x"])
  }

  @Test func oneIdWithSeveralTitles() throws {
    let found = try entries(
      """
      <item><guid>a</guid><title>Old</title><pubDate>1 Aug 2026</pubDate></item>
      <item><guid>b</guid></item>
      <item><guid>a</guid><title>New</title><pubDate>2 Aug 2026</pubDate></item>
      <item><guid>a</guid><title>Older</title></item>
      """)
    #expect(found.map(\.title) == ["Old", nil, "New", "Older"])
  }

  @Test func versionsOfOneEntryAreMergedAndCounted() throws {
    let feed = try FeedSamples.read(
      FeedSamples.atom(
        """
        <entry><id>a</id><title>T</title><updated>2026-08-01</updated><summary>old</summary></entry>
        <entry><id>a</id><title>T</title><updated>2026-08-02</updated><summary>new</summary></entry>
        """))
    #expect(feed.entries.map(\.summary) == ["new"] && feed.merged == 1)
  }

  /// Entries that differ in a file, a title or a date are kept apart.
  @Test(arguments: [
    (1...5).map { "<item><link>/</link><enclosure url=\"/\($0).mp4\"/></item>" },
    (1...5).map { "<item><guid>x</guid><enclosure url=\"/\($0).mp4\"/></item>" },
    (1...5).map { "<item><guid>x</guid><link>/</link><title>T\($0)</title></item>" },
    (1...5).map { "<item><guid>x</guid><pubDate>\($0) Aug 2026</pubDate></item>" },
    (1...5).map { "<item><link>/all</link><title>T\($0)</title></item>" },
    (1...5).map { "<item><guid>x</guid><media:content url=\"/\($0).mp4\"/></item>" },
    (1...5).map { "<item><guid>\($0 / 3)</guid><title>T\($0)</title></item>" },
  ])
  func itemsThatDifferStay(_ items: [String]) throws {
    let feed = try FeedSamples.read(FeedSamples.rss(items.joined()))
    #expect(Set(feed.entries.map(\.id)).count == 5 && feed.merged == 0)
    let again = try entries(items.reversed().joined())
    #expect(again.reversed().map(\.id) == feed.entries.map(\.id))
  }

  @Test func aVideoOfYouTubeWithoutAnId() throws {
    let feed = try FeedSamples.read(
      FeedSamples.atom("<entry><yt:videoId>abcdefghijk</yt:videoId><link href=\"/\"/></entry>"))
    #expect(feed.entries.map(\.id) == ["yt:video:abcdefghijk"])
  }

  @Test func oneIdForSeveralEntries() throws {
    let items = (1...3).map { "<item><guid>x</guid><link>/\($0)</link></item>" }
    let found = try entries(items.joined())
    #expect(Set(found.map(\.id)).count == 3)
    #expect(found.allSatisfy { $0.idOrigin == .divided })
    let later = try entries(items.reversed().joined())
    #expect(later.reversed().map(\.id) == found.map(\.id))
  }

  /// A number is no page: two feeds of one folder would have the same.
  @Test func idsThatCountAsAddresses() throws {
    let feed = try FeedSamples.read(
      FeedSamples.rss(
        """
        <item><guid>6</guid></item><item><guid>https://example.org/7</guid></item>
        <item><guid isPermaLink="true">8</guid></item>
        <item><guid isPermaLink="false">https://example.org/9</guid></item>
        """))
    #expect(
      feed.entries.map(\.page) == [
        nil, "https://example.org/7", "https://example.org/blog/8", nil,
      ])
  }
}
