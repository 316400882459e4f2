public import CPentad
import PentadCore
import VideoFeedKit

/// Shares a video once. The share is stored when this returns, online or offline, and sent to the
/// source as soon as possible. If it may have arrived and this cannot be verified, it is not sent
/// again; the user decides, and its `failure` is `PENTAD_VIDEO_DELIVERY_UNKNOWN`.
///
/// - Parameters:
///   - feed: the feed
///   - share: the video, the text and the recipients; pentad_video_feed_check_share() finds errors
///     beforehand
///   - id: receives the number of the action, for pentad_video_feed_wait_for_delivery(),
///     pentad_video_feed_retry_action() and pentad_video_feed_cancel_action(); NULL when not needed
/// - Returns: `PENTAD_VIDEO_NOT_FOUND` when no source has shared the video;
///   `PENTAD_VIDEO_ACTION_UNSUPPORTED` when none of its sources supports sharing;
///   `PENTAD_VIDEO_COMMENT_TOO_LONG` for a text that is too long for every source;
///   `PENTAD_VIDEO_RECIPIENT_MISSING`; `PENTAD_SIGN_IN_REQUIRED` for a destination that the user
///   has not connected; `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the
///   feed is suspended; `PENTAD_INVALID` for no destination, a recipient that is not a mail
///   address, a text that is not UTF-8, or names no video or no broadcast; `PENTAD_MISUSE` for more
///   items than an array can hold, or if `feed`, `share` or a required field of it is missing
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_video_feed_share")
public func pentad_video_feed_share(
  _ feed: pentad_video_feed_ref?, _ share: UnsafePointer<pentad_video_share_options>?,
  _ id: UnsafeMutablePointer<Int64>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    id?.pointee = 0
    let draft = try ShareDraft(share)
    let number = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.share(draft)
    }
    id?.pointee = number
  }
}
