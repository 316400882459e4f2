public import CPentad
import PentadCore
import VideoFeedKit

/// Has a source told again what it refused, or at once what waits. A share whose fate was not known is
/// sent anew.
///
/// - Parameters:
///   - feed: the feed
///   - action: the number of the action
///   - is_done: receives whether it was done: not when it is not there, or is being told; NULL when not
///     needed
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the
///   feed is suspended; `PENTAD_MISUSE` if `feed` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_video_feed_retry_action")
public func pentad_video_feed_retry_action(
  _ feed: pentad_video_feed_ref?, _ action: Int64, _ is_done: UnsafeMutablePointer<Bool>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    is_done?.pointee = false
    let isDone = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.retry(action)
    }
    is_done?.pointee = isDone
  }
}

/// Gives something up: the source is not told. What the user did stands here.
///
/// - Parameters:
///   - feed: the feed
///   - action: the number of the action
///   - is_done: receives whether it was done: not when it is not there, or is being told; NULL when not
///     needed
///   - error: receives what went wrong; may be NULL
/// - Returns: as pentad_video_feed_retry_action()
///
/// Threads: any. Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_video_feed_cancel_action")
public func pentad_video_feed_cancel_action(
  _ feed: pentad_video_feed_ref?, _ action: Int64, _ is_done: UnsafeMutablePointer<Bool>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    is_done?.pointee = false
    let isDone = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.cancel(action)
    }
    is_done?.pointee = isDone
  }
}

/// Waits until a source has been told.
///
/// - Parameters:
///   - feed: the feed
///   - action: the number of the action
///   - timeout_ms: how long to wait at most, in milliseconds; a negative number waits without limit
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; what the source refused it with; `PENTAD_NOT_FOUND` when it was given up, or
///   something else was done since that takes its place; `PENTAD_TIMED_OUT`: it goes on; `PENTAD_STORAGE`
///   when the store cannot be read; `PENTAD_CLOSED` when the feed is suspended, or is closed before: the
///   next one tells the source; `PENTAD_MISUSE` if `feed` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: for `timeout_ms` at most. Since: 0.1
@_cdecl("pentad_video_feed_wait_for_delivery")
public func pentad_video_feed_wait_for_delivery(
  _ feed: pentad_video_feed_ref?, _ action: Int64, _ timeout_ms: Int64,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let feed = try VideoHandle.feed(feed)
    let arrival = PentadOperation { _ async throws(PentadError) in
      try await feed.waitForDelivery(action)
    }
    defer { arrival.cancel() }
    try arrival.wait(milliseconds: timeout_ms < 0 ? nil : Int(timeout_ms))
  }
}

/// Waits until a source has been told as pentad_video_feed_wait_for_delivery() does, without waiting for
/// it. To cancel the wait does not give up the action.
///
/// - Parameters:
///   - feed: the feed
///   - action: the number of the action
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, and the callback will come; `PENTAD_MISUSE` if `feed` or `callback` is missing;
///   `PENTAD_CLOSED` after pentad_shutdown() and when the feed's session was freed; `PENTAD_UNSUPPORTED`
///   after `fork()`
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_wait_for_delivery_async")
public func pentad_video_feed_wait_for_delivery_async(
  _ feed: pentad_video_feed_ref?, _ action: Int64, _ callback: pentad_completion_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    try VideoHandle.start(feed, callback, context, operation) {
      feed async throws(PentadError) in try await feed.waitForDelivery(action)
    }
  }
}
