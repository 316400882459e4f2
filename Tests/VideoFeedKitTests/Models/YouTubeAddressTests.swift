import Testing
import VideoFeedKit

@Suite struct YouTubeAddressTests {
  @Test(arguments: [
    "https://www.youtube.com/watch?v=BmzSEYNTkHA", "http://youtube.com/watch?v=BmzSEYNTkHA",
    "HTTPS://M.YouTube.com/watch?feature=share&v=BmzSEYNTkHA&t=42s#comments",
    "https://music.youtube.com/watch?v=BmzSEYNTkHA&list=RDAMVM", "//youtu.be/BmzSEYNTkHA",
    "https://youtu.be/BmzSEYNTkHA?si=abc&t=1", "  https://youtu.be/BmzSEYNTkHA\n",
    "https://www.youtube.com/embed/BmzSEYNTkHA?rel=0",
    "https://www.youtube-nocookie.com/embed/BmzSEYNTkHA",
    "https://www.youtube.com/shorts/BmzSEYNTkHA", "https://www.youtube.com/live/BmzSEYNTkHA",
    "https://www.youtube.com/v/BmzSEYNTkHA?version=3",
    "http://www.youtube.com/v/BmzSEYNTkHA&hl=en_US&fs=1", "http://www.youtube.com/e/BmzSEYNTkHA",
    "https://youtube.googleapis.com/v/BmzSEYNTkHA", "https://www.youtube.com/watch/BmzSEYNTkHA",
    "https://www.youtube.com/watch_popup?v=BmzSEYNTkHA",
    "http://gdata.youtube.com/feeds/api/videos/BmzSEYNTkHA?v=2",
    "http://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3DBmzSEYNTkHA%26feature%3Dshare",
    "https://www.youtube.com/oembed?url=https%3A%2F%2Fyoutu.be%2FBmzSEYNTkHA&format=json",
    "http://www.youtube.com/user/somebody#p/u/1/BmzSEYNTkHA",
    "http://www.youtube.com/#!v=BmzSEYNTkHA",
    "http://m.youtube.com/#/watch?v=BmzSEYNTkHA&desktop_uri=x", "yt:video:BmzSEYNTkHA",
    "tag:youtube.com,2008:video:BmzSEYNTkHA",
  ])
  func oneKeyForAllForms(url: String) {
    #expect(VideoKey(url: url) == VideoKey(provider: .youtube, id: "BmzSEYNTkHA"))
  }

  /// A page of YouTube without a video, or an id that cannot be one, is a page like any other.
  @Test(arguments: [
    "https://www.youtube.com/watch?v=short", "https://www.youtube.com/watch?v=BmzSEYNTkH%C3%A4",
    "https://www.youtube.com/embed/videoseries?list=PL123",
    "https://www.youtube.com/embed/live_stream?channel=UC123",
    "https://www.youtube.com/@somebody", "https://youtu.be/",
    "https://www.youtube.com/watch?v=BmzSEYNTkHA1", "https://notyoutube.com/watch?v=BmzSEYNTkHA",
    "https://youtube.com.example.org/watch?v=BmzSEYNTkHA",
    "https://www.youtube.com/oembed?url=https://www.youtube.com/oembed?url=https://youtu.be/x",
  ])
  func pagesWithoutAVideo(url: String) {
    #expect(VideoKey(url: url)?.provider == .web)
  }

  @Test(arguments: ["yt:video:", "yt:video:short", "yt:channel:BmzSEYNTkHA"])
  func idsOfFeedsThatAreNoVideos(id: String) { #expect(VideoKey(url: id) == nil) }

  @Test func pageAndEmbedAddresses() {
    let key = VideoKey(provider: .youtube, id: "BmzSEYNTkHA")
    #expect(key?.pageURL == "https://www.youtube.com/watch?v=BmzSEYNTkHA")
    #expect(key?.embedURL == "https://www.youtube.com/embed/BmzSEYNTkHA")
    #expect(key?.pageURL.flatMap { VideoKey(url: $0) } == key)
    #expect(key?.embedURL.flatMap { VideoKey(url: $0) } == key)
  }
}
