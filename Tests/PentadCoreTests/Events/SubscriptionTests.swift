import Dispatch
import PentadCore
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct SubscriptionTests {
  /// A place where a test can put a subscription that its handler needs.
  private final class Box: Sendable {
    private let content = Lock<Subscription?>(nil)
    func put(_ subscription: Subscription?) { content.withLock { $0 = subscription } }
    func cancel() { content.withLock { $0 }?.cancel() }
  }

  @Test func cancellingInsideTheCallbackReturnsAndIsFinal() async {
    let hub = EventHub<Tick>()
    let queue = DispatchQueue(label: "own")
    let census = Census()
    let seen = Recorder<String>()
    let box = Box()
    box.put(
      { [citizen = census.citizen()] in
        hub.observe(on: .queue(queue)) { published in
          seen.record(published.text)
          box.cancel()
          #expect(census.living == 1)
          seen.record("cancelled")
          withExtendedLifetime(citizen) {}
        }
      }())
    queue.suspend()
    for value in 0..<5 { hub.publish(.number(value)) }
    queue.resume()
    _ = await seen.entries(2)
    hub.publish(.number(5))
    await drain(queue)
    await drain(queue)
    #expect(seen.entries == ["1:0", "cancelled"])
    #expect(census.living == 0)
    box.put(nil)
  }

  /// Without the waiting, `isEnded` would be false in most rounds.
  @Test func cancellingElsewhereWaitsForTheRunningCallback() async {
    for _ in 0..<100 {
      let hub = EventHub<Tick>()
      let census = Census()
      let started = DispatchSemaphore(value: 0)
      let isEnded = Atomic(false)
      let calls = Atomic(0)
      let subscription = { [citizen = census.citizen()] in
        hub.observe(on: .queue(DispatchQueue(label: "own"))) { _ in
          calls.add(1, ordering: .relaxed)
          started.signal()
          for _ in 0..<1_000 { withExtendedLifetime(citizen) {} }
          isEnded.store(true, ordering: .sequentiallyConsistent)
        }
      }()
      hub.publish(.number(0))
      await onThread {
        started.wait()
        subscription.cancel()
        let waited = isEnded.load(ordering: .sequentiallyConsistent)
        #expect(waited)
        #expect(census.living == 0)
        hub.publish(.number(1))
        subscription.cancel()
        let count = calls.load(ordering: .relaxed)
        #expect(count == 1)
      }
    }
  }

  @Test func everyoneWhoCancelsWaits() async {
    let hub = EventHub<Tick>()
    let seen = Recorder<String>()
    let started = DispatchSemaphore(value: 0)
    let gate = DispatchSemaphore(value: 0)
    let subscription = hub.observe(on: .queue(DispatchQueue(label: "own"))) { _ in
      started.signal()
      gate.wait()
      seen.record("ended")
    }
    hub.publish(.number(0))
    await withDiscardingTaskGroup { group in
      await onThread { started.wait() }
      let ready = Recorder<Int>()
      for index in 0..<5 {
        group.addTask {
          await onThread {
            ready.record(index)
            subscription.cancel()
            seen.record("cancelled")
          }
        }
      }
      _ = await ready.entries(5)
      gate.signal()
    }
    #expect(seen.entries == ["ended"] + Array(repeating: "cancelled", count: 5))
  }

  @Test func aPendingCallbackDoesNotStartAfterCancel() {
    let hub = EventHub<Tick>()
    let pump = Pump()
    let seen = Recorder<String>()
    let subscription = hub.observe(on: .pump(pump)) { seen.record($0.text) }
    hub.publish(.number(0))
    subscription.cancel()
    #expect(pump.run() == 0)
    #expect(seen.entries.isEmpty)
  }

  @Test func oneCallbackMayCancelAnotherOfItsQueue() {
    let hub = EventHub<Tick>()
    let pump = Pump()
    let seen = Recorder<String>()
    let box = Box()
    let one = hub.observe(on: .pump(pump)) { _ in
      seen.record("one")
      box.cancel()
    }
    box.put(hub.observe(on: .pump(pump)) { _ in seen.record("two") })
    hub.publish(.number(0))
    hub.publish(.number(1))
    while pump.run() > 0 {}
    #expect(seen.entries.filter { $0 == "one" }.count == 2)
    // The order between the two is not guaranteed.
    #expect(seen.entries.filter { $0 == "two" }.count.isMultiple(of: 2))
    withExtendedLifetime(one) {}
  }

  /// Observers in a ring, each cancelling the next while all are inside their callbacks: all but one
  /// wait for the end of the next.
  @Test(arguments: 1...4) func observersThatCancelEachOtherDoNotHang(count: Int) async {
    for _ in 0..<50 {
      let hub = EventHub<Tick>()
      let boxes = (0..<count).map { _ in Box() }
      let running = (0..<count).map { _ in Recorder<Void>() }
      let early = Recorder<Int>()
      let done = Recorder<Int>()
      let arrivals = Atomic(0)
      let all = DispatchSemaphore(value: 0)
      for index in 0..<count {
        let next = (index + 1) % count
        boxes[index].put(
          hub.observe(on: .queue(DispatchQueue(label: "\(index)"))) { _ in
            if arrivals.add(1, ordering: .relaxed).newValue == count {
              for _ in 0..<count { all.signal() }
            }
            all.wait()
            boxes[next].cancel()
            if running[next].entries.isEmpty { early.record(index) }
            running[index].record(())
            done.record(index)
          })
      }
      hub.publish(.number(0))
      hub.publish(.number(1))
      _ = await done.entries(count)
      #expect(early.entries.count == 1)
      for box in boxes {
        await onThread { box.cancel() }
        box.put(nil)
      }
      #expect(done.entries.count == count)
    }
  }

  @Test func releasingTheSubscriptionEndsTheObservation() {
    let hub = EventHub<Tick>()
    let pump = Pump()
    let census = Census()
    let seen = Recorder<String>()
    do {
      let subscription = { [citizen = census.citizen()] in
        hub.observe(on: .pump(pump)) {
          seen.record($0.text)
          withExtendedLifetime(citizen) {}
        }
      }()
      hub.publish(.number(0))
      pump.run()
      withExtendedLifetime(subscription) {}
    }
    #expect(census.living == 0)
    hub.publish(.number(1))
    #expect(pump.run() == 0)
    #expect(seen.entries == ["1:0"])
  }

  /// A captured object's end may reach back into the hub and the subscription.
  @Test func capturedObjectMayCancelInDeinit() {
    final class Chain: Sendable {
      let subscription: Subscription
      init(_ subscription: Subscription) { self.subscription = subscription }
      deinit { subscription.cancel() }
    }
    let hub = EventHub<Tick>()
    let pump = Pump()
    let seen = Recorder<String>()
    let inner = { [chain = Chain(hub.observe(on: .pump(pump)) { seen.record($0.text) })] in
      hub.observe(on: .pump(pump)) { _ in withExtendedLifetime(chain) {} }
    }()
    inner.cancel()
    hub.publish(.number(0))
    #expect(pump.run() == 0)
    #expect(seen.entries.isEmpty)
  }
}
