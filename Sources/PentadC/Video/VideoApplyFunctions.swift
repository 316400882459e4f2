public import CPentad
import PentadCore
import VideoFeedKit

/// Moves pending changes into the lists.
///
/// - Parameters:
///   - feed: the feed
///   - out: receives the number of changes; NULL when not needed
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
    // Check `out` first: after the changes are applied, their number could not be reported.
    if out != nil { try fill(out, with: VideoRecords(arena: Arena()).record(VideoNews())) }
    let news = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.applyPending()
    }
    if out != nil { try fill(out, with: VideoRecords(arena: Arena()).record(news)) }
  }
}

/// Makes the feed retry immediately instead of after its delay, including actions that must be
/// sent. Call it when the network changes, or when the user returns. A source that has asked to
/// wait is not asked earlier.
///
/// - Parameter feed: the feed; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_network_changed")
public func pentad_video_feed_network_changed(_ feed: pentad_video_feed_ref?) {
  guard !Process.isForked else { return }
  VideoHandle.borrow(feed)?.client.networkChanged()
}
