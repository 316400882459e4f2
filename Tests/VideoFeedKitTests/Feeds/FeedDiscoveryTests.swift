import Testing

@testable import VideoFeedKit

@Suite struct FeedDiscoveryTests {
  private func feeds(
    _ page: String, at address: String = "https://example.org/a/b"
  ) -> [DiscoveredFeed] {
    FeedDiscovery.feeds(in: Array(page.utf8), at: address)
  }

  @Test func linksInAnyForm() {
    let found = feeds(
      """
      <!DOCTYPE html><html><head><!-- <link rel=alternate type=application/rss+xml href=/no> -->
      <script>"<link rel=alternate type=application/rss+xml href=/no>"</script>
      <LINK HREF='one?a=1&amp;b=2' TYPE="application/rss+xml" REL=Alternate title='R &amp; S'>
      <link type=application/atom+xml rel="feed alternate" href=//e.org/two />
      <link rel="alternate" type="application/feed+json; charset=utf-8" href="/three">
      <link rel="alternate" hreflang="de" href="/de"><link rel="alternate" type="text/html" href="/m">
      <link rel=alternate type=application/json href=/wp-json/1>
      <link rel=alternate type=application/json href=/feed.json>
      <link rel=alternate type=application/rss+xml href="javascript:x">
      <link rel=alternate type=application/rss+xml href=one?a=1&amp;b=2></head></html>
      """)
    #expect(
      found.map(\.address) == [
        "https://example.org/a/one?a=1&b=2", "https://e.org/two", "https://example.org/three",
        "https://example.org/feed.json",
      ])
    #expect(found.first?.title == "R & S")
    #expect(found.first?.type == "application/rss+xml")
  }

  @Test func theBaseOfThePage() {
    let link = "<link rel=alternate type=application/rss+xml href=f>"
    #expect(
      feeds("\(link)<base href=/c/><base href=/d/>").first?.address == "https://example.org/c/f")
    #expect(feeds("<base href='javascript:x'>\(link)").first?.address == "https://example.org/a/f")
  }

  @Test(arguments: [
    (
      "https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv/videos",
      "channel_id=UCabcdefghijklmnopqrstuv"
    ),
    ("https://m.youtube.com/user/Name", "user=Name"),
    ("https://youtube.com/playlist?x=1&list=PLabc-_1", "playlist_id=PLabc-_1"),
    ("https://WWW.youtube.com/user/Name#x", "user=Name"),
  ])
  func pagesOfYouTube(_ page: String, _ query: String) {
    let feed = "https://www.youtube.com/feeds/videos.xml?\(query)"
    #expect(YouTubeFeed.address(ofPage: page) == feed)
    #expect(
      feeds("<title>A &amp; B</title>", at: page) == [DiscoveredFeed(address: feed, title: "A & B")]
    )
  }

  @Test(arguments: [
    "https://www.youtube.com/@name", "https://www.youtube.com/watch?v=x",
    "https://youtube.com.evil.org/user/x",
    "https://evil.org/channel/UCx", "https://www.youtube.com/channel/a%22b", "",
    "https://www.youtube.com/playlist?list=",
  ])
  func pagesWithoutFeed(_ page: String) {
    #expect(YouTubeFeed.address(ofPage: page) == nil)
  }

  @Test func theChannelOfAName() {
    let page = """
      <link rel="canonical" href="https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv">
      <link rel="alternate" type="application/rss+xml" title="RSS"
        href="https://www.youtube.com/feeds/videos.xml?channel_id=UCabcdefghijklmnopqrstuv">
      """
    #expect(feeds(page, at: "https://www.youtube.com/@name").map(\.title) == ["RSS"])
  }

  @Test func isBounded() {
    let many = (0..<5_000).map { "<link rel=alternate type=text/xml href=/\($0)>" }.joined()
    #expect(feeds(many).count == 50)
    #expect(feeds(String(repeating: "<link ", count: 400_000)).isEmpty)
    #expect(feeds(String(repeating: "<!-", count: 400_000)).isEmpty)
    #expect(feeds(String(repeating: "<script>", count: 200_000)).isEmpty)
  }
}
