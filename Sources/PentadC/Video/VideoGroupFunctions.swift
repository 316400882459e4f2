public import CPentad
import PentadCore
import VideoFeedKit

/// Returns a video with the people who shared it and its stored comments: at most 1,000 of each.
///
/// - Parameters:
///   - feed: the feed
///   - video: the video: `youtube:BmzSEYNTkHA`
///   - out: receives the video
/// - Returns: `PENTAD_VIDEO_NOT_FOUND` when it is in no list; `PENTAD_STORAGE` when the store
///   cannot be read; `PENTAD_CLOSED` when the feed is suspended; `PENTAD_INVALID` for a text that
///   names no video
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_video")
public func pentad_video_feed_video(
  _ feed: pentad_video_feed_ref?, _ video: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_group>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let key = try readVideo(video, "video")
    guard let group = try VideoHandle.client(feed).videosNow([key]).first else {
      throw PentadError(.videoNotFound, "the video is in no list")
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(group) }
  }
}
