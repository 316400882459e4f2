import AstroKit
public import CPentad
import PentadCore

/// Has a delegate hear of alerts as they come due, in the order of their times.
///
/// What came due while nobody listened, or before the program was started, comes first. An alert goes
/// to one of the delegates. It is removed when the callback has returned, before a cancelling elsewhere
/// than in the callback returns; a program that ends before gets it again. With `keeps` it is the
/// program that removes it. What a cancelled subscription leaves may go to another one at once.
///
/// - Parameters:
///   - handler: the handler
///   - delegate: the delegate, which is copied
///   - out: receives the subscription, before the first callback
/// - Returns: `PENTAD_MISUSE` if `handler`, `delegate`, its `did_come_due` or `out` is missing;
///   `PENTAD_CLOSED` after pentad_shutdown() and when the handler's session was freed
///
/// Threads: any; callbacks come on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_handler_subscribe_alerts")
public func pentad_astro_handler_subscribe_alerts(
  _ handler: pentad_astro_handler_ref?, _ delegate: UnsafePointer<pentad_astro_alert_delegate>?,
  _ out: UnsafeMutablePointer<pentad_subscription_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let handle = try HandlerHandle.calling(handler)
    _ = try require(delegate, "delegate")
    let record = try readOptions(delegate, "delegate")
    let reader = DueAlertReader(
      handler: handle.client, place: handle.place,
      didComeDue: try require(record.did_come_due, "delegate->did_come_due"),
      didFail: record.did_fail, keeps: record.keeps != 0,
      subscription: SubscriptionHandle(
        context: record.context, contextFree: record.context_free, place: handle.place))
    out.pointee = reader.subscription.give()
    let reading = Task.detached { await reader.read() }
    reader.subscription.onCancel {
      reading.cancel()
      reader.holds.end()
    }
  }
}
