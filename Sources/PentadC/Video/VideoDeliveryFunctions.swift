public import CPentad
import PentadCore
import VideoFeedKit

/// Waits until an action has been sent to its source. Cancelling the wait does not cancel the
/// action.
///
/// - Parameters:
///   - feed: the feed
///   - action: the number of the action
///   - timeout_ms: the maximum time to wait, in milliseconds; negative for no limit
/// - Returns: the source's error if it refused the action; `PENTAD_NOT_FOUND` when the action was
///   cancelled, or replaced by a later one; `PENTAD_TIMED_OUT`: sending continues; `PENTAD_STORAGE`
///   when the store cannot be read; `PENTAD_CLOSED` when the feed is suspended, or is closed during
///   the call: the next one sends the action
///
/// Blocks: for `timeout_ms` at most. Since: 0.1
@_cdecl("pentad_video_feed_wait_for_delivery")
public func pentad_video_feed_wait_for_delivery(
  _ feed: pentad_video_feed_ref?, _ action: Int64, _ timeout_ms: Int64,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try VideoHandle.wait(feed, milliseconds: timeout_ms) { feed async throws(PentadError) in
      try await feed.waitForDelivery(action)
    }
  }
}
