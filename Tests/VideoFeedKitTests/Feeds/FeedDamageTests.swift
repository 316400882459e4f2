import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Documents that are damaged, or made to do damage.
@Suite struct FeedDamageTests {
  private let whole = FeedSamples.rss(
    (1...3).map {
      "<item><guid>\($0)</guid><title><![CDATA[a & b]]></title><link>https://e.org/\($0)</link></item>"
    }.joined(separator: "\n"))

  private func code(_ text: String) -> PentadError.Code? {
    do {
      _ = try FeedSamples.read(text)
      return nil
    } catch {
      return (error as? PentadError)?.code
    }
  }

  @Test func everyCutKeepsWhatWasRead() throws {
    let bytes = Array(whole.utf8)
    var most = 0
    // Without its last tag the document has all that it had.
    for length in 0..<(bytes.count - 6) {
      guard let feed = try? FeedReader.read(Array(bytes.prefix(length))) else { continue }
      #expect(feed.ending == .cut)
      #expect(feed.entries.count >= most)
      most = feed.entries.count
    }
    #expect(most == 3)
    #expect(try FeedReader.read(bytes).ending == .complete)
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1_000])
  func chunksOfAnySize(_ size: Int) throws {
    let bytes = Array((whole.replacingGuid("é€𝄞")).utf8)
    #expect(
      try read(bytes, inPiecesOf: size) == FeedReader.read(bytes, address: FeedSamples.base))
  }

  private func read(_ bytes: [UInt8], inPiecesOf size: Int) throws(PentadError) -> ParsedFeed {
    let reader = FeedReader(address: FeedSamples.base)
    for start in stride(from: 0, to: bytes.count, by: size) {
      try reader.read(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    return try reader.finish()
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func mutationsAreReadTheSameInPieces(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let samples = [
      whole, FeedSamples.atom(FeedSamples.video), "{\"version\":\"x\",\"items\":[{}]}",
    ]
    for _ in 0..<300 {
      var bytes = Array((samples.randomElement(using: &random) ?? "").utf8)
      for _ in 0...Int.random(in: 0..<6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default:
          bytes.insert(Array("<>&;\"'![]x\0".utf8).randomElement(using: &random) ?? 0, at: place)
        }
      }
      let feed = try? FeedReader.read(bytes, address: FeedSamples.base)
      let size = Int.random(in: 1...64, using: &random)
      #expect((try? read(bytes, inPiecesOf: size)) == feed, "pieces of \(size): \(bytes)")
      _ = try? OPMLDocument.read(bytes)
      _ = FeedDiscovery.feeds(in: bytes, at: FeedSamples.base)
    }
  }

  @Test func billionLaughs() {
    var entities = "<!ENTITY a0 \"lol\">"
    for level in 1...9 {
      let references = String(repeating: "&a\(level - 1);", count: 10)
      entities += "<!ENTITY a\(level) \"\(references)\">"
    }
    #expect(
      code(
        "<!DOCTYPE rss [\(entities)]>\(FeedSamples.rss("<item><title>&a9;</title></item>").dropDeclaration)"
      ) == .entityRefused)
  }

  @Test(arguments: [
    "<!ENTITY x SYSTEM \"file:///etc/passwd\">", "<!ENTITY x PUBLIC \"a\" \"http://127.0.0.1:1/\">",
    "<!ENTITY % p SYSTEM \"http://127.0.0.1:1/\"> %p;", "<!ENTITY x \"<b/>\">",
    "<!ENTITY % p \"x\">",
  ])
  func entitiesFromElsewhere(_ declaration: String) {
    let feed = FeedSamples.rss("<item><title>&x;</title></item>").dropDeclaration
    #expect(code("<!DOCTYPE rss [\(declaration)]>\(feed)") == .entityRefused)
  }

  @Test func plainEntitiesAndDoctypes() throws {
    let feed = FeedSamples.rss("<item><title>&x; &eacute; &amp;</title><guid>&x;</guid></item>")
    let declared = "<!DOCTYPE rss [<!ENTITY x \"ex\">]>\(feed.dropDeclaration)"
    let entry = try #require(FeedSamples.read(declared).entries.first)
    #expect((entry.title, entry.id) == ("ex é &", "ex"))
    let foreign =
      "<!DOCTYPE rss SYSTEM \"http://127.0.0.1:1/rss.dtd\">\(FeedSamples.rss("").dropDeclaration)"
    #expect(try FeedSamples.read(foreign).title == "News & more")
  }

  @Test func entitiesInAttributes() throws {
    let feed = try FeedSamples.read(
      FeedSamples.rss("<item><enclosure url=\"/a?x=1&amp;y=&eacute;&z=3\"/></item>"))
    #expect(
      feed.entries.first?.enclosures.first?.address == "https://example.org/a?x=1&y=%C3%A9&z=3")
  }

  @Test func bareAmpersands() throws {
    let feed = try FeedSamples.read(
      FeedSamples.rss(
        "<item><link>/a?x=1&y=2&copy;</link><title>Q&A & &no; <![CDATA[& &x]]></title></item>"))
    let entry = try #require(feed.entries.first)
    #expect(entry.title == "Q&A & &no; & &x")
    #expect(entry.page == "https://example.org/a?x=1&y=2%C2%A9")
    #expect(feed.faults > 0)
    #expect(feed.ending == .complete)
  }

  @Test func tagsThatDoNotMatch() throws {
    let feed = try FeedSamples.read(
      FeedSamples.rss("<item><title>a<b>b</title><guid>1</guid></item><item><guid>2</guid></item>"))
    #expect(feed.entries.isEmpty == false)
    #expect(feed.faults > 0)
  }
}

extension String {
  fileprivate var dropDeclaration: String { String(drop { $0 != ">" }.dropFirst()) }

  fileprivate func replacingGuid(_ text: String) -> String {
    split(separator: "<guid>", omittingEmptySubsequences: false).joined(separator: "<guid>\(text)")
  }
}
