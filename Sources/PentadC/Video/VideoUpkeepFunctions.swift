public import CPentad
import PentadCore
import VideoFeedKit

/// Signs the user out of all sources of a folder without opening the feed, for a store that cannot
/// be opened. No server is informed, and the stored data stays.
///
/// - Parameter options: the location of the feed and its tokens, as for pentad_video_feed_open();
///   NULL for memory, where no user is signed in
/// - Returns: `PENTAD_STORAGE` and `PENTAD_CORRUPT` when the tokens cannot be removed;
///   `PENTAD_UNSUPPORTED` in a build without stores and after `fork()`
///
/// Blocks: while the tokens are removed. Since: 0.1
@_cdecl("pentad_video_sign_out_all")
public func pentad_video_sign_out_all(
  _ options: UnsafePointer<pentad_video_feed_options>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try runAndWait(try VideoOpening.signOutAll(options).work)
  }
}

/// Signs the user out like pentad_video_sign_out_all(), without waiting for it.
///
/// - Parameter options: the location of the feed and its tokens, as for pentad_video_feed_open();
///   NULL for memory, where no user is signed in
/// - Returns: `PENTAD_INVALID` and `PENTAD_MISUSE` as pentad_video_sign_out_all(), `PENTAD_MISUSE`
///   also if `callback` is missing; `PENTAD_CLOSED` after pentad_shutdown()
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_sign_out_all_async")
public func pentad_video_sign_out_all_async(
  _ options: UnsafePointer<pentad_video_feed_options>?,
  _ callback: pentad_completion_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try EndCompletion(callback, context)
    let (signOut, place) = try VideoOpening.signOutAll(options)
    let work = PentadOperation<Void> { _ async throws(PentadError) in try await signOut() }
    OperationHandle.start(work, operation, place: place) { completion.end($0) }
  }
}

/// Closes the feed's file and releases its locks until pentad_video_feed_resume(): calls return
/// `PENTAD_CLOSED` meanwhile, and another feed may work for the folder. A store in memory keeps its
/// data.
///
/// - Parameter feed: the feed
///
/// Blocks: until writes under way are completed. Since: 0.1
@_cdecl("pentad_video_feed_suspend")
public func pentad_video_feed_suspend(
  _ feed: pentad_video_feed_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try VideoHandle.wait(feed) { feed async throws(PentadError) in try await feed.suspend() }
  }
}

/// Reopens the file of a suspended feed.
///
/// - Parameter feed: the feed
/// - Returns: `PENTAD_STORAGE`, `PENTAD_CORRUPT` and `PENTAD_UNSUPPORTED` as
///   pentad_video_feed_open(): the feed stays suspended then
///
/// Blocks: while the store is opened. Since: 0.1
@_cdecl("pentad_video_feed_resume")
public func pentad_video_feed_resume(
  _ feed: pentad_video_feed_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try VideoHandle.wait(feed) { feed async throws(PentadError) in try await feed.resume() }
  }
}
