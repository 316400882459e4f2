import Testing

@testable import VideoFeedKit

@Suite struct JSONFeedTests {
  private func feed(_ members: String) throws -> ParsedFeed {
    try FeedSamples.read("{\"version\":\"https://jsonfeed.org/version/1.1\",\(members)}")
  }

  @Test func everything() throws {
    let feed = try feed(
      #"""
      "title":"News","home_page_url":"/","feed_url":"/f.json","description":"All","next_url":"/f2.json",
      "favicon":"/i.ico","language":"en","authors":[{"name":"Jo","url":"/jo","avatar":"/jo.png"}],
      "items":[{"id":7,"url":"7","external_url":"https://e.org/","title":"Seven &amp;","content_html":
      "<p>a<p>b","image":"/7.jpg","date_published":"2026-08-01T12:30:15Z","date_modified":"2026-08-02",
      "tags":["a","b"],"author":{"name":"Al"},"attachments":[{"url":"/7.mp4","mime_type":"video/mp4",
      "size_in_bytes":12,"duration_in_seconds":61.5,"title":"T"},{"mime_type":"x/y"}]}]
      """#)
    #expect(feed.format == .json)
    #expect((feed.title, feed.summary, feed.language) == ("News", "All", "en"))
    #expect((feed.page, feed.id) == ("https://example.org/", "https://example.org/f.json"))
    #expect(feed.nextPage == "https://example.org/f2.json")
    #expect(feed.image == "https://example.org/i.ico")
    #expect(feed.authors.first?.image == "https://example.org/jo.png")
    let entry = try #require(feed.entries.first)
    #expect((entry.id, entry.page) == ("7", "https://example.org/blog/7"))
    #expect(entry.title == "Seven &amp;")
    #expect(entry.summary == "a\n\nb")
    #expect((entry.published, entry.updated) == (1_785_587_415_000, 1_785_628_800_000))
    #expect(entry.categories == ["a", "b"])
    #expect(entry.authors == [ParsedPerson(name: "Al")])
    #expect(entry.duration == 61_500)
    #expect(
      entry.enclosures == [
        ParsedEnclosure(
          address: "https://example.org/7.mp4", type: "video/mp4", length: 12, title: "T",
          duration: 61_500)
      ])
  }

  /// A single malformed item of three is skipped; the others stay, and the faults are counted.
  @Test(arguments: [
    (#"{"id":"2" "title":"B"}"#, 3, 1), (#"{"id":"2","title":"B\x"}"#, 3, 1),
    ("{\"id\":\"2\",\"title\":\"B\nC\"}", 3, 1), (#"{"id":"2","title":"B\ud83d"}"#, 3, 1),
    (#"{"id":"2","x":NaN}"#, 3, 1), (#"{"id":"2",}"#, 3, 1), (#"{"id":"2","title":}"#, 3, 1),
    (#"{id:"2","title":"B"}"#, 2, 1), (#"{"id":"2","title":"say "hi" x"}"#, 2, 1),
    ("{'id':'2'}", 2, 1), ("/* none */", 2, 1), ("", 2, 0),
    ("{\"id\":\"2\",\"x\":\(String(repeating: "[", count: 200))}", 2, 1),
  ])
  func aMalformedItemLosesItselfAlone(_ item: String, _ count: Int, _ faults: Int) throws {
    let feed = try feed(
      #""title":"T","items":[{"id":"1"},\#(item),{"id":"3","url":"/3"}],"next_url":"/2""#)
    #expect(feed.entries.count == count, "\(feed.entries.map(\.id))")
    #expect(feed.entries.first?.id == "1" && feed.entries.last?.page == "https://example.org/3")
    #expect(feed.faults >= faults && feed.title == "T")
    let last = try self.feed(#""items":[{"id":"1"},{"id":"3"},\#(item)]"#)
    #expect(last.entries.prefix(2).map(\.id) == ["1", "3"])
  }

  /// If the brackets do not show the end of an item, the next item is searched for; the text is
  /// marked as incomplete.
  @Test(arguments: [
    #"{"id":"2","title":"B","#, #"{"id":"2","title":"5" disk"},"#,
    #"{"id":"2","title":"open},"#, #"{"id":"2","tags":[}},"#,
  ])
  func anItemWithoutItsEndHidesNoOther(_ item: String) throws {
    let rest = #"{"id":"3","title":"C"},{"id":"4","attachments":[{"url":"/4.mp4"}]}"#
    let feed = try feed(#""items":[{"id":"1"},\#(item)\#(rest)]"#)
    #expect(feed.entries.contains { $0.id == "1" } && feed.entries.contains { $0.id == "4" })
    #expect(Set(feed.entries.map(\.id)).isSubset(of: ["1", "2", "3", "4"]) && feed.faults > 0)
    #expect(feed.entries.last?.enclosures.first?.address == "https://example.org/4.mp4")
  }

  @Test func manyItemsWithoutTheirEndsTakeNoLonger() throws {
    let items = String(repeating: #"{"id":"1","tags":[}},"#, count: 20_000)
    #expect(try feed(#""items":[\#(items)]"#).faults > 0)
  }

  @Test func aMalformedItemOfRSSInJSONLosesItselfAlone() throws {
    let feed = try FeedSamples.read(
      #"""
      {"rss":{"channel":{"title":"T","item":[{"title":"A","guid":"1"},{"title":"B" x "guid":"2"},null,
      {"title":"C","guid":{"#value":"3"}}]}}}
      """#)
    #expect(feed.entries.map(\.title) == ["A", "C"] && feed.faults == 1)
  }

  @Test func otherKindsArePassedOver() throws {
    let feed = try feed(
      #"""
      "title":{"a":[1]},"authors":"Jo","author":[7,null],"items":[7,null,"x",[],{"id":null,"url":false,
      "tags":{},"attachments":[1,{"url":7}],"authors":[[]],"date_published":[],"title":"T"}]
      """#)
    #expect(feed.title == nil)
    #expect(feed.entries.map(\.title) == ["T"])
    #expect(feed.faults == 0)
  }

  @Test func truncatedFeedKeepsItsItems() throws {
    let whole = #"{"version":"https://jsonfeed.org/version/1","items":[{"id":"1"},{"id":"2"}]}"#
    for length in 60..<(whole.utf8.count - 1) {
      let feed = try FeedSamples.read(String(whole.prefix(length)))
      #expect(feed.ending == .cut)
      #expect(feed.entries.count <= 2)
    }
    #expect(try FeedSamples.read(whole).ending == .complete)
  }
}
