public import CPentad
import PentadCore
import VideoFeedKit

/// Waits until a source has been told. To cancel the wait does not cancel the action.
///
/// - Parameters:
///   - feed: the feed
///   - action: the number of the action
///   - timeout_ms: how long to wait at most, in milliseconds; a negative number waits without limit
/// - Returns: what the source refused it with; `PENTAD_NOT_FOUND` when it was given up, or
///   something else was done since that takes its place; `PENTAD_TIMED_OUT`: it goes on;
///   `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the feed is suspended, or
///   is closed before: the next one tells the source
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
