import Foundation
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct OutboxRulesTests {
  private let rules = OutboxRules()
  private let offline = PentadError(.offline, "no network")

  private func operation(
    _ id: Int64, _ state: OutboxState = .queued, attempts: Int = 0, notBefore: Int64 = 0
  ) -> OutboxOperation {
    OutboxOperation(
      id: id, draft: OutboxDraft(lane: "\(id)", kind: "k"), state: state, attempts: attempts,
      mayHaveArrived: false, createdAt: 0, firstAttemptAt: nil, notBefore: notBefore,
      failure: nil)
  }

  @Test func theFirstThatIsDueIsSent() {
    let later = operation(1, notBefore: 50)
    let due = operation(2, notBefore: 10)
    #expect(rules.step([later, due], now: 10) == .send(due))
    #expect(rules.step([later, due], now: 9) == .wait(until: 10))
    #expect(rules.step([operation(1, .sending)], now: 9) == .nothing)
    #expect(rules.step([], now: 9) == .nothing)
  }

  /// A clock that is set back keeps nothing waiting for longer than a server may.
  @Test func aTimeTooFarOffIsNotWaitedFor() {
    let now: Int64 = 1_000_000_000
    let day = operation(1, notBefore: now + 86_400_000)
    let beyond = operation(1, notBefore: now + 86_400_001)
    #expect(rules.step([day], now: now) == .wait(until: day.notBefore))
    #expect(rules.step([beyond], now: now) == .send(beyond))
    #expect(rules.step([operation(1, notBefore: .max)], now: .min) != .nothing)
  }

  @Test func theBackOffDoublesUpToItsEnd() {
    #expect(
      (1...10).map { rules.delay(attempts: $0) } == [
        1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000,
      ])
    #expect(rules.delay(attempts: .max) == 300_000)
    #expect(rules.delay(attempts: .min) == 1_000)
    var odd = OutboxRules()
    odd.firstDelay = .min
    odd.longestDelay = .max
    #expect(odd.delay(attempts: 5) == 0)
    odd.firstDelay = .max
    #expect(odd.delay(attempts: 5) == 86_400_000)
  }

  @Test func theJitterIsFull() {
    var ranges: [ClosedRange<Int64>] = []
    for attempts in 1...3 {
      let ruling = rules.ruling(
        operation(1, .sending, attempts: attempts), .retry(offline, mayHaveArrived: false),
        now: 100
      ) { range in
        ranges.append(range)
        return 7
      }
      #expect(ruling == .queue(notBefore: 107, mayHaveArrived: false, offline))
    }
    #expect(ranges == [0...1_000, 0...2_000, 0...4_000])
  }

  @Test func aServerThatNamesATimeIsObeyedWithinReason() {
    func notBefore(_ after: Int64) -> OutboxRules.Ruling {
      rules.ruling(
        operation(1, .sending), .retry(offline, after: after, mayHaveArrived: true), now: 100
      ) { _ in 0 }
    }
    #expect(notBefore(500) == .queue(notBefore: 600, mayHaveArrived: true, offline))
    #expect(notBefore(-5) == .queue(notBefore: 100, mayHaveArrived: true, offline))
    #expect(notBefore(.max) == .queue(notBefore: 86_400_100, mayHaveArrived: true, offline))
  }
}
