public import CPentad
import PentadCore
import VideoFeedKit

/// Finds videos by words: all of them have to occur in the names of those who shared a video, in
/// its title or in what was said of it, as the beginning of a word; one of one or two Latin letters, as it is.
/// What cannot be watched is found, too. No source is asked.
///
/// - Parameters:
///   - feed: the feed
///   - words: the words
///   - page: which page; NULL for the first 50
///   - out: receives the videos, those shared last first
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the
///   feed is suspended; `PENTAD_INVALID` for a text that is not UTF-8 or names no video;
///   `PENTAD_MISUSE` for a wrong `struct_size`, a limit that no list has, or if `feed`, `words` or
///   `out` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the videos are the caller's; free them with pentad_video_groups_free().
/// Threads: any. Blocks: while the store is searched. Since: 0.1
@_cdecl("pentad_video_feed_search")
public func pentad_video_feed_search(
  _ feed: pentad_video_feed_ref?, _ words: UnsafePointer<CChar>?,
  _ page: UnsafePointer<pentad_video_page_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_groups>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let words = try readText(words, "words")
    let page = try VideoPage(page)
    let groups = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.search(words, before: page.cursor, limit: page.limit)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).groups(groups) }
  }
}

/// Finds videos as pentad_video_feed_search() does, without waiting for it.
///
/// - Parameters:
///   - feed: the feed
///   - words: the words
///   - page: which page; NULL for the first 50
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not
///   UTF-8 or names no video; `PENTAD_MISUSE` for a wrong `struct_size`, a limit that no list has,
///   or if `feed`, `words` or `callback` is missing; `PENTAD_CLOSED` after pentad_shutdown() and
///   when the feed's session was freed; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_search_async")
public func pentad_video_feed_search_async(
  _ feed: pentad_video_feed_ref?, _ words: UnsafePointer<CChar>?,
  _ page: UnsafePointer<pentad_video_page_options>?, _ callback: pentad_video_groups_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let words = try readText(words, "words")
    let page = try VideoPage(page)
    try VideoHandle.start(feed, callback, context, operation) {
      feed async throws(PentadError) in
      try await feed.search(words, before: page.cursor, limit: page.limit)
    } record: {
      $0.groups($1)
    }
  }
}
