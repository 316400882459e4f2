import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct FeedServiceTests {
  private let clock = ServerClock()
  private let shelf: VideoShelf
  private let feeds: FeedService

  init() {
    shelf = VideoShelf(seed: 5, size: VideoSize(channels: 4, videos: 90, people: 4), clock: clock)
    feeds = FeedService(shelf)
  }

  private func ask(_ path: String, _ headers: (String, String)...) -> Response {
    var request = Request(method: "GET", target: path)
    request.headers = [("Host", "here:1")] + headers.map { (name: $0.0, value: $0.1) }
    return feeds.respond(to: request)
  }

  private func text(_ path: String) -> String {
    String(decoding: ask(path).bytes ?? [], as: UTF8.self)
  }

  @Test(arguments: FeedFormat.allCases)
  func eachFormatHasTheSameVideos(format: FeedFormat) {
    for channel in shelf.catalogue.channels {
      let feed = text(format.path(of: channel.handle) + "?count=100")
      let videos = shelf.catalogue.videos(of: channel.number)
      for video in videos {
        let id = video.place == .here ? "urn:uuid:\(video.uuid)" : video.placeID
        #expect(feed.contains(id))
        if format == .json {
          #expect(feed.contains(JSONValue.string(video.title).text()))
        } else {
          #expect(feed.contains(">\(Markup.escaped(video.title))</"))
        }
      }
      let files = format == .mrss || format == .json ? 3 : 1
      let count = videos.reduce(0) { $0 + min(files, $1.heights.count) }
      #expect(feed.components(of: ".mp4\"") == count)
    }
  }

  @Test(arguments: FeedFormat.allCases)
  func pagesLeadThroughTheWholeFeedOnce(format: FeedFormat) throws {
    var next: String? = format.path(of: "all") + "?count=7"
    var found: [Int] = []
    while let path = next {
      let feed = text(path)
      let page = shelf.catalogue.videos.reversed().map(\.number).filter { number in
        shelf.catalogue.video(number).map { feed.contains($0.picturePath) } ?? false
      }
      found += page
      next = format == .json ? Self.nextOfJSON(feed) : Self.next(feed)
    }
    #expect(found == shelf.catalogue.videos.reversed().map(\.number))
  }

  private static func next(_ feed: String) -> String? {
    feed.split(separator: "\n").first { $0.contains("rel=\"next\"") }
      .flatMap { $0.split(separator: "href=\"").last?.split(separator: "\"").first }
      .map { String($0).replacing("&amp;", with: "&").replacing("http://here:1", with: "") }
  }

  private static func nextOfJSON(_ feed: String) -> String? {
    JSONValue(parsing: Array(feed.utf8))?["next_url"]?.asString?
      .replacing("http://here:1", with: "")
  }

  @Test(arguments: FeedFormat.allCases)
  func conditionalRequestGetsNotModified(format: FeedFormat) throws {
    let handle = shelf.catalogue.channels[0].handle
    let path = format.path(of: handle)
    let first = ask(path)
    #expect(first.header("Content-Type") == "\(format.type); charset=utf-8")
    #expect(first.header("Cache-Control") == "max-age=60")
    let tag = try #require(first.header("ETag"))
    let date = try #require(first.header("Last-Modified"))
    for field in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let again = ask(path, ("If-None-Match", field))
      #expect(again.status == 304)
      #expect(again.bytes?.isEmpty == true)
      #expect(again.header("ETag") == tag)
    }
    #expect(ask(path, ("If-Modified-Since", date)).status == 304)
    #expect(ask(path, ("If-Modified-Since", "never")).status == 200)
    // The tag counts alone when there are both.
    #expect(ask(path, ("If-None-Match", "\"x\""), ("If-Modified-Since", date)).status == 200)
    try shelf.publish(title: "News", in: handle)
    #expect(ask(path, ("If-None-Match", tag)).status == 200)
    #expect(ask(path, ("If-Modified-Since", date)).status == 200)
    #expect(text(path).contains("News"))
    feeds.setMaxAge(0)
    #expect(ask(path).header("Cache-Control") == "no-cache")
  }

  @Test func removedVideoChangesTheFeed() throws {
    let video = try #require(shelf.catalogue.videos.first)
    let channel = try #require(shelf.catalogue.channel(video.channel))
    let path = FeedFormat.atom.path(of: channel.handle) + "?count=100"
    let date = try #require(ask(path).header("Last-Modified"))
    clock.advance(by: 60_000)
    try shelf.remove(video.uuid)
    #expect(ask(path, ("If-Modified-Since", date)).status == 200)
    #expect(!text(path).contains(video.uuid))
  }

  @Test func youTubeWritesItsOwn() {
    let channel = shelf.catalogue.channels[1]
    let feed = text(FeedFormat.atom.path(of: channel.handle))
    #expect(feed.contains("<id>yt:channel:\(channel.youtubeID)</id>"))
    #expect(feed.contains("<yt:videoId>"))
    #expect(feed.contains("application/x-shockwave-flash"))
  }

  @Test func movedLoopingAndGoneAddresses() throws {
    let handle = shelf.catalogue.channels[0].handle
    let moved = ask("/feeds/moved/rss/\(handle)")
    #expect(moved.status == 301)
    #expect(moved.header("Location") == "http://here:1/feeds/rss/\(handle)")
    #expect(ask("/feeds/loop/a").header("Location") == "http://here:1/feeds/loop/a")
    #expect(ask("/feeds/gone/rss/\(handle)").status == 410)
    for path in ["/feeds/xml/\(handle)", "/feeds/rss/nobody", "/feeds/rss", "/feeds/rss/a/b"] {
      #expect(ask(path).status == 404)
    }
    let post = Request(method: "POST", target: "/feeds/rss/all")
    #expect(feeds.respond(to: post).status == 405)
    #expect(ask("/feeds/rss/all?count=-1&page=99999999999999999999").status == 200)
  }

  @Test(arguments: [FeedFormat.atom, .rss, .mrss])
  func requestedOdditiesAreProduced(format: FeedFormat) {
    let path = format.path(of: shelf.catalogue.channels[0].handle)
    let right = text(path)
    func odd(_ oddity: FeedOddity) -> String { text("\(path)?odd=\(oddity.rawValue)") }
    for oddity in FeedOddity.allCases where oddity != .unasked {
      #expect(odd(oddity) != right || oddity == .encoding)
    }
    #expect(odd(.entities).contains("<title>&lol9;</title>"))
    #expect(odd(.external).contains("SYSTEM \"file:///etc/passwd\""))
    #expect(!odd(.relative).contains("\"http://here:1"))
    #expect(!odd(.noIDs).contains("<id>") && !odd(.noIDs).contains("<guid"))
    #expect(odd(.sameIDs).components(of: ">same<") >= 2)
    #expect(!odd(.noDates).contains("T0") && !odd(.noDates).contains(" GMT<"))
    #expect(odd(.future).contains("2999") && !odd(.future).contains(">2025-"))
    #expect(
      odd(.scripts).contains("javascript:")
        && !odd(.scripts).contains("\"http://here:1/video/files"))
    #expect(odd(.scripts).contains("file:///here:1/video/files"))
    #expect(ask("\(path)?odd=unasked").status == 304)
    #expect(ask("\(path)?odd=nothing").status == 404)
    let bytes = ask("\(FeedFormat.rss.path(of: "all"))?count=90&odd=encoding").bytes ?? []
    #expect(String(validating: bytes, as: UTF8.self) == nil)
  }

  @Test func allFeedsAreListed() {
    let opml = text("/feeds/opml?format=mrss")
    #expect(opml.components(of: "xmlUrl=\"http://here:1/feeds/mrss/") == 4)
    #expect(ask("/feeds/opml?format=x").status == 404)
    #expect(text("/feeds").components(of: "rel=\"alternate\"") == 4)
  }

  @Test func invalidXMLCharactersBecomeBlanks() {
    #expect(Markup.escaped("a<b>&\"c\"\u{1}\u{ffff}é\n😀") == "a&lt;b&gt;&amp;&quot;c&quot;  é\n😀")
    #expect(Markup.html("a\nb\n\nc<") == "<p>a<br>b</p><p>c&lt;</p>")
    #expect(HTTPDate.text(784_111_777_000) == "Sun, 06 Nov 1994 08:49:37 GMT")
  }
}
