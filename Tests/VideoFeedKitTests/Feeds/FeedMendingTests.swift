import Testing

@testable import VideoFeedKit

/// Documents whose markup is wrong in the third of six items.
@Suite struct FeedMendingTests {
  private func items(third: String) -> String {
    (1...6).map {
      $0 == 3
        ? third
        : "<item><title>T\($0)</title><guid>\($0)</guid><link>/\($0)</link></item>"
    }.joined(separator: "\n")
  }

  private func read(third: String) throws -> ParsedFeed {
    let bytes = Array(FeedSamples.rss(items(third: third)).utf8)
    let feed = try FeedReader.read(bytes, address: FeedSamples.base)
    // The result is the same for all chunk sizes.
    for size in [1, 7, 100] {
      let reader = FeedReader(address: FeedSamples.base)
      for start in stride(from: 0, to: bytes.count, by: size) {
        try reader.read(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(try reader.finish() == feed)
    }
    return feed
  }

  @Test(arguments: [
    ("5 < 6", "5 < 6"), ("I <3 you", "I <3 you"), ("a <- b <= c <> d", "a <- b <= c <> d"),
    ("x<y and more", "x<y and more"), ("1<2 && 3", "1<2 && 3"), ("<", "<"), ("a<", "a<"),
    ("one<br>two", "one two"), ("one<br/>two<hr>three", "one two three"),
    ("<b>bold", "bold"), ("<b><i>both</b></i>", "both"), ("a</b>c", "ac"), ("a</br>c", "ac"),
    ("<p>one<p>two", "one two"), ("<img src=x alt=\"y\">picture", "picture"),
    ("<input disabled>in", "in"), ("<a href=/x?a=1&b=2>link</a>", "link"),
    ("<a href=\"x\"title=\"y\">link</a>", "link"), ("a <!-- note --> b", "a b"),
    ("a <!ELEMENT b> c", "a c"), ("&nope; &eacute; & <", "&nope; é & <"),
    ("<![CDATA[a <b>]]> b", "a b"), ("<![CDATA[whole]]", "whole]]"),
    ("the </item> tag", "the </item> tag"), ("end of </rss> here", "end of </rss> here"),
    ("a\u{b}b\u{1f}c", "abc"), ("]]>", "]]>"),
  ])
  func markupInATitleLosesNoEntry(_ title: String, _ text: String) throws {
    let feed = try read(
      third: "<item><title>\(title)</title><guid>3</guid><link>/3</link></item>")
    #expect(feed.entries.map(\.id) == (1...6).map(String.init))
    #expect(feed.entries[2].title == text)
    #expect(feed.entries[2].page == "https://example.org/3")
    #expect(feed.ending == .complete)
  }

  @Test(arguments: [
    "<item><guid>3</guid><description><![CDATA[never ends</description></item>",
    "<item><guid>3</guid><description>a<br>b<br>c</description></item>",
    "<item><guid>3</guid><title>never ends</item>", "<item><guid>3</guid>",
    "<item><guid>3</guid><description>never ends", "<item><guid>3</guid></title></item>",
    "<item><guid>3</guid><enclosure url=\"/3.mp4\" type=video/mp4></item>",
    "<item><guid>3</guid><enclosure url=\"/3.mp4\" <title>T</title></item>",
    "<item><guid>3</guid><enclosure url=\"/3.mp4></item>", "<item><guid>3</guid></Item>",
    "<item><guid>3</guid><title>the <item> tag</title></item>",
    "<item><guid>3</guid><title>x</title </item>",
    "<item><guid>3</guid><a b=\"1\" b=\"2\"/></item>",
    "<item><guid>3</guid><x:y z:w=\"\">undeclared</x:y></item>",
  ])
  func brokenItemsCostNoOthers(_ third: String) throws {
    let feed = try read(third: third)
    #expect(feed.entries.map(\.id) == (1...6).map(String.init))
    #expect(feed.entries.filter { $0.id != "3" }.allSatisfy { $0.title == "T\($0.id)" })
    #expect(feed.ending == .complete && feed.faults > 0)
  }

  @Test func aSectionThatEndsLaterIsNoFault() throws {
    let code = "<![CDATA[<item><description>x</description></item>]]>"
    let feed = try read(
      third: "<item><guid>3</guid><description>\(code)</description><title>T</title></item>")
    #expect(feed.entries.count == 6 && feed.faults == 0)
    #expect(feed.entries[2].title == "T")
  }

  @Test func theLastSectionMayNeverEnd() throws {
    let feed = try FeedSamples.read(
      "<rss><channel><item><guid>1</guid></item><item><guid>2</guid><title><![CDATA[x</title>"
        + "</item><item><guid>3</guid></item></channel></rss>")
    #expect(feed.entries.map(\.id) == ["1", "2", "3"])
    #expect(feed.ending == .complete && feed.entries[1].title == "x")
  }

  @Test func soundDocumentsHaveNoFaults() throws {
    let feed = try read(
      third: """
        <item><guid isPermaLink='false' >3</guid><title type = "html">a &lt; b &#233; &#x1F600;</title>
        <description><![CDATA[<p>a & b <br> c</p>]]></description ><br></br><img src="a"/>
        <enclosure url="/a?x=1&amp;y=2>3" length='1' type="video/mp4" /></item>
        """)
    #expect(feed.faults == 0 && feed.entries.count == 6)
    #expect(feed.entries[2].enclosures.first?.address == "https://example.org/a?x=1&y=2%3E3")
  }

  @Test(arguments: [
    ("&#146;&#150;", "’–"), ("&#x92;", "’"), ("&#55357;&#56832;", "😀"), ("&#xD83D;&#xDE00;", "😀"),
    ("&#55357; x", "\u{fffd} x"), ("&#0;&#7;x", "\u{fffd} x"), ("&#X41;", "A"),
    ("&amp;#146; &amp;#55357;&amp;#56832;", "’ 😀"), ("&amp;#8217s &amp;nbsp", "’s"),
  ])
  func referencesMeanWhatTheyMeanInHTML(_ title: String, _ text: String) throws {
    let feed = try FeedSamples.read(
      FeedSamples.rss("<item><guid>1</guid><title>\(title)</title></item><item/>"))
    #expect(feed.entries.first?.title?.trimmingSpaces == text)
    #expect(feed.entries.count == 2)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
