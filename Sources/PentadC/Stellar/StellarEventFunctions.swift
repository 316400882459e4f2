public import CPentad
import PentadCore
import StellarKit

/// Registers a delegate with a client. It receives the events from now on, in order.
///
/// - Parameters:
///   - client: the client
///   - delegate: the delegate, which is copied
///   - out: receives the subscription
/// - Returns: `PENTAD_CLOSED` after pentad_shutdown() and when the client's session was freed
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_client_subscribe")
public func pentad_stellar_client_subscribe(
  _ client: pentad_stellar_client_ref?, _ delegate: UnsafePointer<pentad_stellar_delegate>?,
  _ out: UnsafeMutablePointer<pentad_subscription_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let handle = try StellarHandle.calling(client)
    _ = try require(delegate, "delegate")
    let callbacks = StellarCallbacks(delegate: try readOptions(delegate, "delegate"))
    let subscription = callbacks.subscription(handle.place)
    callbacks.observe(subscription, handle.events)
    return subscription.give()
  }
}

/// Registers a delegate for lists. It receives each list as it is now, and again after each change.
///
/// A list that cannot be read is skipped; `store_did_fail` of a registered delegate reports the
/// error.
///
/// - Parameters:
///   - client: the client
///   - delegate: the delegate, which is copied
///   - out: receives the subscription, before the first callback
/// - Returns: `PENTAD_MISUSE` for a limit too large for a list; `PENTAD_CLOSED` after
///   pentad_shutdown() and when the client's session was freed
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_client_subscribe_lists")
public func pentad_stellar_client_subscribe_lists(
  _ client: pentad_stellar_client_ref?, _ delegate: UnsafePointer<pentad_stellar_lists_delegate>?,
  _ out: UnsafeMutablePointer<pentad_subscription_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let handle = try StellarHandle.calling(client)
    _ = try require(delegate, "delegate")
    let record = try readOptions(delegate, "delegate")
    let limit = try readRecentLimit(record.recent_limit, "delegate->recent_limit")
    let subscription = SubscriptionHandle(
      context: record.context, contextFree: record.context_free, place: handle.place)
    out.pointee = subscription.give()
    StellarLists(delegate: record, recentLimit: limit, subscription: subscription)
      .follow(handle.client)
  }
}
