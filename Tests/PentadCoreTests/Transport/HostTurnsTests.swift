import Testing

@testable import PentadCore

@Suite struct HostTurnsTests {
  /// The numbers of so many promises.
  private func promises(_ count: Int, of turns: inout RateLimitQueue) -> [Int] {
    (0..<count).compactMap { _ in turns.take(now: 0)?.number }
  }

  private func waits(_ numbers: [Int], _ turns: inout RateLimitQueue) -> [Int64] {
    numbers.map { turns.wait(for: $0, now: 0) }
  }

  /// Twenty of forty waiters are cancelled, and twenty others arrive. There is still one turn each
  /// second, first come, first served.
  @Test func cancelledWaiterMovesLaterOnesForward() throws {
    var turns = RateLimitQueue(try RateLimit(perSecond: 1, burst: 1), now: 0)
    #expect(promises(1, of: &turns).isEmpty)
    let waiting = promises(40, of: &turns)
    var told: [Int] = []
    for number in waiting.prefix(20) { told.append(turns.giveUp(number).count) }
    // All who came later are.
    #expect(told == (20...39).reversed())
    let order = waiting.dropFirst(20) + promises(20, of: &turns)
    #expect(waits(Array(order), &turns) == (1...40).map { Int64($0) * 1_000 })
  }

  @Test func laterRequestSkipsCancelledWaiters() throws {
    var turns = RateLimitQueue(try RateLimit(perSecond: 10, burst: 2), now: 0)
    #expect(promises(2, of: &turns).isEmpty)
    for number in promises(30, of: &turns) { _ = turns.giveUp(number) }
    let last = promises(1, of: &turns)
    #expect(waits(last, &turns) == [100])
    // Its turn is taken when it has come, and given back no more.
    var now = last.map { turns.wait(for: $0, now: 100) }
    now += last.map { Int64(turns.giveUp($0).count) }
    #expect(now == [0, 0])
    #expect(!turns.isFull(now: 100) && turns.isFull(now: 300))
  }
}
