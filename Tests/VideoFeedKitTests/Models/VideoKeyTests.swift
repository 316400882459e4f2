import Testing
import VideoFeedKit

@Suite struct VideoKeyTests {
  @Test func providerAndIdAreApart() {
    // Written one after the other, both would be the same text.
    let one = VideoKey(provider: .youtube, id: "1a")
    let other = VideoProvider(rawValue: "youtube1").flatMap { VideoKey(provider: $0, id: "a") }
    #expect(one != nil && other != nil && one != other)
  }

  @Test func textAndBack() throws {
    for text in ["youtube:BmzSEYNTkHA", "web:example.org/a:b?c=d", "file:/videos/a.mp4"] {
      let key = try #require(VideoKey(text: text))
      #expect(key.text == text && key.description == text)
    }
    for text in ["", "youtube", ":a", "youtube:", "you tube:a", "peertube:12", "youtube:a\nb"] {
      #expect(VideoKey(text: text) == nil, "\(text)")
    }
  }

  @Test func providersAreOfOneCase() {
    #expect(VideoProvider(rawValue: "YouTube") == .youtube)
    #expect(VideoKey(text: "YouTube:x") == VideoKey(provider: .youtube, id: "x"))
    for name in ["", "a b", "ä", String(repeating: "a", count: 65), "a:b"] {
      #expect(VideoProvider(rawValue: name) == nil, "\(name)")
    }
  }

  @Test func equalKeysHaveEqualHashes() {
    let keys = (0..<100).compactMap { VideoKey(provider: .youtube, id: "id\($0)") }
    let again = (0..<100).compactMap { VideoKey(provider: .youtube, id: "id\($0)") }
    #expect(keys == again && Set(keys + again).count == 100)
  }

  @Test func order() {
    let keys = ["youtube:b", "vimeo:2", "youtube:a"].compactMap { VideoKey(text: $0) }
    #expect(keys.sorted().map(\.text) == ["vimeo:2", "youtube:a", "youtube:b"])
  }

  @Test func filesOfThisMachine() {
    #expect(VideoKey.file(path: "/videos/a b.mp4")?.text == "file:/videos/a b.mp4")
    #expect(VideoKey.file(path: "videos/a.mp4") == nil)
    #expect(VideoKey.file(path: "/a\0b.mp4") == nil)
  }

  @Test func idsHaveLimits() {
    let limit = VideoLimits.id
    #expect(VideoKey(provider: .web, id: String(repeating: "a", count: limit)) != nil)
    #expect(VideoKey(provider: .web, id: String(repeating: "a", count: limit + 1)) == nil)
    let source = SourceID("local:/videos")
    #expect(RemoteID("", of: source) == nil && RemoteID("a\u{7f}", of: source) == nil)
    #expect(RemoteID("1", of: source).map { $0 < $0 } == false)
  }
}
