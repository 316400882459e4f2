import CPentad
import Dispatch
import PentadCore
import Testing

@testable import PentadC

extension Owning {
  /// Callbacks that the program runs itself.
  @Suite(.timeLimit(.minutes(15))) struct SessionTests {
    private let recorder = Recorder()
    private let session = SessionHandle()

    private func subscribe() -> SubscriptionHandle {
      SubscriptionHandle(
        context: recorder.context, contextFree: { Recorder.from($0).note("free") },
        place: session.place)
    }

    @Test func callbacksWaitForThePump() throws {
      let subscription = subscribe()
      for number in 0..<3 { subscription.deliver { Recorder.from($0).note("\(number)") } }
      #expect(recorder.seen == [])
      #expect(try session.place.run(waiting: 0) == 3)
      #expect(try session.place.run(waiting: 0) == 0)
      #expect(recorder.seen == ["0", "1", "2"])
      subscription.cancel()
      #expect(recorder.seen.last == "free")
    }

    @Test func cancelledInItsCallbackTheContextIsGivenBackAfterIt() throws {
      let subscription = subscribe()
      subscription.deliver { context in
        subscription.cancel()
        Recorder.from(context).note("event")
      }
      subscription.deliver { Recorder.from($0).note("never") }
      while try session.place.run(waiting: 0) > 0 {}
      #expect(recorder.seen == ["event", "free"])
    }

    @Test func insideACallbackNothingElseRunsAndNothingWaits() throws {
      let (subscription, place) = (subscribe(), session.place)
      subscription.deliver { context in
        Recorder.from(context).note("\((try? place.run(waiting: -1)) ?? -1)")
      }
      subscription.deliver { Recorder.from($0).note("later") }
      #expect(try place.run(waiting: -1) == 2)
      #expect(recorder.seen == ["0", "later"])
      subscription.cancel()
    }

    /// Closed before or while it waits.
    @Test(arguments: [true, false])
    func closedSessionEndsItsWait(_ isClosedBefore: Bool) async {
      let place = session.place
      let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
      if isClosedBefore { place.close() }
      async let count = withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          beginning.yield()
          continuation.resume(returning: try? place.run(waiting: -1))
        }
      }
      if !isClosedBefore {
        for await _ in begun { break }
        // The pause makes it very likely that the call waits; this cannot be observed exactly.
        try? await Task.sleep(for: .milliseconds(50))
        place.close()
      }
      #expect(await count == 0)
    }

    @Test func aCallIsWaitedForWithoutItsCallback() throws {
      let recorder = recorder
      var operation: pentad_operation_ref?
      OperationHandle.start(
        PentadOperation<Int> { _ async throws(PentadError) in 7 }, &operation, place: session.place
      ) { _ in recorder.note("end") }
      #expect(pentad_operation_wait(operation, -1, nil) == PENTAD_OK)
      #expect(recorder.seen == [])
      #expect(try session.place.run(waiting: -1) == 1)
      #expect(recorder.seen == ["end"])
      pentad_operation_free(operation)
    }

    /// A call has ended and waits for the pump, another one is running, and a third one begins
    /// afterwards.
    @Test func aCallEndsWithItsSessionOnceAndAsClosed() {
      let (recorder, place) = (recorder, session.place)
      let (gate, opening) = AsyncStream.makeStream(of: Void.self)
      let start = { (name: String, wait: Bool) -> pentad_operation_ref? in
        var operation: pentad_operation_ref?
        OperationHandle.start(
          PentadOperation<Int> { _ async throws(PentadError) in
            if wait { for await _ in gate { break } }
            return 7
          }, &operation, place: place
        ) { result in
          if case .failure(let error) = result { recorder.note("\(name) \(error.code)") }
        }
        return operation
      }
      let ended = start("ended", false)
      #expect(pentad_operation_wait(ended, -1, nil) == PENTAD_OK)
      let running = start("running", true)
      place.close()
      #expect(Set(recorder.seen) == ["ended closed", "running closed"])
      #expect(pentad_operation_wait(running, 0, nil) == PENTAD_OK)
      opening.finish()
      let late = start("late", false)
      CallbackQueue.shared.queue.sync {}
      #expect(recorder.seen.count == 3 && recorder.seen.last == "late closed")
      for operation in [ended, running, late] { pentad_operation_free(operation) }
    }

    @Test func closedSessionFreesTheContexts() throws {
      let subscription = subscribe()
      subscription.deliver { _ in subscription.cancel() }
      _ = try session.place.run(waiting: 0)
      session.place.close()
      CallbackQueue.shared.queue.sync {}
      #expect(recorder.seen == ["free"])
      let late = subscribe()
      late.deliver { Recorder.from($0).note("never") }
      CallbackQueue.shared.queue.sync {}
      late.cancel()
      #expect(recorder.seen == ["free", "free"])
    }
  }
}
