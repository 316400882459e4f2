import Dispatch
import PentadCore
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct SlowObserverTests {
  /// Returns the expected entries of an observer that reads nothing until there are `backlog`
  /// events, and then reads `more`.
  private func expectation(capacity: Int, backlog: Int, more: Int) -> [String] {
    let first = backlog > capacity ? ["\(backlog):reset"] : (0..<backlog).map { "\($0 + 1):\($0)" }
    return first + (backlog..<backlog + more).map { "\($0 + 1):\($0)" }
  }

  @Test(arguments: 1...5, 0...12)
  func oneResetReplacesAllThatWasMissed(capacity: Int, backlog: Int) async {
    let hub = EventHub<Tick>(capacity: capacity)
    let pump = Pump()
    let seen = Recorder<String>()
    let subscription = hub.observe(on: .pump(pump)) { seen.record($0.text) }
    let stream = hub.events()
    for value in 0..<backlog { hub.publish(.number(value)) }
    #expect(pump.run() == (backlog > capacity ? 1 : backlog))
    var iterator = stream.makeAsyncIterator()
    var streamed: [String] = []
    while streamed.count < seen.entries.count, let next = await iterator.next() {
      streamed.append(next.text)
    }
    for value in backlog..<backlog + capacity { hub.publish(.number(value)) }
    hub.finish()
    pump.run()
    while let next = await iterator.next() { streamed.append(next.text) }
    let expected = expectation(capacity: capacity, backlog: backlog, more: capacity)
    #expect(seen.entries == expected)
    #expect(streamed == expected)
    withExtendedLifetime(subscription) {}
  }

  @Test func anObserverThatIsOvertakenInsideItsCallbackGoesOn() async {
    let hub = EventHub<Tick>(capacity: 4)
    let seen = Recorder<String>()
    let gate = DispatchSemaphore(value: 0)
    let subscription = hub.observe(on: .queue(DispatchQueue(label: "slow"))) { published in
      seen.record(published.text)
      if published.number == 1 { gate.wait() }
    }
    hub.publish(.number(0))
    _ = await seen.entries(1)
    for value in 1..<100 { hub.publish(.number(value)) }
    gate.signal()
    #expect(await seen.entries(2) == ["1:0", "100:reset"])
    hub.publish(.number(100))
    #expect(await seen.entries(3).last == "101:100")
    withExtendedLifetime(subscription) {}
  }

  @Test func memoryStaysFlat() async {
    let census = Census()
    let hub = EventHub<Heavy>(capacity: 100)
    let pump = Pump()
    let subscriptions = (0..<10).map { _ in hub.observe(on: .pump(pump)) { _ in } }
    let streams = (0..<10).map { _ in hub.events() }
    for _ in 0..<10_000 { hub.publish(.load(census.citizen())) }
    #expect(census.living == 100)
    #expect(pump.run() == 10)
    withExtendedLifetime((subscriptions, streams)) {}
  }

  @Test func nothingIsHeldWithoutObservers() {
    let census = Census()
    let hub = EventHub<Heavy>()
    hub.publish(.load(census.citizen()))
    #expect(census.living == 0)
    let subscription = hub.observe(on: .pump(Pump())) { _ in }
    hub.publish(.load(census.citizen()))
    #expect(census.living == 1)
    subscription.cancel()
    #expect(census.living == 0)
  }
}
