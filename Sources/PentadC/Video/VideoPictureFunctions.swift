public import CPentad
import PentadCore
import VideoFeedKit

/// A picture of a video or of somebody who shared it: from the store when it is kept there, else from its
/// server. It is kept until newer ones need its room.
///
/// - Parameters:
///   - feed: the feed
///   - address: where it is, as a pentad_video_image or a pentad_video_sharer says
///   - video: the video that it is shown with: if the user likes it, or wants to watch it later, the
///     picture stays, until it is asked for without such a video; NULL for none
///   - out: receives the picture
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_VIDEO_ADDRESS_REFUSED` for what is no address of the web;
///   `PENTAD_UNEXPECTED_ANSWER` for what is no picture, SVG too; `PENTAD_REFUSED` for one of more
///   than 5 MB, too; `PENTAD_NOT_FOUND`; what the network or the server says and
///   `PENTAD_VIDEO_NETWORK_DISABLED`, as pentad_video_feed_add_feed(); `PENTAD_STORAGE` when the store
///   cannot be read; `PENTAD_CLOSED` when the feed is suspended; `PENTAD_INVALID` for a text that is not
///   UTF-8 or names no video; `PENTAD_MISUSE` if `feed`, `address` or `out` is missing;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the picture is the caller's; free it with pentad_video_picture_free().
/// Threads: any. Blocks: while the store is read or the server is asked. Since: 0.1
@_cdecl("pentad_video_feed_image")
public func pentad_video_feed_image(
  _ feed: pentad_video_feed_ref?, _ address: UnsafePointer<CChar>?,
  _ video: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_picture>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let address = try readText(address, "address")
    let key = try readOptionalVideo(video, "video")
    let bytes = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.image(address, for: key)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).picture(bytes) }
  }
}

/// Gets a picture as pentad_video_feed_image() does, without waiting for it.
///
/// - Parameters:
///   - feed: the feed
///   - address: where it is, as a pentad_video_image or a pentad_video_sharer says
///   - video: the video that it is shown with; NULL for none
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not UTF-8 or
///   names no video; `PENTAD_MISUSE` if `feed`, `address` or `callback` is missing; `PENTAD_CLOSED` after
///   pentad_shutdown() and when the feed's session was freed; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_image_async")
public func pentad_video_feed_image_async(
  _ feed: pentad_video_feed_ref?, _ address: UnsafePointer<CChar>?,
  _ video: UnsafePointer<CChar>?, _ callback: pentad_video_picture_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let address = try readText(address, "address")
    let key = try readOptionalVideo(video, "video")
    try VideoHandle.start(feed, callback, context, operation) {
      feed async throws(PentadError) in
      try await feed.image(address, for: key)
    } record: {
      $0.picture($1)
    }
  }
}

/// Frees a picture.
///
/// - Parameter picture: the picture; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_picture_free")
public func pentad_video_picture_free(_ picture: UnsafeMutablePointer<pentad_video_picture>?) {
  OwnedRecord.free(picture)
}
