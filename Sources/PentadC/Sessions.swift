public import CPentad
import PentadCore

/// A callback session that the caller owns.
public typealias pentad_session_ref = OpaquePointer

/// Makes a session: a queue of callbacks that the program runs itself with pentad_session_pump().
///
/// Objects that are made with a session deliver all callbacks there: events, lists and the
/// completions of asynchronous calls.
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

/// Runs the queued callbacks of a session on this thread, one after the other.
///
/// Callbacks that are queued meanwhile wait for the next call, so that this one returns. Nothing is
/// lost between pumps: events wait in the store, or are replaced by one with `reset`.
///
/// - Parameters:
///   - session: the session
///   - timeout_ms: the maximum time to wait if nothing is queued, in milliseconds; 0 does not wait,
///     negative for no limit
///   - count: receives the number of callbacks that ran: 0 after a timeout, after
///     pentad_session_wake(), inside a callback of the session, and while another thread runs them;
///     NULL when not needed
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
    // If pentad_shutdown() was called meanwhile, it ended the wait.
    if ran == 0 { try requireThreads() }
  }
}

/// Sets a callback that reports queued callbacks of a session, for a program with an event loop.
///
/// It is edge-triggered. It is called when the first callback is queued and no thread is pumping.
/// It is not called again until a pentad_session_pump() has taken the queue: at most once between
/// two such pumps. Callbacks that are queued while others run are reported after those have
/// returned. If the queue is not empty when it is set, it is called for that.
///
/// It runs on a library thread that all sessions share. Use it only to make the event loop call
/// pentad_session_pump() on its own thread: `g_idle_add()`, `uv_async_send()`, a write to an
/// eventfd that epoll watches, `dispatch_async()` to the main queue. A pump inside it returns
/// `PENTAD_MISUSE`. Pump once for each call; the queue may be empty if another pump came first.
///
/// - Parameters:
///   - session: the session
///   - callback: called when callbacks are queued; NULL for none. A second call replaces it
///   - context: passed to it; may be NULL. It must stay valid until the callback is replaced or
///     removed, or the session is freed
/// - Returns: `PENTAD_OK`: the previous callback does not run any more, unless this was called
///   inside it; `PENTAD_CLOSED` after pentad_shutdown()
///
/// Threads: any; do not hold a lock that the previous callback takes. Blocks: until its running
/// call has returned. Since: 0.1
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

/// Makes a pentad_session_pump() that waits on another thread return with 0 callbacks.
///
/// Every waiting pump of the session returns. If there is none, the next one that would wait
/// returns immediately instead; several calls before it count as one. So a program that sets a
/// flag, calls this and checks the flag after each pump never misses it. In the child of a `fork()`
/// it is a no-op.
///
/// - Parameter session: the session; NULL does nothing
///
/// Threads: any, also in a callback; not in a signal handler. Blocks: no. Since: 0.1
@_cdecl("pentad_session_wake")
public func pentad_session_wake(_ session: pentad_session_ref?) {
  guard !Process.isForked else { return }
  SessionHandle.borrow(session)?.place.wake()
}

/// Frees a session. Each pending call of the session completes inside this function, with
/// `PENTAD_CLOSED`. Queued and future events and lists are dropped.
///
/// Objects that were made with it stay valid and work, but deliver no callbacks. Their contexts are
/// given back. The callback of pentad_session_on_ready() does not run any more.
///
/// - Parameter session: the session; NULL does nothing
///
/// Threads: any, if no other thread pumps it; a callback of the session may call this. Do not hold
/// a lock that the callback of pentad_session_on_ready() takes. Blocks: until the running call of
/// that has returned. Since: 0.1
@_cdecl("pentad_session_free")
public func pentad_session_free(_ session: pentad_session_ref?) {
  guard let handle = SessionHandle.borrow(session) else { return }
  if !Process.isForked { handle.place.close() }
  SessionHandle.free(session)
}
