import Foundation
import Testing

@testable import PentadStorage

@Suite struct EventFramesTests {
  @Test func joinedEventsAreSplitAgain() {
    for lengths in [[], [0], [1], [0, 0], [3, 0, 300], [70_000, 1]] {
      let events = lengths.map { Data((0..<$0).map { UInt8(truncatingIfNeeded: $0) }) }
      let bytes = EventFrames.joined(events)
      #expect(EventFrames.split(bytes, count: Int64(events.count)) == events)
      #expect(EventFrames.split(bytes, count: Int64(events.count) + 1) == nil)
      #expect(EventFrames.split(bytes + [0], count: Int64(events.count)) == nil)
    }
  }

  @Test func truncatedFramesAreRefused() {
    let bytes = EventFrames.joined([Data([1, 2, 3]), Data(), Data([4])])
    for length in 0..<bytes.count {
      #expect(EventFrames.split(bytes.prefix(length), count: 3) == nil)
      #expect(EventFrames.split(Data(bytes.suffix(length)), count: 3) == nil)
    }
    let huge = Data([255, 255, 255, 255, 1])
    #expect(EventFrames.split(huge, count: 1) == nil)
  }
}
