import Testing

@testable import VideoFeedKit

/// Documents that are too much.
@Suite struct FeedLimitTests {
  private func limits(_ change: (inout FeedLimits) -> Void) -> FeedLimits {
    var limits = FeedLimits()
    change(&limits)
    return limits
  }

  @Test func entries() throws {
    let items = (1...20).map { "<item><guid>\($0)</guid></item>" }.joined()
    let feed = try FeedSamples.read(FeedSamples.rss(items), limits: limits { $0.entries = 5 })
    #expect(feed.entries.map(\.id) == ["1", "2", "3", "4", "5"])
    #expect(feed.ending == .limited(.entries))
    let exact = try FeedSamples.read(FeedSamples.rss(items), limits: limits { $0.entries = 20 })
    #expect(exact.ending == .complete)
  }

  @Test func entriesOfJSON() throws {
    let items = (1...20).map { "{\"id\":\($0)}" }.joined(separator: ",")
    let text = "{\"version\":\"https://jsonfeed.org/version/1\",\"items\":[\(items)]}"
    let feed = try FeedSamples.read(text, limits: limits { $0.entries = 5 })
    #expect(feed.entries.count == 5)
    #expect(feed.ending == .limited(.entries))
  }

  @Test func bytes() throws {
    let items = (1...500).map { "<item><guid>\($0)</guid></item>" }.joined()
    let reader = FeedReader(limits: limits { $0.bytes = 5_000 })
    let bytes = Array(FeedSamples.rss(items).utf8)
    try reader.read(Array(bytes.prefix(3_000)))
    #expect(!reader.isFull)
    try reader.read(Array(bytes.dropFirst(3_000)))
    #expect(reader.isFull)
    let feed = try reader.finish()
    #expect(feed.ending == .limited(.bytes))
    #expect((50...200).contains(feed.entries.count))
  }

  @Test func depth() throws {
    let deep = String(repeating: "<x>", count: 100_000)
    let feed = try FeedSamples.read(FeedSamples.rss("<item><guid>1</guid></item>\(deep)"))
    #expect(feed.entries.count == 1)
    #expect(feed.ending == .limited(.depth))
  }

  @Test func depthOfMarkup() throws {
    let deep = String(repeating: "<b>", count: 100_000)
    let feed = try FeedSamples.read(
      FeedSamples.rss("<item><guid>1</guid></item><item><description>\(deep)"))
    #expect(feed.entries.count == 1)
    #expect(feed.ending == .limited(.depth))
  }

  @Test(arguments: [300, 100_000, 2_000_000])
  func attributes(_ count: Int) throws {
    var tag = "<x"
    for index in 0..<count { tag += " a\(index)=\"\"" }
    let feed = try FeedSamples.read(FeedSamples.rss("<item><guid>1</guid></item>\(tag)/>"))
    #expect(feed.entries.count == 1)
    #expect(feed.ending == .limited(.attributes))
  }

  @Test func names() throws {
    let names = (0..<200_000).map { "<n\($0)/>" }.joined()
    let feed = try FeedSamples.read(FeedSamples.rss("<item><guid>1</guid></item>\(names)"))
    #expect(feed.ending == .limited(.names))
  }

  @Test func aLongDoctype() throws {
    let declarations = String(repeating: "<!ELEMENT a ANY>", count: 50_000)
    let feed = FeedSamples.rss("").drop { $0 != ">" }.dropFirst()
    #expect(try FeedSamples.read("<!DOCTYPE rss [\(declarations)]>\(feed)").ending == .complete)
  }

  @Test func aTagWithoutEnd() throws {
    let tag = "<x a=\"" + String(repeating: "y", count: 3 << 20)
    let feed = try FeedSamples.read(FeedSamples.rss("<item><guid>1</guid></item>\(tag)\"/>"))
    #expect(feed.ending == .limited(.piece))
  }

  @Test func longTexts() throws {
    let long = String(repeating: "word ", count: 400_000)
    let feed = try FeedSamples.read(
      FeedSamples.rss(
        "<item><guid>\(long)</guid><title>\(long)</title><description>\(long)</description></item>")
    )
    let entry = try #require(feed.entries.first)
    #expect(entry.title?.count == 1_001)
    #expect(entry.summary?.count == 100_001)
    #expect(entry.id.hasPrefix("long:"))
    #expect(feed.ending == .complete)
  }

  @Test func longLists() throws {
    let many = String(repeating: "<enclosure url=\"/a\"/><media:content url=\"/b\"/>", count: 1_000)
    let feed = try FeedSamples.read(FeedSamples.rss("<item>\(many)</item>"))
    #expect(feed.entries.first?.enclosures.count == 100)
    #expect(feed.entries.first?.renditions.count == 100)
  }
}
