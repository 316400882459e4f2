import Dispatch
import PentadCore
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct PumpTests {
  let hub = EventHub<Tick>()
  let pump = Pump()
  let seen = Recorder<String>()

  @Test func runsAllThatIsPendingOfEveryObserver() {
    let subscriptions = (0..<3).map { index in
      hub.observe(on: .pump(pump)) { seen.record("\(index) \($0.text)") }
    }
    #expect(pump.run() == 0)
    for value in 0..<4 { hub.publish(.number(value)) }
    #expect(pump.run() == 12)
    #expect(pump.run() == 0)
    for index in 0..<3 {
      let own = seen.entries.filter { $0.hasPrefix("\(index) ") }
      #expect(own == (0..<4).map { "\(index) \($0 + 1):\($0)" })
    }
    withExtendedLifetime(subscriptions) {}
  }

  @Test func runsOnTheCallingThreadOnly() async {
    let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "mine")
    queue.setSpecific(key: key, value: true)
    let subscription = hub.observe(on: .pump(pump)) { _ in
      #expect(DispatchQueue.getSpecific(key: key) == true)
    }
    hub.publish(.number(0))
    let count = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: pump.run()) }
    }
    #expect(count == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func leavesWhatItsCallbacksCauseToTheNextRun() {
    let subscription = hub.observe(on: .pump(pump)) { _ in
      hub.publish(.number(0))
      #expect(pump.run() == 0)
      #expect(!pump.wait(milliseconds: 0))
    }
    hub.publish(.number(0))
    for _ in 0..<5 { #expect(pump.run() == 1) }
    withExtendedLifetime(subscription) {}
  }

  @Test func runsNothingWhileAnotherThreadRuns() async {
    let started = DispatchSemaphore(value: 0)
    let gate = DispatchSemaphore(value: 0)
    let subscription = hub.observe(on: .pump(pump)) { _ in
      started.signal()
      gate.wait()
    }
    hub.publish(.number(0))
    async let other = onThread { [pump] in pump.run() }
    await onThread { [hub, pump] in
      started.wait()
      hub.publish(.number(1))
      #expect(pump.run() == 0)
      #expect(!pump.wait(milliseconds: 0))
      gate.signal()
      // Entries that arrived meanwhile wake a sleeper when the other run ends.
      #expect(pump.wait(milliseconds: nil))
      gate.signal()
      #expect(pump.run() == 1)
    }
    #expect(await other == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func waitReturnsTrueIfCallbacksArePending() {
    let subscription = hub.observe(on: .pump(pump)) { _ in }
    #expect(!pump.wait(milliseconds: 0))
    #expect(!pump.wait(milliseconds: -1))
    #expect(!pump.wait(milliseconds: 1))
    hub.publish(.number(0))
    #expect(pump.wait(milliseconds: 0))
    #expect(pump.wait(milliseconds: nil))
    #expect(pump.run() == 1)
    #expect(!pump.wait(milliseconds: 0))
    withExtendedLifetime(subscription) {}
  }

  @Test(arguments: [nil, 900_000, .max]) func waitIsWokenByAnEvent(milliseconds: Int?) async {
    let subscription = hub.observe(on: .pump(pump)) { seen.record($0.text) }
    async let ran = onThread { [pump] in
      var count = 0
      while count < 20, pump.wait(milliseconds: milliseconds) { count += pump.run() }
      return count
    }
    for value in 0..<20 {
      hub.publish(.number(value))
      await Task.yield()
    }
    #expect(await ran == 20)
    #expect(seen.entries == (0..<20).map { "\($0 + 1):\($0)" })
    withExtendedLifetime(subscription) {}
  }

  @Test func pumpIsReleasedWithItsPendingCallbacks() {
    weak var abandoned: Pump?
    do {
      let pump = Pump()
      abandoned = pump
      let subscription = hub.observe(on: .pump(pump)) { _ in }
      hub.publish(.number(0))
      subscription.cancel()
    }
    #expect(abandoned == nil)
  }

  @Test func retiredPumpHandsItsCallbacksOver() {
    let queue = DispatchQueue(label: "successor")
    let subscription = hub.observe(on: .pump(pump)) { seen.record($0.text) }
    hub.publish(.number(0))
    pump.retire(to: .queue(queue))
    queue.sync {}
    #expect(seen.entries == ["1:0"])
    hub.publish(.number(1))
    queue.sync {}
    #expect(seen.entries == ["1:0", "2:1"])
    #expect(pump.run() == 0)
    withExtendedLifetime(subscription) {}
  }

  @Test func wakeEndsTheWaitOfEveryThread() async {
    let ended = Recorder<Bool>()
    async let waiting: Void = withTaskGroup(of: Void.self) { [pump] group in
      for _ in 0..<3 {
        group.addTask { await onThread { ended.record(pump.wait(milliseconds: nil)) } }
      }
    }
    // A wake reaches the current waiters; a later waiter needs another one.
    while ended.entries.count < 3 {
      pump.wake()
      await Task.yield()
    }
    await waiting
    #expect(ended.entries == [false, false, false])
  }

  @Test func wakesBeforeAWaitCountAsOne() {
    let subscription = hub.observe(on: .pump(pump)) { _ in }
    for _ in 0..<3 { pump.wake() }
    #expect(!pump.wait(milliseconds: nil))
    hub.publish(.number(0))
    #expect(pump.wait(milliseconds: nil))
    withExtendedLifetime(subscription) {}
  }
}
