import AstroKit
public import CPentad
import PentadCore

/// Registers a delegate with a handler: it hears of what happens from now on, in order.
///
/// - Parameters:
///   - handler: the handler
///   - delegate: the delegate, which is copied
///   - out: receives the subscription
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_MISUSE` for a wrong `struct_size`, or if `handler`, `delegate` or
///   `out` is missing; `PENTAD_CLOSED` after pentad_shutdown() and when the handler's session was
///   freed; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the subscription is the caller's; free it with pentad_subscription_free(). The context
/// stays with the library until its `context_free` was called; after a failure it is the caller's.
/// Threads: any; callbacks come on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_handler_subscribe")
public func pentad_astro_handler_subscribe(
  _ handler: pentad_astro_handler_ref?, _ delegate: UnsafePointer<pentad_astro_delegate>?,
  _ out: UnsafeMutablePointer<pentad_subscription_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let handle = try HandlerHandle.calling(handler)
    _ = try require(delegate, "delegate")
    let callbacks = AstroCallbacks(delegate: try readOptions(delegate, "delegate"))
    let subscription = callbacks.subscription(handle.place)
    callbacks.observe(subscription, handle.client.store.events)
    return subscription.give()
  }
}
