import PentadCore
import Testing

@testable import VideoFeedKit

@Suite struct VideoEventTests {
  private static let logged: [VideoEvent] = [
    .sourceAdded(Samples.feed), .sourceChanged(Samples.shelby), .sourceRemoved(SourceID("")),
    .pendingChanged(VideoNews(videos: 3, comments: 1_000)), .feedApplied(VideoNews()),
    .videosChanged([]), .videosChanged([Samples.key(), Samples.key("two01234567")]),
    .stateChanged(Samples.key()),
    .actionChanged(ActionChange(id: .max, video: Samples.key(), step: .failed)),
    .accountChanged(Samples.feed), .commentsChanged(Samples.key()),
    .storeRecovered(rowsKept: 12, isPartial: true),
  ]

  @Test func bytesAreReadAgain() {
    for event in Self.logged {
      #expect(VideoEvent(bytes: event.bytes) == event)
      for count in 0..<event.bytes.count {
        #expect(VideoEvent(bytes: event.bytes.prefix(count)) == nil, "\(event)")
      }
      #expect(VideoEvent(bytes: event.bytes + [0]) == nil)
    }
  }

  /// The released encoding stays the same.
  @Test func theBytesNeverChange() {
    #expect(
      VideoEvent.pendingChanged(VideoNews(videos: 3, comments: 300)).bytes == [4, 3, 0xac, 2])
    #expect(VideoEvent.stateChanged(Samples.key("a")).bytes == [7, 9] + Array("youtube:a".utf8))
    let change = ActionChange(id: 5, video: Samples.key("a"), step: .delivered)
    #expect(VideoEvent.actionChanged(change).bytes == [8, 9] + Array("youtube:a".utf8) + [5, 3])
    #expect(VideoEvent.storeRecovered(rowsKept: 1, isPartial: false).bytes == [11, 1, 0])
  }

  @Test func transientEventsAreNotLogged() {
    let failure = VideoFailure(.polling, source: Samples.feed, error: PentadError(.offline, "no"))
    let moments: [VideoEvent] = [
      .polling(Samples.feed, isUnderWay: true), .contentURL(Samples.key()), .failed(failure),
      .reset,
    ]
    #expect(moments.allSatisfy { $0.bytes.isEmpty })
    #expect(
      Set(moments.map(\.transientKey)).count == 4 && !moments.map(\.transientKey).contains(nil))
    #expect(Self.logged.allSatisfy { $0.transientKey == nil })
  }

  @Test func noBytesAreATrap() {
    #expect(VideoEvent(bytes: []) == nil && VideoEvent(bytes: [99]) == nil)
    #expect(VideoEvent(bytes: [6, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1]) == nil)
    #expect(VideoEvent(bytes: [8, 9] + Array("youtube:a".utf8) + [5, 77]) == nil)
    #expect(VideoEvent(bytes: [7, 1, 0x3a]) == nil)
  }
}
