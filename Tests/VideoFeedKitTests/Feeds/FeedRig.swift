import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// A source of a feed, whose server a test plays.
struct FeedRig {
  static let address = "https://example.org/blog/feed.xml"

  let transport: ScriptedTransport
  let time = ManualTime()
  let source: FeedXMLSource

  init(
    _ address: String = Self.address, bodyLimit: Int? = nil,
    _ answer: @escaping ScriptedTransport.Answer
  ) throws {
    transport = ScriptedTransport(answer)
    time.advance(1_790_000_000_000)
    var source = try FeedXMLSource(address, transport: transport, time: time.source)
    if let bodyLimit { source.bodyLimit = bodyLimit }
    self.source = source
  }

  /// A server that always sends one document.
  init(document: String) throws { try self.init { _, _ in .text(200, document) } }

  func newest(since state: FeedState? = nil) async throws(PentadError) -> FeedPage {
    try await source.page(FeedRequest(.newest(since: state)))
  }

  /// The error of asking for the newest.
  func failure(since state: FeedState? = nil) async -> PentadError? {
    do throws(PentadError) {
      _ = try await newest(since: state)
      return nil
    } catch {
      return error
    }
  }

  /// Reads items of RSS.
  static func page(rss items: String) async throws -> FeedPage {
    try await FeedRig(document: FeedSamples.rss(items)).newest()
  }
}

extension TransportResponse {
  /// An answer with headers.
  static func with(
    _ status: Int, _ headers: [String: String], _ text: String = ""
  ) throws(PentadError) -> TransportResponse {
    var fields = TransportHeaders()
    for (name, value) in headers { try fields.add(name, value) }
    return TransportResponse(
      status: status, headers: fields, body: TransportBody(Array(text.utf8)))
  }
}
