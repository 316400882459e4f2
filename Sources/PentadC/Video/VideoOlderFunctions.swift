public import CPentad
import PentadCore
import VideoFeedKit

/// Has a source tell of what is older than all that is stored of it; it waits to be applied.
///
/// - Parameters:
///   - feed: the feed
///   - source: the source
///   - is_more: receives whether there was something older: false too for a source that does not tell;
///     NULL when not needed
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_VIDEO_SOURCE_NOT_FOUND`; `PENTAD_SIGN_IN_REQUIRED`;
///   what the network or the server says and `PENTAD_VIDEO_NETWORK_DISABLED`, as
///   pentad_video_feed_add_feed(); `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED`
///   when the feed is suspended; `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` if
///   `feed` or `source` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_video_feed_load_older")
public func pentad_video_feed_load_older(
  _ feed: pentad_video_feed_ref?, _ source: UnsafePointer<CChar>?,
  _ is_more: UnsafeMutablePointer<Bool>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    is_more?.pointee = false
    let id = try readSource(source)
    let isMore = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.loadOlder(of: id)
    }
    is_more?.pointee = isMore
  }
}

/// Has a source tell of what is older as pentad_video_feed_load_older() does, without waiting for it.
///
/// - Parameters:
///   - feed: the feed
///   - source: the source
///   - callback: called once at the end, with whether there was something older
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not UTF-8;
///   `PENTAD_MISUSE` if `feed`, `source` or `callback` is missing; `PENTAD_CLOSED` after
///   pentad_shutdown() and when the feed's session was freed; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_load_older_async")
public func pentad_video_feed_load_older_async(
  _ feed: pentad_video_feed_ref?, _ source: UnsafePointer<CChar>?,
  _ callback: pentad_video_flag_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let id = try readSource(source)
    try VideoHandle.start(
      feed, callback, context, operation,
      flag: { feed async throws(PentadError) in try await feed.loadOlder(of: id) })
  }
}

/// Has the sources of a video tell what was written about it, and stores it: at most ten pages of each.
///
/// - Parameters:
///   - feed: the feed
///   - video: the video
///   - out: receives the video with the comments that are stored, as pentad_video_feed_video()
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_VIDEO_NOT_FOUND` when it is in no list; when no source could tell,
///   what one of them says, as pentad_video_feed_add_feed(); `PENTAD_STORAGE` when the store cannot be
///   written; `PENTAD_CLOSED` when the feed is suspended; `PENTAD_INVALID` for a text that is not UTF-8
///   or names no video; `PENTAD_MISUSE` if `feed`, `video` or `out` is missing; `PENTAD_UNSUPPORTED`
///   after `fork()`
///
/// Ownership: the video is the caller's; free it with pentad_video_group_free().
/// Threads: any. Blocks: while servers are asked. Since: 0.1
@_cdecl("pentad_video_feed_load_comments")
public func pentad_video_feed_load_comments(
  _ feed: pentad_video_feed_ref?, _ video: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_group>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let key = try readVideo(video, "video")
    let group = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.loadComments(on: key)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(group) }
  }
}

/// Has the sources of a video tell as pentad_video_feed_load_comments() does, without waiting for it.
///
/// - Parameters:
///   - feed: the feed
///   - video: the video
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not UTF-8 or
///   names no video; `PENTAD_MISUSE` if `feed`, `video` or `callback` is missing; `PENTAD_CLOSED` after
///   pentad_shutdown() and when the feed's session was freed; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_load_comments_async")
public func pentad_video_feed_load_comments_async(
  _ feed: pentad_video_feed_ref?, _ video: UnsafePointer<CChar>?,
  _ callback: pentad_video_group_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let key = try readVideo(video, "video")
    try VideoHandle.start(feed, callback, context, operation) {
      feed async throws(PentadError) in
      try await feed.loadComments(on: key)
    } record: {
      $0.record($1)
    }
  }
}
