import CPentad
import Dispatch
import PentadCore
import Testing

@testable import PentadC

extension Owning {
  @Suite struct LogTests {
    private let recorder = Recorder()

    private func delegate(_ level: pentad_log_level) -> pentad_log_delegate {
      pentad_log_delegate(
        struct_size: MemoryLayout<pentad_log_delegate>.size, context: recorder.context,
        context_free: { Recorder.from($0).note("free") },
        did_log: { context, level, source, message in
          Recorder.from(context).note(
            "\(level.rawValue) \(String(cString: source)): \(String(cString: message))")
        }, level: level, reserved: 0)
    }

    @Test func failedCallsAreLogged() {
      var delegate = delegate(PENTAD_LOG_DEBUG)
      #expect(pentad_set_log(&delegate, nil) == PENTAD_OK)
      #expect(pentad_operation_wait(nil, 0, nil) == PENTAD_MISUSE)
      CallbackQueue.shared.queue.sync {}
      #expect(pentad_set_log(nil, nil) == PENTAD_OK)
      Log.write(PENTAD_LOG_ERROR, "test", "unheard")
      #expect(
        recorder.seen == ["4 pentad_operation_wait: misuse: operation is NULL", "free"])
    }

    @Test func aLevelKeepsTheLesserOnesOut() {
      var delegate = delegate(PENTAD_LOG_WARNING)
      #expect(pentad_set_log(&delegate, nil) == PENTAD_OK)
      Log.write(PENTAD_LOG_INFO, "test", "unheard")
      Log.write(PENTAD_LOG_WARNING, "test", "one")
      Log.failure(PentadError(.internal, "two"), of: "f(_:)")
      CallbackQueue.shared.queue.sync {}
      #expect(pentad_set_log(nil, nil) == PENTAD_OK)
      #expect(recorder.seen == ["2 test: one", "1 f: internal: two", "free"])
    }

    @Test func contextOfASilentDelegateIsFreed() {
      var delegate = delegate(PENTAD_LOG_OFF)
      delegate.did_log = nil
      #expect(pentad_set_log(&delegate, nil) == PENTAD_OK)
      Log.write(PENTAD_LOG_ERROR, "test", "unheard")
      CallbackQueue.shared.queue.sync {}
      #expect(recorder.seen == [])
      #expect(pentad_set_log(nil, nil) == PENTAD_OK)
      #expect(recorder.seen == ["free"])
    }

    @Test func aDelegateThatMakesNoSenseIsRefused() {
      var wrong = delegate(PENTAD_LOG_DEBUG)
      wrong.struct_size = 7
      #expect(pentad_set_log(&wrong, nil) == PENTAD_MISUSE)
      wrong = delegate(pentad_log_level(rawValue: 5))
      #expect(pentad_set_log(&wrong, nil) == PENTAD_MISUSE)
      wrong = delegate(PENTAD_LOG_INFO)
      wrong.did_log = nil
      #expect(pentad_set_log(&wrong, nil) == PENTAD_MISUSE)
      #expect(recorder.seen == [])
    }
  }
}
