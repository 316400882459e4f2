import FuzzSupport
import PentadCore

@testable import VideoFeedKit

/// Feeds of every format: read whole and in pieces they are the same, and a page comes out of them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFeed(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let choice = Int(input.byte())
    let size = max(1, Int(input.byte()))
    let type = contentTypes[choice % contentTypes.count]
    let document = input.bytes()
    let whole = read(document, type, size: document.count)
    let pieces = read(document, type, size: size)
    Fuzzing.require(whole == pieces, "pieces of \(size) bytes make another feed")
    if let feed = try? whole.get() { check(feed) }
  }
}

private let contentTypes = [
  nil, "application/rss+xml", "text/xml; charset=iso-8859-1", "application/feed+json",
  "application/atom+xml; charset=utf-16", "text/html",
]

private func read(_ document: [UInt8], _ type: String?, size: Int) -> Result<
  ParsedFeed, PentadError
> {
  let result = Result { () throws(PentadError) in
    let reader = FeedReader(
      address: "https://example.org/feeds/a.xml", contentType: type, limits: limits)
    var place = 0
    while place < document.count, !reader.isFull {
      try reader.read(Array(document[place..<min(document.count, place + max(1, size))]))
      place += max(1, size)
    }
    return try reader.finish()
  }
  if case .failure(let error) = result { Fuzzing.check(error) }
  return result
}

/// Small, so that they are met.
private let limits: FeedLimits = {
  var limits = FeedLimits()
  limits.bytes = 64 << 10
  limits.entries = 40
  limits.depth = 24
  limits.attributes = 16
  limits.text = 4_096
  limits.line = 100
  limits.paragraphs = 1_000
  limits.list = 8
  return limits
}()

private func check(_ feed: ParsedFeed) {
  Fuzzing.require(feed.entries.count <= limits.entries, "more entries than are read")
  Fuzzing.require(feed.title?.count ?? 0 <= limits.line + 1, "a title that is too long")
  Fuzzing.require(feed.skippedHours.allSatisfy { (0...23).contains($0) }, "an hour that is none")
  Fuzzing.require(feed.skippedDays.allSatisfy { (0...6).contains($0) }, "a day that is none")
  for address in [feed.page, feed.address, feed.nextPage, feed.image].compactMap({ $0 }) {
    Fuzzing.require(address.hasPrefix("http"), "an address of another scheme: \(address)")
  }
  guard let url = try? TransportURL("https://example.org/feeds/a.xml") else { return }
  let page = feed.page(of: SourceID("feed:x"), at: url, now: 1_793_491_200_000)
  let keys = Set(page.videos.map(\.key))
  Fuzzing.require(keys.count == page.videos.count, "a video that is there twice")
  Fuzzing.require(page.broadcasts.allSatisfy { keys.contains($0.video) }, "shared, but not there")
}
