import CPentad
import Dispatch
import Testing

@testable import PentadC

private let free: pentad_context_free = { context in
  Recorder.from(context).note("free")
  Recorder.from(context).freed.signal()
}

extension Owning {
  @Suite struct SubscriptionTests {
    private let recorder = Recorder()
    private let queue = CallbackQueue(label: "test")

    private func subscribe() -> SubscriptionHandle {
      SubscriptionHandle(context: recorder.context, contextFree: free, place: queue)
    }

    @Test func eventsComeInOrderAndTheContextLast() {
      let subscription = subscribe()
      subscription.onCancel { [recorder] in recorder.note("detached") }
      for number in 0..<3 {
        subscription.deliver { Recorder.from($0).note("\(number)") }
      }
      queue.queue.sync {}
      subscription.cancel()
      subscription.cancel()
      subscription.deliver { Recorder.from($0).note("late") }
      queue.queue.sync {}
      #expect(recorder.seen == ["0", "1", "2", "detached", "free"])
    }

    @Test func aSourceFoundTooLateIsLeftAtOnce() {
      let subscription = subscribe()
      subscription.cancel()
      subscription.onCancel { [recorder] in recorder.note("detached") }
      #expect(recorder.seen == ["free", "detached"])
    }

    @Test func cancelWaitsForTheRunningCallback() {
      let subscription = subscribe()
      let started = DispatchSemaphore(value: 0)
      let proceed = DispatchSemaphore(value: 0)
      subscription.deliver {
        started.signal()
        proceed.wait()
        Recorder.from($0).note("event")
      }
      subscription.deliver { Recorder.from($0).note("never") }
      started.wait()
      subscription.onCancel { proceed.signal() }
      subscription.cancel()
      #expect(recorder.seen == ["event", "free"])
    }

    @Test func aCallbackMayCancelItsOwnSubscription() {
      let subscription = subscribe()
      subscription.deliver {
        subscription.cancel()
        Recorder.from($0).note("event")
      }
      subscription.deliver { Recorder.from($0).note("never") }
      recorder.freed.wait()
      #expect(recorder.seen == ["event", "free"])
    }

    @Test func afterTheEndTheContextIsStillGivenBack() {
      let subscription = subscribe()
      queue.close()
      subscription.deliver { Recorder.from($0).note("late") }
      subscription.cancel()
      #expect(recorder.seen == ["free"])
    }

    @Test func freeingCancels() {
      let before = pentad_handle_count()
      let handle = subscribe().give()
      pentad_subscription_cancel(nil)
      pentad_subscription_free(nil)
      pentad_subscription_free(handle)
      #expect(recorder.seen == ["free"])
      #expect(pentad_handle_count() == before)
    }
  }
}
