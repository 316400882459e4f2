public import CPentad
import PentadCore
import VideoFeedKit

/// Registers a delegate for lists. It receives each list as it is now, and again after changes,
/// which are collected for two seconds.
///
/// A list contains as many videos as fit into its memory limit; pentad_video_feed_timeline() and
/// similar functions read the rest. A list that cannot be read is skipped; `did_fail` of a
/// registered delegate reports the error.
///
/// - Parameters:
///   - feed: the feed
///   - delegate: the delegate, which is copied with its texts
///   - out: receives the subscription, before the first callback
/// - Returns: `PENTAD_MISUSE` for a search without words; `PENTAD_CLOSED` after pentad_shutdown()
///   and when the feed's session was freed
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_subscribe_lists")
public func pentad_video_feed_subscribe_lists(
  _ feed: pentad_video_feed_ref?, _ delegate: UnsafePointer<pentad_video_lists_delegate>?,
  _ out: UnsafeMutablePointer<pentad_subscription_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let handle = try VideoHandle.calling(feed)
    let lists = try VideoLists(delegate)
    let subscription = lists.subscription(handle.place)
    out.pointee = subscription.give()
    lists.follow(handle.client, subscription)
  }
}
