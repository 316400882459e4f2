import CPentad
import Dispatch
import PentadCore
import Testing

@testable import PentadC

/// The calls of an interrupt handler, and its answers.
private final class Asking: Sendable {
  private let state: Lock<(asked: Int, after: Int)>

  /// - Parameter after: the number of the question that is answered by an end; 0 for none
  init(endingAt after: Int) { state = Lock((0, after)) }

  var count: Int { state.withLock { $0.asked } }

  /// Runs `work` on a thread of its own, whose handler this is.
  func run(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "interrupted").async {
        let context = Unmanaged.passUnretained(self).toOpaque()
        #expect(
          pentad_set_interrupt_handler({ Asking.from($0).answer() }, context, nil) == PENTAD_OK)
        work()
        #expect(pentad_set_interrupt_handler(nil, nil, nil) == PENTAD_OK)
        continuation.resume()
      }
    }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> Asking {
    Unmanaged.fromOpaque(context!).takeUnretainedValue()
  }

  private func answer() -> Int32 {
    // Calls inside a handler do not call the handler.
    _ = try? runAndWait { () async throws(PentadError) in await rest(milliseconds: 120) }
    return state.withLock { state in
      state.asked += 1
      return state.asked == state.after ? 1 : 0
    }
  }
}

/// Time that passes, unless the task is cancelled.
private func rest(milliseconds: Int) async {
  try? await Task.sleep(for: .milliseconds(milliseconds))
}

@Suite(.timeLimit(.minutes(15))) struct InterruptTests {
  @Test func handlerCanCancelACall() async {
    let asking = Asking(endingAt: 2)
    await asking.run {
      let error = #expect(throws: PentadError.self) {
        try runAndWait { () async throws(PentadError) in
          while !Task.isCancelled { await rest(milliseconds: 60_000) }
          throw PentadError(.decoding, "half an answer")
        }
      }
      #expect(error?.code == .cancelled)
    }
    #expect(asking.count == 2)
  }

  @Test func resultOfAnInterruptedCallIsReturned() async {
    let asking = Asking(endingAt: 1)
    await asking.run {
      let value = try? runAndWait { () async throws(PentadError) in
        while !Task.isCancelled { await rest(milliseconds: 60_000) }
        return 7
      }
      #expect(value == 7)
    }
  }

  @Test func uninterruptibleCallDoesNotCallTheHandler() async {
    let asking = Asking(endingAt: 1)
    await asking.run {
      try? runToTheEnd { () async throws(PentadError) in await rest(milliseconds: 200) }
    }
    #expect(asking.count == 0)
  }

  /// As where Python sees a signal that came while the thread waited.
  @Test func aPumpThatIsInterruptedRunsNothingAndLosesNothing() async {
    let asking = Asking(endingAt: 1)
    await asking.run {
      let (recorder, session) = (Recorder(), SessionHandle())
      let subscription = SubscriptionHandle(
        context: recorder.context, contextFree: nil, place: session.place)
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) {
        subscription.deliver { Recorder.from($0).note("event") }
      }
      #expect(throws: PentadError.callCancelled) { try session.place.run(waiting: -1) }
      #expect(recorder.seen == [])
      #expect((try? session.place.run(waiting: -1)) == 1)
      #expect(recorder.seen == ["event"])
      subscription.cancel()
    }
  }

  @Test func anotherThreadIsNotAsked() async {
    let asking = Asking(endingAt: 1)
    await asking.run {
      DispatchQueue(label: "other").sync {}
      let done = DispatchSemaphore(value: 0)
      DispatchQueue(label: "beside").async {
        try? runAndWait { () async throws(PentadError) in await rest(milliseconds: 200) }
        done.signal()
      }
      done.wait()
    }
    #expect(asking.count == 0)
  }

  @Test func aBatchThatComputesIsInterrupted() async {
    let asking = Asking(endingAt: 3)
    await asking.run {
      let text = Array("H2O".utf8CString)
      let status = text.withUnsafeBufferPointer { text in
        let formulas = [UnsafePointer<CChar>?](repeating: text.baseAddress, count: 100_000)
        return pentad_elements_molar_masses_compute(
          formulas, nil, formulas.count, nil, nil, nil, nil, nil, nil, nil)
      }
      #expect(status == PENTAD_CANCELLED)
    }
    #expect(asking.count == 3)
  }
}
