import FuzzSupport
import PentadCore

@testable import VideoFeedKit

/// Pages for people: the feeds that they name, and their text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let choice = Int(input.byte())
    let page = input.bytes()
    let feeds = FeedDiscovery.feeds(
      in: page, at: "https://www.youtube.com/channel/UC1234567890123456789012",
      contentType: choice & 1 == 0 ? "text/html" : "text/html; charset=shift_jis")
    Fuzzing.require(feeds.count <= 50, "more feeds than are looked for")
    Fuzzing.require(Set(feeds.map(\.address)).count == feeds.count, "a feed that is there twice")
    for feed in feeds {
      Fuzzing.require(feed.address.hasPrefix("http"), "an address: \(feed.address)")
    }
    // Plain text is well-formed UTF-8 for every input.
    let text = Array(String(decoding: page, as: UTF8.self).utf8)
    text.withUnsafeBufferPointer { check($0, limit: 1 + choice) }
  }
}

private func check(_ text: UnsafeBufferPointer<UInt8>, limit: Int) {
  for layout in [PlainText.Layout.line, .paragraphs] {
    for form in [PlainText.Form.plain, .html, .guess] {
      let plain = PlainText.make(text, form, layout, limit: limit)
      Fuzzing.require(plain.count <= limit + 1, "\(plain.count) characters of \(limit)")
      Fuzzing.require(
        plain.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" },
        "a control character is left")
      if layout == .line {
        Fuzzing.require(!plain.unicodeScalars.contains("\n"), "a line of two lines")
      }
    }
  }
}
