public import CPentad
import PentadCore

/// Sets the handler that the blocking calls of this thread ask whether to end early: for Ctrl-C, or a
/// button.
///
/// A call that waits for a server or a store, or computes for long, asks about every 50 ms, on the thread
/// that made it. When the answer is not 0 it is cancelled, and returns as soon as what it does has stopped:
/// with `PENTAD_CANCELLED`, or with what it had by then. pentad_session_pump() asks while it waits, and before
/// the callbacks that it waited for. pentad_operation_wait(), which has a timeout, does not ask, nor do
/// functions that free.
///
/// A thread has one handler: a second call replaces it, NULL takes it away, and it ends with the thread. The
/// handler may make calls itself, which do not ask. After pentad_shutdown() nobody asks.
///
/// - Parameters:
///   - handler: what is asked; NULL for none
///   - context: passed to it; may be NULL. It must be there as long as the handler is set
/// - Returns: `PENTAD_UNAVAILABLE` if the process can keep nothing more for its threads
///
/// Threads: any; for the calling one alone. Blocks: no. Since: 0.1
@_cdecl("pentad_set_interrupt_handler")
public func pentad_set_interrupt_handler(
  _ handler: pentad_interrupt_callback?, _ context: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try InterruptHandler.set(handler.map { InterruptHandler($0, context) })
  }
}
