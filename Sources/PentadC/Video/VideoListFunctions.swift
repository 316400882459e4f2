public import CPentad
import PentadCore
import VideoFeedKit

/// A page of the timeline: the videos that can be watched, or may be, those shared last first. What
/// can no longer be watched is not among them.
///
/// - Parameters:
///   - feed: the feed
///   - page: which page; NULL for the first 50
///   - out: receives the videos, those shared last first
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the feed is
///   suspended; `PENTAD_INVALID` for a text that names no video; `PENTAD_MISUSE` for a limit that
///   no list has
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_timeline")
public func pentad_video_feed_timeline(
  _ feed: pentad_video_feed_ref?, _ page: UnsafePointer<pentad_video_page_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_groups>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let page = try VideoPage(page)
    let groups = try VideoHandle.client(feed).timelineNow(
      before: page.cursor, limit: page.limit)
    return OwnedRecord.give { VideoRecords(arena: $0).record(groups) }
  }
}

/// A page of the videos that the user likes. Otherwise as pentad_video_feed_timeline(), but that what can
/// no longer be watched is there, too.
///
/// - Parameters:
///   - feed: the feed
///   - page: which page; NULL for the first 50
///   - out: receives the videos, those shared last first
/// - Returns: as pentad_video_feed_timeline()
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_favorites")
public func pentad_video_feed_favorites(
  _ feed: pentad_video_feed_ref?, _ page: UnsafePointer<pentad_video_page_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_groups>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let page = try VideoPage(page)
    let groups = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.favorites(before: page.cursor, limit: page.limit)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(groups) }
  }
}

/// A page of the videos that the user wants to watch later. Otherwise as
/// pentad_video_feed_favorites().
///
/// - Parameters:
///   - feed: the feed
///   - page: which page; NULL for the first 50
///   - out: receives the videos, those shared last first
/// - Returns: as pentad_video_feed_timeline()
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_watch_later_list")
public func pentad_video_feed_watch_later_list(
  _ feed: pentad_video_feed_ref?, _ page: UnsafePointer<pentad_video_page_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_groups>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let page = try VideoPage(page)
    let groups = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.watchLaterList(before: page.cursor, limit: page.limit)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(groups) }
  }
}
