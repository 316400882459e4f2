import FuzzSupport
import PentadCore

@testable import VideoFeedKit

/// Lists of feeds: reading, writing and reading again gives the same feeds.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOPML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let bytes = input.bytes()
    let document = Fuzzing.attempt { () throws(PentadError) in
      try OPMLDocument.read(bytes, address: "https://example.org/feeds.opml")
    }
    if let document { check(document) }
  }
}

private func check(_ document: OPMLDocument) {
  let subscriptions = document.subscriptions
  Fuzzing.require(
    subscriptions.allSatisfy { $0.feed.hasPrefix("http") }, "a feed of another scheme")
  let written = document.xml
  let again = Fuzzing.attempt { () throws(PentadError) in
    try OPMLDocument.read(Array(written.utf8))
  }
  Fuzzing.require(
    again?.ending == .complete, "\(written): ends \(String(describing: again?.ending))")
  // A folder's name may be one that is cut; the feeds are the same, in their order.
  Fuzzing.require(
    again?.subscriptions.map(\.feed) == subscriptions.map(\.feed), "\(written): other feeds")
  let flat = OPMLDocument(title: document.title, subscriptions: subscriptions)
  Fuzzing.require(
    Set(flat.subscriptions.map(\.feed)) == Set(subscriptions.map(\.feed)), "\(written): lost")
}
