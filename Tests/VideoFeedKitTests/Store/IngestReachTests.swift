import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// No address from elsewhere is stored that would lead a program to its own machine.
@Suite struct IngestReachTests {
  private let world = VideoWorld()
  private let inside = "http://127.0.0.1:8080/x"

  private func page(of source: SourceID) throws -> FeedPage {
    let key = Samples.key()
    let person = Sharer(nickname: "eve", imageURL: inside + ".jpg", origin: .feed)
    let video = Video(
      key: key, title: "One",
      images: ["https://example.org/a.jpg", inside + ".jpg"].compactMap { VideoImage(url: $0) },
      media: ["https://example.org/a.mp4", inside + ".mp4"].compactMap {
        MediaRendition(url: $0)
      }, embed: VideoEmbed(url: inside), pageURL: inside)
    let broadcast = Broadcast(
      id: try Samples.id("1", of: source), video: key, sharer: person, createdAt: 1)
    let comment = try #require(
      VideoComment(
        id: Samples.id("c", of: source), video: key, author: person, text: "hm", createdAt: 2))
    var page = FeedPage(
      of: source, videos: [video], broadcasts: [broadcast], comments: [comment])
    let id = try Samples.id("k", of: source)
    page.channels = [VideoChannel(id: id, name: "C", isPublic: true, imageURL: inside)]
    page.rolls = [Roll(id: id, title: "R", creator: person, imageURL: inside)]
    return page
  }

  @Test func fromElsewhere() async throws {
    let store = try await world.open()
    try await store.ingest(try page(of: Samples.feed))
    try await store.applyPending()
    try await store.save(
      account: SourceAccount(userId: "1", name: "E", imageURL: inside), of: Samples.feed)
    let group = try #require(try await store.all().first)
    #expect(group.video.images.map(\.url) == ["https://example.org/a.jpg"])
    #expect(group.video.media.map(\.url) == ["https://example.org/a.mp4"])
    #expect(group.video.embed?.url == Samples.key().embedURL)
    #expect(group.video.pageURL == Samples.key().pageURL)
    #expect(group.face.sharer.imageURL == nil && group.comments.first?.author.imageURL == nil)
    #expect(try await store.channels(of: Samples.feed).map(\.imageURL) == [nil])
    #expect(try await store.rolls(of: Samples.feed).map(\.imageURL) == [nil])
    #expect(try await store.source(Samples.feed)?.account?.imageURL == nil)
    // The same again is nothing new.
    let last = try await store.lastEvent()
    try await store.ingest(try page(of: Samples.feed))
    #expect(try await store.lastEvent() == last)
    await store.close()
  }

  @Test func fromHere() async throws {
    let store = try await world.open()
    let source = SourceID("feed:http://localhost/feed")
    try await store.save(
      source: SourceDescription(
        id: source, kind: .feed, address: "http://localhost/feed", addedAt: 1))
    try await store.ingest(try page(of: source))
    try await store.applyPending()
    let group = try #require(try await store.all().first)
    #expect(group.video.images.count == 2 && group.video.media.count == 2)
    #expect(group.face.sharer.imageURL == inside + ".jpg" && group.video.pageURL == inside)
    await store.close()
  }
}
