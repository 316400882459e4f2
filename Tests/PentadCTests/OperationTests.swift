import CPentad
import Dispatch
import PentadCore
import Testing

@testable import PentadC

extension Owning {
  @Suite struct OperationTests {
    private let recorder = Recorder()
    private let queue = CallbackQueue(label: "test")

    private func start<Value>(
      _ operation: UnsafeMutablePointer<pentad_operation_ref?>? = nil,
      _ work: @escaping PentadOperation<Value>.Work
    ) -> OperationHandle {
      let recorder = recorder
      return OperationHandle.start(PentadOperation(work), operation, place: queue) { result in
        switch result {
        case .success(let value): recorder.note("\(value)")
        case .failure(let error): recorder.note(error.description)
        }
      }
    }

    @Test func aCallCompletesOnce() {
      var operation: pentad_operation_ref?
      _ = start(&operation) { _ async throws(PentadError) in 1 }
      #expect(pentad_operation_wait(operation, -1, nil) == PENTAD_OK)
      #expect(pentad_operation_wait(operation, 0, nil) == PENTAD_OK)
      #expect(recorder.seen == ["1"])
      pentad_operation_free(operation)
    }

    @Test func cancellationIsARequest() {
      var operation: pentad_operation_ref?
      _ = start(&operation) { _ async throws(PentadError) -> Int in
        while !Task.isCancelled { await Task.yield() }
        throw PentadError(.cancelled, "enough")
      }
      var error: pentad_error_ref?
      #expect(pentad_operation_wait(operation, 0, &error) == PENTAD_TIMED_OUT)
      #expect(pentad_error_code(error) == PENTAD_TIMED_OUT)
      pentad_error_free(error)
      pentad_operation_cancel(operation)
      pentad_operation_cancel(operation)
      #expect(pentad_operation_wait(operation, .max, nil) == PENTAD_OK)
      pentad_operation_cancel(operation)
      #expect(recorder.seen == ["cancelled: enough"])
      pentad_operation_free(operation)
    }

    @Test func nullOperationIsMisuse() {
      #expect(pentad_operation_wait(nil, 0, nil) == PENTAD_MISUSE)
      pentad_operation_cancel(nil)
      pentad_operation_free(nil)
    }

    @Test func aCallbackMayWait() {
      let (queue, recorder) = (queue, recorder)
      let outer = OperationHandle.start(
        PentadOperation<Int> { _ async throws(PentadError) in 1 }, place: queue
      ) { _ in
        let inner = OperationHandle.start(
          PentadOperation<Int> { _ async throws(PentadError) in 2 }, place: queue
        ) { _ in recorder.note("inner") }
        #expect(throws: Never.self) { try inner.wait(milliseconds: -1) }
        recorder.note("outer")
      }
      #expect(throws: Never.self) { try outer.wait(milliseconds: -1) }
      queue.queue.sync {}
      #expect(recorder.seen == ["outer", "inner"])
    }

    @Test func progressComesBeforeTheEndAndNotAfterIt() {
      let (queue, recorder) = (queue, recorder)
      let work = PentadOperation<Int> { report async throws(PentadError) in
        for step in 1...1_000 { report(WorkProgress(completed: step, total: 1_000)) }
        return 7
      }
      let operation = OperationHandle.start(
        work, place: queue, progress: { recorder.note("\($0.completed)") },
        completion: { _ in recorder.note("end") })
      #expect(throws: Never.self) { try operation.wait(milliseconds: -1) }
      queue.queue.sync {}
      #expect(recorder.seen.suffix(2) == ["1000", "end"])
      #expect(Set(recorder.seen).count == recorder.seen.count)
    }

    @Test func noCallbackStartsAfterTheEnd() {
      let queue = queue
      let operation = start { _ async throws(PentadError) in
        queue.close()
        queue.close()
        return 1
      }
      let error = #expect(throws: PentadError.self) { try operation.wait(milliseconds: -1) }
      #expect(error?.code == .closed)
      #expect(recorder.seen == [])
    }

    @Test func aHundredCallsCompleteEachOnce() throws {
      let operations = (0..<100).map { number in
        start { _ async throws(PentadError) in number }
      }
      for operation in operations { try operation.wait(milliseconds: -1) }
      #expect(Set(recorder.seen).count == 100 && recorder.seen.count == 100)
    }
  }
}
