import FuzzSupport
import PentadCore

@testable import VideoFeedKit

/// Addresses: parsing, formatting and parsing again gives the same address.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAddress(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let text = input.text()
    checkURL(text)
    checkKey(VideoKey(url: text), from: text)
    checkKey(VideoKey(text: text), from: text)
    _ = PercentText.decoded(Substring(text))
    _ = YouTubeFeed.address(ofPage: text)
    _ = try? PeerTubeServer(text)
    _ = try? ShelbyServer(text)
    _ = RemoteCommand(text: text)
    checkSpans(WatchedSpans(text: text))
  }
}

private func checkURL(_ text: String) {
  guard let url = Fuzzing.attempt({ () throws(PentadError) in try TransportURL(text) }) else {
    return
  }
  let again = Fuzzing.attempt { () throws(PentadError) in try TransportURL(url.string) }
  Fuzzing.require(again == url, "\(url.string) reads as another address")
  Fuzzing.attempt { () throws(PentadError) in _ = try url.resolving("../a b?c=\(text)") }
  guard let base = try? TransportURL("https://example.org/a/b?c") else { return }
  Fuzzing.attempt { () throws(PentadError) in
    let resolved = try base.resolving(text)
    Fuzzing.require(["http", "https"].contains(resolved.scheme), "\(resolved.string)")
  }
}

private func checkKey(_ key: VideoKey?, from text: String) {
  guard let key else { return }
  Fuzzing.require(VideoKey(text: key.text) == key, "\(key.text) reads as another video")
  Fuzzing.require(key.id.utf8.count <= VideoLimits.id, "\(text): an id that is too long")
  for address in [key.pageURL, key.embedURL].compactMap({ $0 }) {
    Fuzzing.require(
      address.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "\"") }, "an address: \(address)")
  }
}

private func checkSpans(_ spans: WatchedSpans) {
  Fuzzing.require(spans.spans == spans.spans.sorted { $0.lowerBound < $1.lowerBound }, "unsorted")
  Fuzzing.require(spans.covered() >= 0, "less than nothing was watched")
  _ = spans.gaps(within: 1_000)
}
