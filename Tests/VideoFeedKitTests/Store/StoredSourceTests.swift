import PentadCore
import PentadStorage
import TestSupport
import Testing

@testable import VideoFeedKit

/// Sources: what is kept of them, and what goes with them.
@Suite struct StoredSourceTests {
  private let world = VideoWorld()
  private let one = Samples.key("one01234567")
  private let two = Samples.key("two01234567")

  @Test func descriptionHealthAndAccount() async throws {
    let store = try await world.open()
    let start = try await store.lastEvent()
    var description = SourceDescription.of(Samples.feed)
    try await store.save(source: description)
    #expect(try await store.lastEvent() == start)
    (description.isPaused, description.title) = (true, "T")
    try await store.save(source: description)
    #expect(try await store.sources().map(\.description.id) == [Samples.shelby, Samples.feed])
    var health = SourceHealth(
      failures: 2, goneCount: 1, goneSince: 5, lastSuccessAt: 4,
      lastError: PentadError(.serverUnavailable, "later"), nextPollAt: 9)
    try await store.save(health, of: Samples.feed)
    var stored = try #require(try await store.source(Samples.feed))
    #expect(stored.description == description && stored.health == health)
    health.nextPollAt = 10
    try await store.save(health, of: Samples.feed)
    let id = try Samples.id("c", of: Samples.feed)
    let account = SourceAccount(
      userId: "1", name: "Al", nickname: "al", imageURL: "https://example.org/a.jpg",
      services: [.init(.twitter, isConnected: true), .init(.facebook, isConnected: false)],
      channels: [VideoChannel(id: id, name: "C", isPublic: true)])
    try await store.save(account: account, of: Samples.feed)
    try await store.save(account: account, of: Samples.feed)
    stored = try #require(try await store.source(Samples.feed))
    #expect(stored.account == account && stored.health == health)
    #expect(try await store.channels(of: Samples.feed) == account.channels)
    #expect(
      try await store.told(after: start) == [
        .sourceChanged(Samples.feed), .sourceChanged(Samples.feed),
        .accountChanged(Samples.feed),
      ])
    try await store.save(account: nil, of: Samples.feed)
    #expect(try await store.source(Samples.feed)?.account == nil)
    for name in ["", "a\nb", String(repeating: "x", count: 3_000)] {
      let bad = SourceDescription(id: SourceID(name), kind: .host, address: "", addedAt: 0)
      let error = await #expect(throws: PentadError.self) { try await store.save(source: bad) }
      #expect(error?.code == .invalid)
    }
    await store.close()
  }

  @Test func pausingAndMovingChangeThatAlone() async throws {
    let store = try await world.open()
    let start = try await store.lastEvent()
    var description = SourceDescription.of(Samples.feed)
    let old = description.address
    for _ in 0..<2 {
      try await store.set(Samples.feed, isPaused: true)
      try await store.move(
        Samples.feed, from: old, to: "https://example.org/new.xml")
    }
    (description.isPaused, description.address) = (true, "https://example.org/new.xml")
    #expect(try await store.source(Samples.feed)?.description == description)
    #expect(
      try await store.told(after: start) == [
        .sourceChanged(Samples.feed), .sourceChanged(Samples.feed),
      ])
    try await store.remove(source: Samples.feed)
    let error = await #expect(throws: PentadError.self) {
      try await store.set(Samples.feed, isPaused: false)
    }
    #expect(error?.code == .sourceNotFound)
    try await store.move(Samples.feed, from: old, to: "https://example.org/")
    #expect(try await store.source(Samples.feed) == nil)
    await store.close()
  }

  @Test func channelsAndRolls() async throws {
    let store = try await world.open()
    var page = FeedPage(of: Samples.shelby, videos: [], broadcasts: [])
    let id = try Samples.id("c")
    page.channels = [VideoChannel(id: id, name: "C", isPublic: false, imageURL: "https://a.org/")]
    page.rolls = [
      Roll(
        id: id, title: "R", creator: Samples.sharer("alice"), isCollaborative: true,
        broadcastCount: 4),
      Roll(id: try Samples.id("d"), title: "S"),
    ]
    try await store.ingest(page)
    try await store.ingest(page)
    #expect(try await store.channels(of: Samples.shelby) == page.channels)
    #expect(try await store.rolls(of: Samples.shelby) == page.rolls)
    #expect(try await store.rolls(of: Samples.feed) == [])
    await store.close()
  }

  /// A store with one video of both sources and one of the second alone, all with something of the
  /// user's.
  private func filled(clearing: Bool) async throws -> VideoStore {
    let store = try await world.open(inMemory: false)
    try await store.share(
      [try Samples.broadcast("1", of: one, by: "alice", saying: "shelby's words")],
      [Video(key: one, title: "One")])
    let image = try #require(VideoImage(url: "https://example.org/two.jpg"))
    try await store.share(
      [
        try Samples.broadcast("1", of: one, by: "feed", saying: "a giraffe", from: Samples.feed),
        try Samples.broadcast("2", of: two, by: "feed", saying: "giraffes", from: Samples.feed),
      ], [Video(key: two, title: "Two", images: [image])])
    for key in [one, two] {
      try await store.change(
        key, telling: [VideoAction(.like(true), key, tell: Samples.feed)]
      ) { $0.isLiked = true }
    }
    try await store.change(Samples.key("of no source")) { $0.isLiked = true }
    let account = SourceAccount(userId: "1", name: "Al")
    try await store.save(account: account, of: Samples.feed)
    try await store.save(image: [1, 2, 3], of: image.url)
    try await store.save(image: [4], of: "https://example.org/other.jpg")
    if clearing { try await store.clearCache() }
    return store
  }

  @Test(arguments: [false, true]) func nothingIsLeft(clearing: Bool) async throws {
    let store = try await filled(clearing: clearing)
    let start = try await store.lastEvent()
    _ = try await store.search("giraffe", limit: 5)
    #expect(try await store.remove(source: Samples.feed))
    #expect(try await !store.remove(source: Samples.feed))
    #expect(try await store.sources().map(\.description.id) == [Samples.shelby])
    #expect(try await store.operations() == [])
    // The video that another source has, or had, stays liked.
    #expect(try await store.state(one).isLiked)
    #expect(try await !store.state(two).isLiked)
    #expect(try await store.state(Samples.key("of no source")).isLiked)
    let told = try await store.told(after: start)
    #expect(told.contains(.sourceRemoved(Samples.feed)) && told.contains(.stateChanged(two)))
    #expect(try await store.all().map(\.key) == [one])
    #expect(try await store.all().first?.video.title == "One")
    #expect(try await store.all().first?.broadcasts.map(\.source) == [Samples.shelby])
    #expect(try await store.search("giraffe", limit: 5) == [])
    #expect(try await store.image("https://example.org/two.jpg") == nil)
    // A picture without a reference is deleted.
    #expect(try await store.image("https://example.org/other.jpg") == nil)
    #expect(world.pictures.isEmpty)
    let words = try await store.database.write { database in
      try SearchIndex.words(database)
    }
    #expect(words == ["alice", "one", "s", "shelby", "words"])
    #expect(try await store.setting("nothing") == nil)
    let leftovers = try await store.database.read { database in
      try SearchIndex.count(
        """
        SELECT (SELECT count(*) FROM sharer WHERE nickname = 'feed')
          + (SELECT count(*) FROM account) + (SELECT count(*) FROM search_text
            WHERE comment LIKE '%giraffe%') + (SELECT count(*) FROM view_source
            WHERE source = 'feed:https://example.org/videos.xml')
        """, database)
    }
    #expect(leftovers == 0)
    await store.close()
  }
}
