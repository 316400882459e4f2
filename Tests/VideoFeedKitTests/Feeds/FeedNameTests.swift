import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The names of feeds whose addresses have secrets in them.
@Suite struct FeedNameTests {
  private let secrets = [
    "https://example.org/videos.xml?token=hunter2",
    "https://example.org/0a1b2c3d4e5f/videos.xml", "https://example.org/videos.xml?hunter2",
  ]

  private var web: ScriptedTransport {
    ScriptedTransport { _, _ in .text(200, FeedSamples.rss("")) }
  }

  @Test func aNameConfirmsNoGuessedSecret() throws {
    for secret in secrets {
      let url = try TransportURL(secret)
      let keys = [FeedNameKey(), FeedNameKey(), .process]
      #expect(Set(keys.map { FeedName.of(url, $0) }).count == 3, "\(secret)")
      for key in keys {
        let name = FeedName.of(url, key)
        #expect(name == FeedName.of(url, key))
        for part in ["hunter2", "0a1b2c3d4e5f"] { #expect(!name.contains(part)) }
      }
      // The first 48 bits of the SHA-1 of "hunter2", which anybody can compute.
      #expect(!FeedName.of(url, keys[0]).contains("f3bbbd66a63d"))
    }
  }

  @Test(arguments: [
    "https://example.org/videos.xml", "https://example.org/feed?channel_id=UC1&format=rss",
  ]) func addressWithoutSecretsIsTheName(_ address: String) throws {
    let url = try TransportURL(address)
    #expect(FeedName.of(url, FeedNameKey()) == "feed:" + address)
  }

  @Test func aKeyIsKeptAsText() {
    let key = FeedNameKey()
    #expect(FeedNameKey(key.text) == key && key.text.count == 40)
    for text in ["", "00", String(repeating: "x", count: 40), key.text + "0"] {
      #expect(FeedNameKey(text) == nil)
    }
  }

  private let world = VideoWorld()

  /// Another opening, and a source that the host gives at each start, have the name in the store.
  @Test func aStoreKeepsTheNames() async throws {
    var names: [[SourceID]] = []
    for _ in 0...1 {
      let given = try FeedXMLSource(secrets[0], transport: web, time: world.time.source)
      let feed = try await world.feed([given], transport: web, inMemory: false)
      let added = try await feed.addFeed(secrets[1]).id
      #expect(try await feed.add(given).id != given.id)
      #expect(try await feed.addFeed(secrets[1]).id == added)
      let list = "<opml><body><outline xmlUrl=\"\(secrets[0])\"/></body></opml>"
      #expect(try await feed.importOPML(Array(list.utf8)).added == [])
      names.append(try await feed.sources().map(\.id))
      await feed.close()
    }
    #expect(names[0] == names[1] && names[0].count == 2)
    let other = try await world.feed(transport: web)
    #expect(try await !names[0].contains(other.addFeed(secrets[1]).id))
    await other.close()
  }

  /// A store of an earlier version has names without a key. They stay, with all that refers to them.
  @Test func aFeedKeepsTheNameThatItHas() async throws {
    let old = SourceID("feed:https://example.org/videos.xml?token=*f3bbbd66a63d")
    let store = try await world.open(inMemory: false)
    try await store.save(
      source: SourceDescription(id: old, kind: .feed, address: secrets[0], addedAt: 5))
    await store.close()
    let given = try FeedXMLSource(secrets[0], transport: web, time: world.time.source)
    let feed = try await world.feed([given], transport: web, inMemory: false)
    #expect(try await feed.addFeed(secrets[0]).id == old)
    #expect(try await feed.add(given).id == old)
    let all = try await feed.sources().filter { $0.description.address == secrets[0] }
    #expect(all.map(\.id) == [old])
    await feed.close()
  }
}
