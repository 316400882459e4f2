import Dispatch
import PentadCore
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct ReadySignalTests {
  let hub = EventHub<Tick>()
  let pump = Pump()
  let seen = Recorder<String>()

  /// Returns the reports so far: every due call has returned.
  private func reports() -> [String] {
    ReadySignal.waitForRunningCall()
    return seen.entries
  }

  private func observe(_ body: @escaping @Sendable () -> Void = {}) -> Subscription {
    hub.observe(on: .pump(pump)) { _ in body() }
  }

  @Test func reportsOnceUntilTheNextRun() {
    let subscription = observe()
    pump.onReady { [seen] in seen.record("ready") }
    #expect(reports() == [])
    for value in 0..<5 { hub.publish(.number(value)) }
    #expect(reports() == ["ready"])
    #expect(pump.run() == 5)
    #expect(reports() == ["ready"])
    for value in 0..<5 { hub.publish(.number(value)) }
    #expect(reports() == ["ready", "ready"])
    #expect(pump.run() == 5)
    pump.onReady(nil)
    withExtendedLifetime(subscription) {}
  }

  /// Several observers make several batches.
  @Test func reportsOnceForAllObservers() {
    let subscriptions = (0..<3).map { _ in observe() }
    pump.onReady { [seen] in seen.record("ready") }
    hub.publish(.number(0))
    #expect(reports() == ["ready"])
    #expect(pump.run() == 3)
    pump.onReady(nil)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func setWhileSomethingIsPendingItReportsThat() {
    let subscription = observe()
    hub.publish(.number(0))
    pump.onReady { [seen] in seen.record("first") }
    #expect(reports() == ["first"])
    pump.onReady { [seen] in seen.record("second") }
    #expect(reports() == ["first", "second"])
    pump.onReady(nil)
    hub.publish(.number(1))
    #expect(pump.run() == 2)
    hub.publish(.number(2))
    #expect(reports() == ["first", "second"])
    withExtendedLifetime(subscription) {}
  }

  @Test func callbacksDuringARunAreReportedAfterIt() {
    let subscription = observe { [hub, pump, seen] in
      guard seen.entries.count == 1 else { return }
      hub.publish(.number(1))
      ReadySignal.waitForRunningCall()
      seen.record("callback")
      // A run that takes nothing changes nothing.
      #expect(pump.run() == 0)
    }
    pump.onReady { [seen] in seen.record("ready") }
    hub.publish(.number(0))
    #expect(reports() == ["ready"])
    #expect(pump.run() == 1)
    #expect(reports() == ["ready", "callback", "ready"])
    #expect(pump.run() == 1)
    pump.onReady(nil)
    withExtendedLifetime(subscription) {}
  }

  @Test func nothingRunsInsideIt() {
    let subscription = observe { [seen] in seen.record("callback") }
    pump.onReady { [pump, seen] in seen.record("ran \(pump.run())") }
    hub.publish(.number(0))
    #expect(reports() == ["ran 0"])
    #expect(pump.run() == 1)
    pump.onReady(nil)
    withExtendedLifetime(subscription) {}
  }

  /// A call that is queued when a run takes the pending entries.
  @Test func aStaleCallDoesNotCome() {
    let subscription = observe()
    let (isBlocked, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let other = Pump()
    let blocker = hub.observe(on: .pump(other)) { _ in }
    other.onReady {
      isBlocked.signal()
      gate.wait()
    }
    hub.publish(.number(0))
    isBlocked.wait()
    #expect(pump.run() == 1)
    // From here on, calls are queued behind the blocked one.
    pump.onReady { [seen] in seen.record("ready") }
    hub.publish(.number(1))
    #expect(pump.run() == 1)
    hub.publish(.number(2))
    gate.signal()
    #expect(reports() == ["ready"])
    #expect(pump.run() == 1)
    pump.onReady(nil)
    other.onReady(nil)
    withExtendedLifetime((subscription, blocker)) {}
  }

  @Test func takingItAwayWaitsForTheRunningCallUnlessThatDoesIt() async {
    let subscription = observe()
    let (started, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    pump.onReady { [seen] in
      started.signal()
      gate.wait()
      seen.record("returned")
    }
    hub.publish(.number(0))
    await onThread { [pump, seen] in
      started.wait()
      DispatchQueue.global().async { gate.signal() }
      pump.onReady(nil)
      #expect(seen.entries == ["returned"])
    }
    #expect(pump.run() == 1)
    pump.onReady { [pump, seen] in
      pump.onReady(nil)
      seen.record("taken away")
    }
    hub.publish(.number(1))
    #expect(reports() == ["returned", "taken away"])
    #expect(pump.run() == 1)
    hub.publish(.number(2))
    #expect(reports() == ["returned", "taken away"])
    withExtendedLifetime(subscription) {}
  }

  /// The loop neither blocks nor polls.
  @Test func loopThatPumpsOnReportsMissesNothing() async {
    let loop = DispatchQueue(label: "loop")
    let subscription = observe { [seen] in seen.record("event") }
    pump.onReady { [pump] in loop.async { pump.run() } }
    for value in 0..<200 {
      hub.publish(.number(value))
      await Task.yield()
    }
    #expect(await seen.entries(200).count == 200)
    pump.onReady(nil)
    withExtendedLifetime(subscription) {}
  }
}
