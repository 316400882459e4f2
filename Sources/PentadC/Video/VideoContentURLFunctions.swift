public import CPentad
import PentadCore
import VideoFeedKit

/// Resolves the playback URLs of videos that are needed soon, in order, when no other request is
/// waiting.
///
/// - Parameters:
///   - feed: the feed
///   - videos: the videos; NULL when `count` is 0
///   - count: the number of videos
/// - Returns: `PENTAD_INVALID` for a text that names no video; `PENTAD_MISUSE` if `feed`, `videos`
///   or a video is missing, or for more items than an array can hold
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_prefetch")
public func pentad_video_feed_prefetch(
  _ feed: pentad_video_feed_ref?, _ videos: UnsafePointer<UnsafePointer<CChar>?>?,
  _ count: size_t, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let keys = try readItems(videos, count, "videos") { (video) throws(PentadError) in
      try readVideo(video.pointee, "videos")
    }
    try VideoHandle.client(feed).prefetch(keys)
  }
}
