import PentadCore
import Testing

@testable import ElementsKit

@Suite struct FlipStateTests {
  @Test func everySequenceOfTenCallsKeepsTheRules() {
    for sequence in 0..<1 << 10 {
      var state = FlipState()
      var side = CardSide.front
      var isFlipping = false
      for call in 0..<10 {
        if sequence >> call & 1 == 0 {
          let transition = try? state.flip()
          #expect((transition == nil) == isFlipping)
          if let transition {
            #expect(transition.from == side && transition.to != side)
            #expect(transition.direction == (transition.to == .back ? .fromRight : .fromLeft))
            #expect(transition.duration == .milliseconds(750))
            side = transition.to
          }
          isFlipping = true
        } else {
          #expect(state.flipDidEnd() == (isFlipping ? side : nil))
          isFlipping = false
        }
        #expect(state.side == side && state.isFlipping == isFlipping)
      }
    }
  }
}
