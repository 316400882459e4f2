public import CPentad
import PentadCore

/// A place for callbacks, as the caller owns it.
public typealias pentad_session_ref = OpaquePointer

/// Makes a place for callbacks that the program runs itself, by pentad_session_pump().
///
/// What is made with a session calls back nowhere else: events, lists and the ends of asynchronous calls.
///
/// - Parameter out: receives the session
/// - Returns: `PENTAD_CLOSED` after pentad_shutdown(); `PENTAD_UNSUPPORTED` after `fork()`
///
/// Blocks: no. Since: 0.1
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
///   - count: receives how many callbacks ran: 0 when none came in time, after pentad_session_wake(), inside
///     a callback of the session, and while another thread runs them; NULL when not needed
/// - Returns: `PENTAD_MISUSE` in a callback of pentad_session_on_ready(); `PENTAD_CANCELLED` if the
///   thread's interrupt handler ended the wait, and no callback ran; `PENTAD_CLOSED` after
///   pentad_shutdown()
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
    let ran = try place.run(waiting: timeout_ms)
    count?.pointee = ran
    // Called while this waited, pentad_shutdown() is what ended it.
    if ran == 0 { try requireThreads() }
  }
}

/// Sets the callback that reports when something waits in a session, for a program with an event loop.
///
/// It is edge-triggered. It is called once when the first callback waits and nobody pumps, and not again
/// before a pentad_session_pump() has taken what waits: at most once between two such pumps. What comes
/// while callbacks run is reported when they have returned. If something waits when it is set, it is called
/// for that.
///
/// It comes on a thread of the library that all sessions share. Do nothing in it but make the loop call
/// pentad_session_pump() on its own thread: `g_idle_add()`, `uv_async_send()`, a write to an eventfd that
/// epoll watches, `dispatch_async()` to the main queue. To pump in it is `PENTAD_MISUSE`. Pump once for each
/// call; that pump may find nothing if another one came first.
///
/// - Parameters:
///   - session: the session
///   - callback: called when something waits; NULL for none. A second call replaces the first one's
///   - context: passed to it; may be NULL. It must be there until the callback is replaced or taken away, or
///     the session is freed
/// - Returns: `PENTAD_OK`: no call of the callback before it runs or comes any more, unless that
///   callback itself is the caller; `PENTAD_CLOSED` after pentad_shutdown()
///
/// Threads: any; do not hold a lock that the callback before it takes. Blocks: until the running call of
/// that has returned. Since: 0.1
@_cdecl("pentad_session_on_ready")
public func pentad_session_on_ready(
  _ session: pentad_session_ref?, _ callback: pentad_session_ready_callback?,
  _ context: UnsafeMutableRawPointer?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let place = try SessionHandle.borrow(session, "session").place
    try requireThreads()
    guard let callback else { return place.onReady(nil) }
    let context = Context(context)
    place.onReady { callback(context.pointer) }
  }
}

/// Makes a pentad_session_pump() that waits on another thread return, with 0 callbacks.
///
/// Every pump that waits in the session returns. If none does, the next one that would wait returns at once
/// instead; several calls before it count as one. So a program that sets a flag, calls this and looks at the
/// flag after each pump never misses it. In the child of a `fork()` it does nothing.
///
/// - Parameter session: the session; NULL does nothing
///
/// Threads: any, also in a callback; not in a signal handler. Blocks: no. Since: 0.1
@_cdecl("pentad_session_wake")
public func pentad_session_wake(_ session: pentad_session_ref?) {
  guard !Process.isForked else { return }
  SessionHandle.borrow(session)?.place.wake()
}

/// Frees a session. Each call under way that was to end in it ends inside this one, with `PENTAD_CLOSED`;
/// events and lists that wait in it, and those that would still come, never do.
///
/// What was made with it stays valid and works, but for what would call back. Contexts are given back. The
/// callback of pentad_session_on_ready() comes no more.
///
/// - Parameter session: the session; NULL does nothing
///
/// Threads: any, when no other thread pumps it; a callback of its own may call this. Do not hold a lock that
/// the callback of pentad_session_on_ready() takes. Blocks: until the running call of that has returned.
/// Since: 0.1
@_cdecl("pentad_session_free")
public func pentad_session_free(_ session: pentad_session_ref?) {
  guard let handle = SessionHandle.borrow(session) else { return }
  if !Process.isForked { handle.place.close() }
  SessionHandle.free(session)
}
