public import CPentad
import PentadCore
import VideoFeedKit

/// Adds a folder of video files of this machine. It is looked at as servers are asked, and needs no
/// network.
///
/// - Parameters:
///   - feed: the feed
///   - folder: the path of the folder, which begins with `/`; one that is not there yet is no error
///   - out: receives the source; the one that is there when the user has it already
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the
///   feed is suspended; `PENTAD_INVALID` for a text that is not UTF-8, and for a path that does not
///   begin with `/` or is too long; `PENTAD_MISUSE` if `feed`, `folder` or `out` is missing;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the source is the caller's; free it with pentad_video_source_free().
/// Threads: any. Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_video_feed_add_folder")
public func pentad_video_feed_add_folder(
  _ feed: pentad_video_feed_ref?, _ folder: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_source>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let folder = try FolderSource(folder: readText(folder, "folder"))
    let source = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.add(folder)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(source) }
  }
}

/// Has a source not asked, or asked again. What it told of stays.
///
/// - Parameters:
///   - feed: the feed
///   - source: the source
///   - is_paused: whether it is not to be asked
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_VIDEO_SOURCE_NOT_FOUND`; `PENTAD_STORAGE` when the store cannot be
///   written; `PENTAD_CLOSED` when the feed is suspended; `PENTAD_INVALID` for a text that is not UTF-8;
///   `PENTAD_MISUSE` if `feed` or `source` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_video_feed_pause_source")
public func pentad_video_feed_pause_source(
  _ feed: pentad_video_feed_ref?, _ source: UnsafePointer<CChar>?, _ is_paused: Bool,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readSource(source)
    try VideoHandle.wait(feed) { feed async throws(PentadError) in
      if is_paused { try await feed.pauseSource(id) } else { try await feed.resumeSource(id) }
    }
  }
}

/// Removes a source with all that only it told of; what it was still to be told is given up. What the
/// user signed in with stays where it is kept, for other feeds of the same user:
/// pentad_video_feed_sign_out() gives it up, too.
///
/// - Parameters:
///   - feed: the feed
///   - source: the source
///   - error: receives what went wrong; may be NULL
/// - Returns: as pentad_video_feed_pause_source()
///
/// Threads: any. Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_video_feed_remove_source")
public func pentad_video_feed_remove_source(
  _ feed: pentad_video_feed_ref?, _ source: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readSource(source)
    try VideoHandle.wait(feed) { feed async throws(PentadError) in try await feed.remove(id) }
  }
}

/// Signs the user out of a source and removes it: nothing of it is left, neither what the user signed
/// in with nor the account, broadcasts, pictures, or what it was still to be told. Other feeds of the
/// same user there have to be signed in to again.
///
/// - Parameters:
///   - feed: the feed
///   - source: the source
///   - error: receives what went wrong; may be NULL
/// - Returns: as pentad_video_feed_pause_source(). The user is signed out even when the store cannot be
///   written; when the tokens cannot be removed, nothing has changed.
///
/// Threads: any. Blocks: while the server is told, if it can be, and the store is written. Since: 0.1
@_cdecl("pentad_video_feed_sign_out")
public func pentad_video_feed_sign_out(
  _ feed: pentad_video_feed_ref?, _ source: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readSource(source)
    try VideoHandle.wait(feed) { feed async throws(PentadError) in try await feed.signOut(id) }
  }
}

/// Signs the user out of a source as pentad_video_feed_sign_out() does, without waiting for it.
///
/// - Parameters:
///   - feed: the feed
///   - source: the source
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_INVALID` for a text that is not UTF-8;
///   `PENTAD_MISUSE` if `feed`, `source` or `callback` is missing; `PENTAD_CLOSED` after
///   pentad_shutdown() and when the feed's session was freed; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_sign_out_async")
public func pentad_video_feed_sign_out_async(
  _ feed: pentad_video_feed_ref?, _ source: UnsafePointer<CChar>?,
  _ callback: pentad_completion_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let id = try readSource(source)
    try VideoHandle.start(feed, callback, context, operation) {
      feed async throws(PentadError) in try await feed.signOut(id)
    }
  }
}
