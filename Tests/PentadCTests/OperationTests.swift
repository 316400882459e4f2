import CPentad
import Dispatch
import PentadCore
import Testing

@testable import PentadC

private let record: CompletionCallback = { context, status, result, error in
  Recorder.from(context).note(
    "\(status.rawValue) \(result != nil) \(String(cString: pentad_error_message(error)))")
}

extension Owning {
  @Suite struct OperationTests {
    private let recorder = Recorder()

    @Test func aCallCompletesOnce() throws {
      var operation: pentad_operation_ref?
      try startOperation(record, recorder.context, &operation) { () throws(PentadError) in
        RecordList([1]) { (number: Int, _) in number }
      }
      #expect(pentad_operation_wait(operation, -1, nil) == PENTAD_OK)
      #expect(pentad_operation_wait(operation, 0, nil) == PENTAD_OK)
      #expect(recorder.seen == ["0 true "])
      pentad_operation_free(operation)
    }

    @Test func cancellationIsARequest() throws {
      var operation: pentad_operation_ref?
      try startOperation(record, recorder.context, &operation) {
        () async throws(PentadError) -> Failure in
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
      #expect(recorder.seen == ["5 false enough"])
      pentad_operation_free(operation)
    }

    @Test func aCallNeedsItsCallbackAndNotItsOperation() throws {
      var operation: pentad_operation_ref? = OpaquePointer(bitPattern: 8)
      #expect(throws: PentadError(.misuse, "callback is NULL")) {
        try startOperation(nil, nil, &operation) { () throws(PentadError) in
          Failure(PentadError(.ok, ""))
        }
      }
      #expect(operation == nil)
      #expect(pentad_operation_wait(nil, 0, nil) == PENTAD_MISUSE)
      pentad_operation_cancel(nil)
      pentad_operation_free(nil)
    }

    @Test func aCallbackMayWait() {
      let queue = CallbackQueue(label: "test")
      let outer = OperationHandle(queue: queue)
      let inner = OperationHandle(queue: queue)
      outer.start { () throws(PentadError) in
        1
      } completion: { _ in
        inner.start { () throws(PentadError) in
          2
        } completion: { _ in
          recorder.note("inner")
        }
        #expect(throws: Never.self) { try inner.wait(milliseconds: -1) }
        #expect(throws: Never.self) { try outer.wait(milliseconds: -1) }
        recorder.note("outer")
      }
      #expect(throws: Never.self) { try outer.wait(milliseconds: -1) }
      #expect(throws: Never.self) { try inner.wait(milliseconds: -1) }
      #expect(recorder.seen == ["outer", "inner"])
    }

    @Test func noCallbackStartsAfterTheEnd() {
      let queue = CallbackQueue(label: "test")
      let operation = OperationHandle(queue: queue)
      let gate = DispatchSemaphore(value: 0)
      operation.start { () throws(PentadError) in
        queue.close()
        queue.close()
        gate.signal()
      } completion: { _ in
        recorder.note("late")
      }
      gate.wait()
      let error = #expect(throws: PentadError.self) { try operation.wait(milliseconds: -1) }
      #expect(error?.code == .closed)
      #expect(recorder.seen == [])
    }

    @Test func aHundredCallsCompleteInTheOrderTheyEnded() throws {
      let queue = CallbackQueue(label: "test")
      let operations = (0..<100).map { number in
        let operation = OperationHandle(queue: queue)
        operation.start { () throws(PentadError) in
          number
        } completion: { _ in
          recorder.note("done")
        }
        return operation
      }
      for operation in operations { try operation.wait(milliseconds: -1) }
      #expect(recorder.seen.count == 100)
    }
  }
}
