public import CPentad
import PentadCore

/// A place for callbacks, as the caller owns it.
public typealias pentad_session_ref = OpaquePointer

/// Makes a place for callbacks that the program runs itself, by pentad_session_pump().
///
/// What is made with a session calls back nowhere else: events, lists and the ends of asynchronous calls.
///
/// - Parameters:
///   - out: receives the session
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_MISUSE` if `out` is missing; `PENTAD_CLOSED` after pentad_shutdown();
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the session is the caller's; free it with pentad_session_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_session_make")
public func pentad_session_make(
  _ out: UnsafeMutablePointer<pentad_session_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    try requireThreads()
    return SessionHandle().give()
  }
}

/// Runs the callbacks that wait in a session, on this thread, one after the other.
///
/// What they cause is left to the next call, so that this one comes back. Nothing is lost while nobody
/// calls it: events are held back in the store, or replaced by one that says `reset`.
///
/// - Parameters:
///   - session: the session
///   - timeout_ms: how long to wait at most when there is nothing, in milliseconds; 0 does not wait, a
///     negative number waits without limit
///   - count: receives how many callbacks ran: 0 when none came in time, inside a callback of the
///     session, and while another thread runs them; NULL when not needed
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_MISUSE` if `session` is missing; `PENTAD_CLOSED` after
///   pentad_shutdown(); `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any, one at a time. Blocks: for `timeout_ms` at most, then as long as the callbacks do.
/// Since: 0.1
@_cdecl("pentad_session_pump")
public func pentad_session_pump(
  _ session: pentad_session_ref?, _ timeout_ms: Int64, _ count: UnsafeMutablePointer<size_t>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    count?.pointee = 0
    let place = try SessionHandle.borrow(session, "session").place
    try requireThreads()
    let ran = place.run(waiting: timeout_ms)
    count?.pointee = ran
    // Called while this waited, pentad_shutdown() is what ended it.
    if ran == 0 { try requireThreads() }
  }
}

/// Frees a session. Callbacks that wait in it, and those that would still come, never do.
///
/// What was made with it stays valid and works, but for what would call back. Contexts are given back.
///
/// - Parameter session: the session; NULL does nothing
///
/// Threads: any, when no other thread pumps it; a callback of its own may call this. Blocks: no.
/// Since: 0.1
@_cdecl("pentad_session_free")
public func pentad_session_free(_ session: pentad_session_ref?) {
  guard let handle = SessionHandle.borrow(session) else { return }
  if !Process.isForked { handle.place.close() }
  SessionHandle.free(session)
}
