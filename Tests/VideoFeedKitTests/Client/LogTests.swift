import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The log of a feed.
@Suite(.timeLimit(.minutes(15))) struct LogTests {
  @Test func failuresOfSourcesAreLoggedWithoutSecrets() async throws {
    let log = LogRecorder()
    let isDown = Lock(false)
    let web = ScriptedTransport { request, _ async throws(PentadError) in
      if isDown.withLock({ $0 }) {
        throw PentadError(.offline, "no way to \(request.url.string)")
      }
      return .text(200, #"<rss version="2.0"><channel><title>News</title></channel></rss>"#)
    }
    var configuration = VideoFeedConfiguration()
    configuration.worksByItself = false
    configuration.logger = log
    let feed = try await VideoFeed.open(configuration, transport: web)
    try await feed.addFeed("https://example.org/videos.xml?token=hush")
    #expect(log.messages.isEmpty)
    isDown.withLock { $0 = true }
    _ = try await feed.refresh()
    let message = try #require(log.messages.first)
    #expect(message.source == "VideoFeedKit.source")
    #expect(message.level == .debug)
    #expect(message.text == "offline: the source cannot be reached: check the network")
    #expect(!log.text.contains("hush"))
    await feed.close()
  }
}
