public import CPentad
import PentadCore
import VideoFeedKit

/// Where a player finds a video: a file or a stream that a source gives. What a source gave with the video
/// comes first; else its sources are asked, once however many want to know. The answer is kept as long as
/// it holds.
///
/// What only a provider's own player shows, such as a video of YouTube, has none:
/// pentad_video_feed_playability() says what there is instead.
///
/// - Parameters:
///   - feed: the feed
///   - video: the video
///   - reload: whether the address that was told before does not hold: the sources are asked in any case
///   - out: receives where it is
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_VIDEO_NOT_PLAYABLE`; `PENTAD_VIDEO_NOT_FOUND` when it is in no list or
///   cannot be seen; `PENTAD_VIDEO_RESOLVING_TIMED_OUT` after eight seconds; what the source says and
///   `PENTAD_VIDEO_NETWORK_DISABLED`, as pentad_video_feed_add_feed(); `PENTAD_STORAGE` when the store
///   cannot be read; `PENTAD_CLOSED` when the feed is suspended; `PENTAD_INVALID` for a text that is not
///   UTF-8 or names no video; `PENTAD_MISUSE` if `feed`, `video` or `out` is missing; `PENTAD_UNSUPPORTED`
///   after `fork()`
///
/// Ownership: what is received is the caller's; free it with pentad_video_content_url_free().
/// Threads: any. Blocks: while sources are asked. Since: 0.1
@_cdecl("pentad_video_feed_content_url")
public func pentad_video_feed_content_url(
  _ feed: pentad_video_feed_ref?, _ video: UnsafePointer<CChar>?, _ reload: Bool,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_content_url>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let key = try readVideo(video, "video")
    let content = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.contentURL(for: key, reload: reload)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(content) }
  }
}

/// Finds out where a video is as pentad_video_feed_content_url() does, without waiting for it.
///
/// - Parameters:
///   - feed: the feed
///   - video: the video
///   - reload: whether the address that was told before does not hold
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
@_cdecl("pentad_video_feed_content_url_async")
public func pentad_video_feed_content_url_async(
  _ feed: pentad_video_feed_ref?, _ video: UnsafePointer<CChar>?, _ reload: Bool,
  _ callback: pentad_video_content_url_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let key = try readVideo(video, "video")
    try VideoHandle.start(feed, callback, context, operation) {
      feed async throws(PentadError) in
      try await feed.contentURL(for: key, reload: reload)
    } record: {
      $0.record($1)
    }
  }
}

/// Frees where a video is.
///
/// - Parameter content: where it is; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_content_url_free")
public func pentad_video_content_url_free(
  _ content: UnsafeMutablePointer<pentad_video_content_url>?
) {
  OwnedRecord.free(content)
}

/// Finds out where videos are that are wanted soon, the first of them first, when nobody waits for another.
///
/// - Parameters:
///   - feed: the feed
///   - videos: the videos; NULL when `count` is 0
///   - count: how many
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_INVALID` for a text that is not UTF-8 or names no video;
///   `PENTAD_MISUSE` if `feed`, `videos` or a video is missing, or for more than any array has;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_prefetch")
public func pentad_video_feed_prefetch(
  _ feed: pentad_video_feed_ref?, _ videos: UnsafePointer<UnsafePointer<CChar>?>?,
  _ count: size_t, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let keys = try readItems(videos, count, "videos") { (video) throws(PentadError) in
      try readVideo(video.pointee, "videos")
    }
    try VideoHandle.feed(feed).prefetch(keys)
  }
}
