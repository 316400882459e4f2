import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Feeds that are too long.
@Suite struct FeedSizeTests {
  @Test func aLengthThatIsTooMuchIsRefusedUnread() async throws {
    let rig = try FeedRig { _, _ throws(PentadError) in
      var headers = TransportHeaders()
      try headers.add("Content-Length", "500000000")
      return TransportResponse(
        status: 200, headers: headers,
        body: TransportBody { () async throws(PentadError) in
          Issue.record("the body was read")
          return nil
        })
    }
    #expect(await rig.failure()?.code == .feedTooLarge)
  }

  /// 500 MB without a declared length: at most the limit is read, both for entries that are read
  /// and for entries beyond the maximum number.
  @Test(arguments: ["<item><guid>%</guid><title>x</title></item>", "<!-- nothing -->"])
  func aBodyWithoutEnd(_ item: String) async throws {
    let given = Lock(0)
    let chunk = Array(String(repeating: item, count: 65_536 / item.utf8.count).utf8)
    let rig = try FeedRig { _, _ in
      TransportResponse(
        status: 200,
        body: TransportBody { () async throws(PentadError) in
          given.withLock { given in
            defer { given += 1 }
            return given == 0 ? Array("<rss><channel>".utf8) : given < 8_000 ? chunk : nil
          }
        })
    }
    #expect(await rig.failure()?.code == .feedTooLarge)
    #expect(given.withLock { $0 } * chunk.count < 17 << 20)
  }

  /// A transport may count before the reader does.
  @Test func limitOfTheTransportIsReported() async throws {
    let rig = try FeedRig(bodyLimit: 1_000) { request, _ in
      #expect(request.bodyLimit == 1_000)
      return .broken("<rss>", after: 5, PentadError(.bodyTooLong, "too long"))
    }
    #expect(await rig.failure()?.code == .feedTooLarge)
  }

  @Test func theLimitItselfIsNotTooMuch() async throws {
    let feed = FeedSamples.atom(FeedSamples.video)
    func rig(_ limit: Int) throws -> FeedRig {
      try FeedRig(bodyLimit: limit) { _, _ in .text(200, feed) }
    }
    #expect(try await rig(feed.utf8.count).newest().broadcasts.count == 1)
    #expect(await (try rig(feed.utf8.count - 1)).failure()?.code == .feedTooLarge)
  }

  @Test func entriesBeyondTheLimitAreLeftOut() async throws {
    let items = (0..<10_050).map { index in
      "<item><guid>\(index)</guid><enclosure url=\"/\(index).mp4\" type=\"video/mp4\"/></item>"
    }
    let page = try await FeedRig.page(rss: items.joined())
    #expect(page.broadcasts.count == 10_000)
    #expect(page.problems.first?.problem == "too much of one kind: entries")
  }

  @Test func hashesDoNotDependOnPieces() {
    let bytes = (0..<100).map { UInt8($0 * 7 & 255) }
    func hash(_ pieces: [[UInt8]]) -> String {
      var hash = BodyHash()
      for piece in pieces { hash.add(piece) }
      return hash.text
    }
    let whole = hash([bytes])
    for length in 1...17 {
      let pieces = stride(from: 0, to: 100, by: length).map {
        Array(bytes[$0..<min($0 + length, 100)])
      }
      #expect(hash(pieces) == whole)
    }
    // It is stored, and so it never changes.
    #expect(whole.hasSuffix("-64") && hash([]).hasSuffix("-0"))
    var seen: Set = [whole]
    for place in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[place] ^= 1 << bit
        #expect(seen.insert(hash([other])).inserted)
      }
    }
    #expect(hash([[0]]) != hash([[0, 0]]))
  }
}
