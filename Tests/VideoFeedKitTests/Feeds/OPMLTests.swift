import PentadCore
import Testing

@testable import VideoFeedKit

@Suite struct OPMLTests {
  private func read(_ text: String) throws -> OPMLDocument {
    try OPMLDocument.read(Array(text.utf8), address: "https://example.org/list.opml")
  }

  @Test func foldersAndFeeds() throws {
    let list = try read(
      """
      <?xml version="1.0"?><opml version="1.0"><head><title>My &amp; feeds</title>
      <dateCreated>Sat, 01 Aug 2026 12:30:15 GMT</dateCreated><ownerName>Jo</ownerName></head><body>
      <outline text="Tea"><outline TEXT="A&lt;" XMLURL="https://a.org/f?x=1&y=2" htmlUrl="/a"
        category="/Food/Tea, News,"/><outline text="In"><outline title="B" text="b" type="rss"
        url="b.xml"/></outline></outline><outline text="c" xmlUrl="javascript:x"/>
      <outline text="d" isComment="true" xmlUrl="https://d.org/"><outline text="e"/></outline>
      <outline xmlUrl="https://a.org/f?x=1&amp;y=2"/></body></opml>
      """)
    #expect(list.title == "My & feeds")
    #expect(list.created == 1_785_587_415_000)
    #expect(list.outlines.map(\.title) == ["Tea", "c", nil])
    #expect(list.refused == 2 && list.refusals.map(\.title) == ["c", "d"])
    #expect(
      try list.subscriptions == [
        OPMLSubscription(
          feed: "https://a.org/f?x=1&y=2", title: "A<", page: "https://example.org/a",
          folder: ["Tea"], categories: ["Food/Tea", "News"]),
        OPMLSubscription(feed: "https://example.org/b.xml", title: "B", folder: ["Tea", "In"]),
      ])
  }

  @Test func writingAndReading() throws {
    let subscriptions = try [
      OPMLSubscription(
        feed: "https://a.org/?x=1&y=2", title: "<A> & \"B\" 'c'\u{1f600}", page: "https://a.org/",
        folder: ["One", "Two & three"], categories: ["x", "y/z"]),
      OPMLSubscription(feed: "https://b.org/", folder: ["One"]),
      OPMLSubscription(feed: "https://c.org/", title: "C"),
    ]
    let list = OPMLDocument(
      title: "T\u{1}<>", created: 1_785_587_415_000, subscriptions: subscriptions)
    let again = try read(list.xml)
    #expect(again.title == "T\u{FFFD}<>")
    #expect(again.created == list.created)
    #expect(again.ending == .complete)
    #expect(again.outlines[0].outlines.map(\.title) == ["Two & three", nil])
    #expect(again.subscriptions == subscriptions)
  }

  @Test func addressIsNotATitle() throws {
    let long = String(repeating: "y", count: 2_000)
    let address = "https://example.org/cats.xml?token=s3cr3t&amp;x=\(long)"
    let list = try read(
      """
      <opml><body><outline text="\(address)" xmlUrl="\(address)"/>
      <outline text="b.xml?x=1" xmlUrl="b.xml?x=1"/>
      <outline text="https://example.org/c.xml?x=1" title=" c.xml?x=1 " xmlUrl="c.xml?x=1"/>
      <outline title="https://d.org/?x=1" text="D" xmlUrl="https://d.org/?x=1"/>
      <outline text="https://e.org/?x=1" type="rss" url="https://e.org/?x=1"/>
      <outline text="https://user:s3cr3t@f.org/" xmlUrl="https://user:s3cr3t@f.org/">
      <outline text="G of https://g.org/" xmlUrl="https://g.org/"/></outline></body></opml>
      """)
    #expect(
      list.subscriptions.map(\.title) == [nil, nil, nil, "D", nil, "G of https://g.org/"])
    #expect(list.subscriptions.allSatisfy { $0.folder == [] })
  }

  @Test func asManyFoldersAsAreRead() throws {
    let folders = (1...125).map { "\($0)" }
    let deepest = try OPMLSubscription(feed: "https://a.org/", title: "A", folder: folders)
    let list = OPMLDocument(subscriptions: [deepest, OPMLSubscription(feed: "https://b.org/")])
    let again = try read(list.xml)
    #expect(again.subscriptions == list.subscriptions && again.ending == .complete)
    for count in [126, 200] {
      let error = #expect(throws: PentadError.self) {
        try OPMLSubscription(
          feed: "https://a.org/", folder: Array(repeating: "f", count: count))
      }
      #expect(error?.code == .invalid)
    }
  }

  @Test func truncatedListKeepsItsOutlines() throws {
    let list = try read(
      "<opml><body><outline text=\"a\"><outline text=\"b\" xmlUrl=\"https://b.org/\"/><outline")
    #expect(list.subscriptions.map(\.folder) == [["a"]])
    #expect(list.ending == .cut)
  }

  @Test func deepOnesEnd() throws {
    let list = try read("<opml><body>" + String(repeating: "<outline text=\"a\">", count: 100_000))
    #expect(list.ending == .limited(.depth))
  }

  @Test(arguments: ["", "x", "<rss/>", "{}", "<html></html>"])
  func otherDocumentsAreNotOutlines(_ text: String) {
    #expect {
      try read(text)
    } throws: { ($0 as? PentadError)?.code == .notAnOutline }
  }

  @Test func entitiesAreRefused() {
    #expect {
      try read("<!DOCTYPE opml [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><opml/>")
    } throws: { ($0 as? PentadError)?.code == .entityRefused }
  }
}
