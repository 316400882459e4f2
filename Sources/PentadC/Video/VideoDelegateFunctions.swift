public import CPentad
import PentadCore
import VideoFeedKit

/// Registers a delegate with a feed. It receives events in order, from now on or after an event
/// that it has already seen.
///
/// Events of the log are never lost silently: a delegate that was away for longer than a week and
/// 100,000 events receives RESET.
///
/// - Parameters:
///   - feed: the feed
///   - delegate: the delegate, which is copied
///   - out: receives the subscription
/// - Returns: `PENTAD_CLOSED` after pentad_shutdown() and when the feed's session was freed
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_subscribe")
public func pentad_video_feed_subscribe(
  _ feed: pentad_video_feed_ref?, _ delegate: UnsafePointer<pentad_video_delegate>?,
  _ out: UnsafeMutablePointer<pentad_subscription_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let handle = try VideoHandle.calling(feed)
    _ = try require(delegate, "delegate")
    let record = try readOptions(delegate, "delegate")
    let (feed, callbacks) = (handle.client, VideoCallbacks(delegate: record))
    let subscription = SubscriptionHandle(
      context: record.context, contextFree: record.context_free, place: handle.place)
    subscription.observe { delivery, handler in
      feed.observe(on: delivery, after: record.after == 0 ? nil : record.after, handler)
    } _: {
      callbacks.call($0, $1)
    }
    return subscription.give()
  }
}
