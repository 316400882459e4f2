import Dispatch
import PentadCore
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct DeliveryTests {
  /// On the cooperative pool this would hang as soon as as many callbacks block as there are cores.
  @Test func blockingCallbacksMayBlock() async {
    let hub = EventHub<Tick>()
    let answers = Recorder<Int>()
    let subscriptions = (0..<16).map { index in
      hub.observe(on: .queue(DispatchQueue(label: "\(index)"))) { _ in
        let operation = PentadOperation<Int> { _ async throws(PentadError) in
          await Task.yield()
          return index
        }
        let answer = Result { () throws(PentadError) in try operation.wait(milliseconds: nil) }
        answers.record((try? answer.get()) ?? -1)
      }
    }
    hub.publish(.number(0))
    #expect(await answers.entries(16).sorted() == Array(0..<16))
    withExtendedLifetime(subscriptions) {}
  }

  @Test func mainRunsOnTheMainQueue() async {
    let isMain = await withCheckedContinuation { continuation in
      Delivery.main.deliver {
        dispatchPrecondition(condition: .onQueue(.main))
        continuation.resume(returning: true)
      }
    }
    #expect(isMain)
  }

  @Test func aConcurrentQueueIsMadeSerial() async {
    let second = DispatchSemaphore(value: 0)
    let seen = Recorder<Int>()
    let delivery = Delivery.queue(DispatchQueue(label: "concurrent", attributes: .concurrent))
    delivery.deliver {
      #expect(second.wait(timeout: .now() + .milliseconds(50)) == .timedOut)
      seen.record(0)
    }
    for index in 1..<1_000 {
      delivery.deliver {
        second.signal()
        seen.record(index)
      }
    }
    #expect(await seen.entries(1_000) == Array(0..<1_000))
  }

  @Test func aQueueRunsAboveTheOneHandedIn() async {
    let key = DispatchSpecificKey<Int>()
    let queue = DispatchQueue(label: "mine")
    queue.setSpecific(key: key, value: 7)
    let value = await withCheckedContinuation { continuation in
      Delivery.queue(queue).deliver {
        continuation.resume(returning: DispatchQueue.getSpecific(key: key))
      }
    }
    #expect(value == 7)
  }
}
