public import CPentad
import PentadCore
import VideoFeedKit

/// Puts what waits into the lists.
///
/// - Parameters:
///   - feed: the feed
///   - out: receives how much it was; NULL when not needed
/// - Returns: `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the feed is
///   suspended
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_video_feed_apply_pending")
public func pentad_video_feed_apply_pending(
  _ feed: pentad_video_feed_ref?, _ out: UnsafeMutablePointer<pentad_video_news>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    // Before anything is done: what was applied could not be told of afterwards.
    if out != nil { try fill(out, with: VideoRecords(arena: Arena()).record(VideoNews())) }
    let news = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.applyPending()
    }
    if out != nil { try fill(out, with: VideoRecords(arena: Arena()).record(news)) }
  }
}

/// Has the feed try at once what it would have tried later, what sources are to be told too: call it when
/// the network changes, or when the user is back. A source that asked to be left alone is.
///
/// - Parameter feed: the feed; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_network_changed")
public func pentad_video_feed_network_changed(_ feed: pentad_video_feed_ref?) {
  guard !Process.isForked else { return }
  VideoHandle.borrow(feed)?.client.networkChanged()
}
