import Testing

@testable import PentadCore

@Suite struct EventRingTests {
  /// Every small ring against an array that keeps everything.
  @Test(arguments: 1...6) func holdsTheNewest(capacity: Int) {
    var ring = EventRing<Int>(capacity: capacity)
    for last in 0...20 {
      for number in 0...21 {
        let isHeld = number > max(0, last - capacity) && number <= last
        #expect(ring[UInt64(number)] == (isHeld ? number * 10 : nil))
      }
      #expect(ring.count == min(last, capacity))
      #expect(ring.last == UInt64(last))
      ring.append((last + 1) * 10)
    }
  }

  @Test func numbersGoOnAfterAnEmptying() {
    var ring = EventRing<String>(capacity: 2)
    ring.append("a")
    ring.append("b")
    ring.append("c")
    ring.skip()
    #expect(ring.last == 4)
    #expect(ring.count == 0)
    ring.append("e")
    #expect(ring[4] == nil)
    #expect(ring[5] == "e")
    ring.removeAll()
    #expect(ring[5] == nil)
    #expect(ring.last == 5)
  }

  @Test func holdsAtLeastOne() {
    var ring = EventRing<Int>(capacity: -3)
    ring.append(1)
    ring.append(2)
    #expect(ring[1] == nil)
    #expect(ring[2] == 2)
  }
}
