import TestSupport
import Testing

@testable import VideoFeedKit

@Suite struct PlaybackListTests {
  private func keys(_ text: String) -> [VideoKey] { text.map { Samples.key("\($0)") } }

  private func neighbours(_ list: PlaybackList) -> String {
    [list.previous, list.current, list.next].map { $0?.id ?? "-" }.joined()
  }

  @Test func neighboursOfTheCurrent() {
    var list = PlaybackList()
    #expect(neighbours(list) == "---")
    list.change(to: keys("abc"))
    #expect(neighbours(list) == "--a" && list.highlighted == nil)
    list.select(Samples.key("a"))
    #expect(neighbours(list) == "-ab" && list.highlighted == Samples.key("a"))
    list.select(Samples.key("c"))
    #expect(neighbours(list) == "bc-")
    list.select(Samples.key("x"))
    #expect(neighbours(list) == "-xa" && list.highlighted == nil)
    list.select(nil)
    #expect(neighbours(list) == "--a")
  }

  /// New videos come on top, and the current one goes: what followed it is next.
  @Test func aListThatChanges() {
    var list = PlaybackList()
    list.change(to: keys("abcde"))
    list.select(Samples.key("c"))
    list.change(to: keys("xyabcde"))
    #expect(neighbours(list) == "bcd")
    list.change(to: keys("xyabe"))
    #expect(neighbours(list) == "bce" && list.highlighted == nil)
    list.change(to: keys("exyab"))
    #expect(neighbours(list) == "-ce")
    list.change(to: keys("xyab"))
    #expect(neighbours(list) == "-cx")
    list.change(to: keys("pq"))
    #expect(neighbours(list) == "qc-")
    list.change(to: keys("xcyab"))
    #expect(neighbours(list) == "xcy" && list.highlighted == Samples.key("c"))
    list.change(to: [])
    #expect(neighbours(list) == "-c-")
  }

  @Test func neighboursAreOfTheList() {
    var random = SplitMix64(seed: 4)
    var list = PlaybackList()
    var keys: [VideoKey] = []
    for _ in 0..<3_000 {
      if Bool.random(using: &random) {
        keys = (0..<10).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
          .map { Samples.key("\($0)") }
        list.change(to: keys)
      } else {
        let id = Int.random(in: 0..<12, using: &random)
        list.select(id == 11 ? nil : Samples.key("\(id)"))
      }
      if let index = list.current.flatMap({ keys.firstIndex(of: $0) }) {
        #expect(list.highlighted == list.current)
        #expect(list.previous == (index > 0 ? keys[index - 1] : nil))
        #expect(list.next == (index + 1 < keys.count ? keys[index + 1] : nil))
      } else {
        #expect(list.highlighted == nil)
        let before = list.previous.flatMap { keys.firstIndex(of: $0) } ?? -1
        #expect(list.next == (before + 1 < keys.count ? keys[before + 1] : nil))
      }
    }
  }
}
