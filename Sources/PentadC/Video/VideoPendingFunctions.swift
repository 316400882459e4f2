public import CPentad
import PentadCore
import VideoFeedKit

/// Returns the start-up progress of a feed since it was opened. pentad_video_feed_subscribe_lists()
/// reports each step.
///
/// - Parameters:
///   - feed: the feed
///   - out: receives the progress
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_start_up")
public func pentad_video_feed_start_up(
  _ feed: pentad_video_feed_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_start_up>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let startUp = try VideoHandle.client(feed).startUp
    return OwnedRecord.give { VideoRecords(arena: $0).record(startUp) }
  }
}

extension pentad_video_news {
  /// The number of new items, for a caller's record.
  init(_ news: VideoNews) {
    self.init(struct_size: 0, videos: Int64(news.videos), comments: Int64(news.comments))
  }
}
