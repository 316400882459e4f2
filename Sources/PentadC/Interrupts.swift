public import CPentad
import PentadCore

/// Sets the interrupt handler of this thread, which blocking calls ask whether to end early: for
/// Ctrl-C, or a button.
///
/// A call that waits for a server or a store, or computes for long, asks the handler about every 50
/// ms, on the thread that made the call. If the result is not 0, the call is cancelled. It returns
/// as soon as its work has stopped: with `PENTAD_CANCELLED`, or with the result that it already
/// had. pentad_session_pump() asks while it waits, and before it runs the callbacks that it waited
/// for. The handler is not asked by pentad_operation_wait(), which has a timeout, or by functions
/// that free.
///
/// A thread has one handler: a second call replaces it, NULL removes it, and it ends with the
/// thread. The handler may call the library; those calls do not ask it. After pentad_shutdown() the
/// handler is not called.
///
/// - Parameters:
///   - handler: the handler; NULL for none
///   - context: passed to it; may be NULL. It must stay valid as long as the handler is set
/// - Returns: `PENTAD_UNAVAILABLE` if the process has no room for another thread-local value
///
/// Threads: any; applies to the calling thread only. Blocks: no. Since: 0.1
@_cdecl("pentad_set_interrupt_handler")
public func pentad_set_interrupt_handler(
  _ handler: pentad_interrupt_callback?, _ context: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try InterruptHandler.set(handler.map { InterruptHandler($0, context) })
  }
}
