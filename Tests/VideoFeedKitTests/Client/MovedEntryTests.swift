import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// A feed whose entries are at other addresses from one reading to the next.
@Suite final class MovedEntryTests: Sendable {
  private let world = VideoWorld()
  private let document = Lock("")

  private func feed() async throws -> VideoFeed {
    let source = try FeedXMLSource(
      FeedRig.address,
      transport: ScriptedTransport { _, _ in
        .text(200, FeedSamples.rss(self.document.withLock { $0 }))
      }, time: world.time.source)
    return try await world.feed([source])
  }

  private func read(_ items: String..., by feed: VideoFeed) async throws {
    document.withLock { $0 = items.joined() }
    world.time.advance(86_400_000)
    #expect(try await feed.refresh().failures == [:])
  }

  private func ids(_ groups: [VideoGroup]) -> [String] { groups.map(\.key.id) }

  @Test func aFileThatIsUploadedAgainStaysAFavourite() async throws {
    let feed = try await feed()
    func item(_ version: Int) -> String {
      """
      <item><guid>ep-1</guid><link>https://pages.example/1</link>
        <enclosure url="https://files.example/1.mp4?updated=\(version)" type="video/mp4"/></item>
      """
    }
    try await read(item(1), by: feed)
    try await feed.like(VideoKey(.web, "files.example/1.mp4?updated=1"))
    #expect(try await feed.favorites().count == 1)
    try await read(item(2), by: feed)
    #expect(ids(try await feed.favorites()) == ["files.example/1.mp4?updated=2"])
    #expect(ids(try await feed.timeline()) == ["files.example/1.mp4?updated=2"])
    await feed.close()
  }

  @Test func aPageThatIsSharedNoLongerOrAgainTakesNoMarkAway() async throws {
    let feed = try await feed()
    func item(_ number: Int) -> String {
      """
      <item><guid>part-\(number)</guid><pubDate>\(number) Jan 1970</pubDate><link>/post</link>
        <enclosure url="/\(number).mp4" type="video/mp4"/></item>
      """
    }
    try await read(item(2), item(1), by: feed)
    #expect(ids(try await feed.timeline()) == ["example.org/2.mp4", "example.org/1.mp4"])
    try await feed.like(VideoKey(.web, "example.org/2.mp4"))
    try await read(item(2), by: feed)
    #expect(ids(try await feed.favorites()) == ["example.org/post"])
    try await read(item(3), item(2), by: feed)
    #expect(ids(try await feed.favorites()) == ["example.org/2.mp4"])
    await feed.close()
  }

  /// The feed repeats a guid: its entries have their pages added. Then one of them is left.
  @Test func anEntryWhoseIDIsMadeUniqueIsSharedOnce() async throws {
    let feed = try await feed()
    func item(_ page: String) -> String {
      """
      <item><guid isPermaLink="false">same</guid><pubDate>1 Jan 1970</pubDate>
        <link>/\(page)</link><enclosure url="/\(page).mp4" type="video/mp4"/></item>
      """
    }
    try await read(item("b"), item("a"), by: feed)
    #expect(ids(try await feed.timeline()) == ["example.org/a", "example.org/b"])
    for items in [item("b"), item("b") + item("a"), item("a")] {
      let last = try await feed.lastEvent()
      try await read(items, by: feed)
      #expect(try await feed.timeline().map(\.broadcasts.count) == [1, 1])
      #expect(
        try await feed.told(after: last).allSatisfy {
          if case .pendingChanged = $0 { false } else { true }
        })
    }
    await feed.close()
  }

  /// Entries without a publication date keep their order.
  @Test func aFeedWithoutDatesKeepsItsOrder() async throws {
    let feed = try await feed()
    func item(_ name: String) -> String {
      "<item><guid>\(name)</guid><enclosure url=\"/\(name).mp4\"/></item>"
    }
    try await read(item("c"), item("a"), item("b"), by: feed)
    let order = ["example.org/c.mp4", "example.org/a.mp4", "example.org/b.mp4"]
    #expect(ids(try await feed.timeline()) == order)
    try await read(item("d"), item("c"), item("a"), item("b"), by: feed)
    #expect(ids(try await feed.timeline()) == ["example.org/d.mp4"] + order)
    await feed.close()
  }
}
