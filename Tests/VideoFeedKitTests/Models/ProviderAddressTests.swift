import Testing
import VideoFeedKit

@Suite struct ProviderAddressTests {
  @Test(arguments: [
    "https://vimeo.com/76979871", "http://www.vimeo.com/76979871?share=copy",
    "https://vimeo.com/76979871/8272103f6e", "https://player.vimeo.com/video/76979871?h=8272103f6e",
    "https://vimeo.com/channels/staffpicks/76979871",
    "https://vimeo.com/groups/name/videos/76979871",
    "https://vimeo.com/album/1234/video/76979871", "https://vimeo.com/showcase/1234/video/76979871",
    "https://vimeo.com/ondemand/title/76979871", "https://vimeo.com/manage/videos/76979871",
    "http://vimeo.com/moogaloop.swf?clip_id=76979871&server=vimeo.com",
  ])
  func vimeo(url: String) throws {
    let key = try #require(VideoKey(provider: .vimeo, id: "76979871"))
    #expect(VideoKey(url: url) == key)
    #expect(VideoKey(url: try #require(key.pageURL)) == key)
    #expect(VideoKey(url: try #require(key.embedURL)) == key)
  }

  @Test(arguments: [
    "https://vimeo.com/", "https://vimeo.com/somebody", "https://vimeo.com/channels/1234",
    "https://vimeo.com/album/1234", "https://vimeo.com/0123",
    "https://vimeo.com/1234567890123456789",
    "https://notvimeo.com/76979871",
  ])
  func otherPagesOfVimeo(url: String) { #expect(VideoKey(url: url)?.provider == .web) }

  @Test(arguments: [
    "https://www.dailymotion.com/video/x7u5b1", "https://dai.ly/x7u5b1",
    "http://www.dailymotion.com/video/x7u5b1_a-title-that-follows_news",
    "https://www.dailymotion.com/embed/video/x7u5b1?autoplay=1",
    "https://www.dailymotion.com/fr/video/x7u5b1", "https://www.dailymotion.com/swf/video/x7u5b1",
    "https://geo.dailymotion.com/player/xb1.html?video=x7u5b1",
    "https://geo.dailymotion.com/player.html?video=x7u5b1",
  ])
  func dailymotion(url: String) throws {
    let key = try #require(VideoKey(provider: .dailymotion, id: "x7u5b1"))
    #expect(VideoKey(url: url) == key)
    #expect(VideoKey(url: try #require(key.pageURL)) == key)
    #expect(VideoKey(url: try #require(key.embedURL)) == key)
  }

  /// The long name of a video and its short one are those of a video that is on the network.
  @Test(arguments: [
    "https://framatube.org/w/kkGMgK9ZtnKfYAgnEtQxbv",
    "https://framatube.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d?start=1m",
    "https://framatube.org/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d",
    "https://other.example:8443/videos/embed/9C9DE5E8-0A1E-484A-B099-E80766180A6D",
    "http://127.0.0.1:9000/videos/watch/kkGMgK9ZtnKfYAgnEtQxbv",
    "https://framatube.org/api/v1/videos/9c9de5e8-0a1e-484a-b099-e80766180a6d",
  ])
  func peertubeOnEveryHost(url: String) {
    let key = VideoKey(url: url)
    #expect(key?.text == "peertube:9c9de5e8-0a1e-484a-b099-e80766180a6d")
    #expect(key == VideoKey(provider: .peertube, id: "kkGMgK9ZtnKfYAgnEtQxbv"))
    #expect(key?.pageURL == nil && key?.embedURL == nil)
  }

  @Test(arguments: [
    "https://example.org/w/kkGMgK9ZtnKfYAgnEtQxb0", "https://example.org/videos/watch/123",
    "https://example.org/w/zzzzzzzzzzzzzzzzzzzzzz", "https://example.org/w/1111111111111111111111",
    "https://example.org/w/9c9de5e8-0a1e-484a-b099e-80766180a6d",
    "https://example.org/w/p/kkGMgK9Ztn",
  ])
  func pagesThatOnlyLookLikePeerTube(url: String) {
    #expect(VideoKey(url: url)?.provider == .web)
  }

  @Test(arguments: ["123", "", "not-a-uuid-but-of-thirty-six-letters", "9c9de5e8"])
  func idsThatOneServerOfPeerTubeAloneKnows(id: String) {
    #expect(VideoKey(provider: .peertube, id: id) == nil)
  }
}
