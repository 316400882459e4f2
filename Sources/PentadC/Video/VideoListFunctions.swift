public import CPentad
import PentadCore
import VideoFeedKit

/// Returns a page of the timeline: the videos that are or may be playable, the most recently shared
/// first. Videos that can no longer be watched are left out.
///
/// - Parameters:
///   - feed: the feed
///   - page: the page; NULL for the first 50
///   - out: receives the videos, the most recently shared first
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the feed is
///   suspended; `PENTAD_INVALID` for a text that names no video; `PENTAD_MISUSE` for a limit too
///   large for a list
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

/// Returns a page of the user's favorites. It also contains videos that can no longer be watched.
/// Otherwise like pentad_video_feed_timeline().
///
/// - Parameters:
///   - feed: the feed
///   - page: the page; NULL for the first 50
///   - out: receives the videos, the most recently shared first
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

/// Returns a page of the watch-later list. Otherwise like pentad_video_feed_favorites().
///
/// - Parameters:
///   - feed: the feed
///   - page: the page; NULL for the first 50
///   - out: receives the videos, the most recently shared first
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
