import PentadCore
import Testing

@testable import PentadStorage

@Suite struct StoreStateTests {
  @Test func everyStateIsReadAsItWasWritten() {
    let longest = String(repeating: "n", count: 180) + ".damaged-20261121T065531Z-100"
    let names = ["notes.sqlite.damaged-20261121T065531Z", " two  spaces.damaged-1", longest]
    var states: [StoreState] = [.new, .clean, .open, .unchecked, .erasing]
    for damage in [StoreDamage.notADatabase, .malformed, .failedCheck, .lost] {
      states.append(.damaged(damage))
      for name in names {
        states.append(.recovering(damage, aside: name))
        states.append(.rebuilt(damage, rows: 1_234_567, isPartial: true, aside: name))
        states.append(.rebuilt(damage, rows: 0, isPartial: false, aside: name))
      }
    }
    for state in states {
      #expect(state.line.count == StoreState.length)
      #expect(StoreState(line: state.line) == state)
    }
  }

  @Test(arguments: [
    "x", "recovering", "recovering malformed", "rebuilt malformed 3 whole", "\0\0",
  ])
  func unknownStateCountsAsNotClosed(_ text: String) {
    #expect(StoreState(line: Array(text.utf8)) == .unchecked)
  }

  @Test func anyDamageIsReadAsDamage() {
    #expect(StoreState(line: Array("damaged by ghosts".utf8)) == .damaged(.malformed))
  }
}
