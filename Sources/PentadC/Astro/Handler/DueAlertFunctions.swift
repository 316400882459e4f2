import AstroKit
public import CPentad
import PentadCore

/// Registers a delegate that receives alerts as they come due, in the order of their times.
///
/// Alerts that came due before the subscription, or before the program was started, come first.
/// Each alert goes to one of the delegates only. It is removed after the callback has returned, and
/// before a cancellation outside the callback returns. A program that ends earlier receives it
/// again. With `keeps`, the program itself removes the alert. The remaining alerts of a cancelled
/// subscription may go to another one immediately.
///
/// - Parameters:
///   - handler: the handler
///   - delegate: the delegate, which is copied
///   - out: receives the subscription, before the first callback
/// - Returns: `PENTAD_MISUSE` if `handler`, `delegate`, its `did_come_due` or `out` is missing;
///   `PENTAD_CLOSED` after pentad_shutdown() and when the handler's session was freed
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
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
