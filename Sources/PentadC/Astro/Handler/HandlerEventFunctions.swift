import AstroKit
public import CPentad
import PentadCore

/// Registers a delegate with a handler. It receives the events from now on, in order.
///
/// - Parameters:
///   - handler: the handler
///   - delegate: the delegate, which is copied
///   - out: receives the subscription
/// - Returns: `PENTAD_CLOSED` after pentad_shutdown() and when the handler's session was freed
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
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
