import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct VideoCatalogueTests {
  private static let full = VideoCatalogue(seed: 1)

  @Test func theSameSeedGivesTheSameVideos() {
    let size = VideoSize(channels: 5, videos: 40, people: 4)
    #expect(VideoCatalogue(seed: 7, size: size) == VideoCatalogue(seed: 7, size: size))
    #expect(VideoCatalogue(seed: 7, size: size) != VideoCatalogue(seed: 8, size: size))
  }

  @Test func sizesResembleARealReader() {
    let all = Self.full
    #expect(all.channels.count == 200)
    #expect(all.videos.count == 4_000)
    #expect(all.people.prefix(2).map(\.nickname) == ["alice", "bob"])
    #expect(Set(all.people.map(\.nickname)).count == 60)
    #expect(Set(all.channels.map(\.handle)).count == 200)
    #expect(Set(all.videos.map(\.uuid)).count == 4_000)
    #expect(Set(all.videos.map(\.placeID)).count == 4_000)
    #expect(all.channels.allSatisfy { !all.videos(of: $0.number).isEmpty })
    #expect(all.videos.map(\.publishedAt) == all.videos.map(\.publishedAt).sorted())
    let characters = all.videos.reduce(0) { $0 + $1.text.count } / 4_000
    #expect((250...400).contains(characters), "\(characters)")
    #expect(all.videos.contains { $0.title.contains("&") })
    #expect(all.videos.contains { $0.title.contains("<") })
    #expect(all.videos.contains { !$0.title.allSatisfy(\.isASCII) })
  }

  @Test func aVideoIsFoundByEachOfItsNames() throws {
    let video = Self.full.videos[1_234]
    #expect(video.number == 1_235)
    #expect(Self.full.video(1_235) == video)
    for name in ["1235", video.uuid, video.placeID] { #expect(Self.full.find(name) == video) }
    #expect(Self.full.video(0) == nil && Self.full.video(4_001) == nil)
    #expect(Self.full.find("") == nil)
    #expect(Self.full.person(100) == nil && Self.full.channel(0) == nil)
  }

  @Test func theSmallestSizeIsOneChannelAndTwoPeople() {
    let least = VideoCatalogue(
      seed: 1, size: VideoSize(channels: -1, videos: -1, people: -1, shares: -1))
    #expect((least.channels.count, least.videos.count, least.people.count) == (1, 0, 2))
  }

  @Test func shelfKeepsItsNumbersAndReportsChanges() throws {
    let clock = ServerClock()
    let shelf = VideoShelf(
      seed: 1, size: VideoSize(channels: 3, videos: 9, people: 2), clock: clock)
    clock.set(1_800_000_000_000)
    let before = shelf.catalogue
    try shelf.remove("9")
    let new = try shelf.publish(title: "A", in: before.channels[1].handle)
    #expect((new.number, new.place, new.channel) == (10, .youtube, 2))
    #expect(abs(new.publishedAt - 1_800_000_000_000) <= 1_000)
    #expect(shelf.catalogue.video(9) == nil && shelf.catalogue.video(10) == new)
    try shelf.change("1", title: "B")
    #expect(shelf.catalogue.videos[0].title == "B")
    #expect(shelf.lastChange(of: before.videos[0].channel) >= 1_800_000_000_000)
    #expect(shelf.lastChange() >= shelf.lastChange(of: 3))
    #expect(throws: PentadError.self) { try shelf.remove("9") }
    #expect(throws: PentadError.self) { try shelf.publish(in: "nobody") }
    shelf.reset()
    #expect(shelf.catalogue == before)
  }
}
