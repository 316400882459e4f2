import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

@Suite(.timeLimit(.minutes(15))) struct FeedDelegateTests {
  private final class Listener: VideoFeedDelegate {
    let heard = Recorder<String>()

    func videoFeed(_ feed: VideoFeed, didFindNew videos: Int, comments: Int) {
      heard.record("new \(videos) \(comments)")
    }
    func videoFeed(_ feed: VideoFeed, didApply news: VideoNews) {
      heard.record("applied \(news.videos)")
    }
    func videoFeed(_ feed: VideoFeed, didChangeStateOf key: VideoKey) {
      heard.record("state \(key.id)")
    }
  }

  @Test func delegateReceivesEventsInOrder() async throws {
    let source = ScriptedSource()
    try source.share("1", at: 10)
    let feed = try await VideoWorld().feed([source])
    let listener = Listener()
    let pump = Pump()
    let subscription = feed.addDelegate(listener, on: .pump(pump))
    try await feed.synchronise()
    try await feed.like(Samples.key())
    #expect(
      try await becomes {
        pump.run()
        return listener.heard.entries.count == 4
      })
    #expect(
      listener.heard.entries
        == ["new 1 0", "applied 1", "new 0 0", "state BmzSEYNTkHA"])
    subscription.cancel()
    await feed.close()
  }
}
