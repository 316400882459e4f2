public import CPentad
import PentadCore
import VideoFeedKit

/// Pulling at the list: asks all sources now, but for those that asked to be left alone, puts all that
/// waits into the lists, and lets go of what is beyond the budget.
///
/// - Parameters:
///   - feed: the feed
///   - out: receives what it came to, with the sources that could not be asked
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`, whatever the sources say; `PENTAD_STORAGE` when the store cannot be written;
///   `PENTAD_CLOSED` when the feed is suspended; `PENTAD_MISUSE` if `feed` or `out` is missing;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: what is received is the caller's; free it with pentad_video_refresh_free().
/// Threads: any. Blocks: while servers are asked. Since: 0.1
@_cdecl("pentad_video_feed_refresh")
public func pentad_video_feed_refresh(
  _ feed: pentad_video_feed_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_refresh>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let refresh = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.refresh()
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(refresh) }
  }
}

/// Pulls at the list as pentad_video_feed_refresh() does, without waiting for it.
///
/// - Parameters:
///   - feed: the feed
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
@_cdecl("pentad_video_feed_refresh_async")
public func pentad_video_feed_refresh_async(
  _ feed: pentad_video_feed_ref?, _ callback: pentad_video_refresh_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    try VideoHandle.start(feed, callback, context, operation) {
      feed async throws(PentadError) in
      try await feed.refresh()
    } record: {
      $0.record($1)
    }
  }
}

/// Frees what asking the sources came to.
///
/// - Parameter refresh: the refresh; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_refresh_free")
public func pentad_video_refresh_free(_ refresh: UnsafeMutablePointer<pentad_video_refresh>?) {
  OwnedRecord.free(refresh)
}

/// Asks all sources that are due, looks up the videos that are due, and tells sources what the user did,
/// once; returns when that is done. What failed and waits for its time is not due:
/// pentad_video_feed_network_changed().
///
/// A feed that works by itself does so all the time. While another feed of the folder works, that one
/// tells the sources.
///
/// - Parameters:
///   - feed: the feed
///   - out: receives the sources that could not be asked; nothing is applied
///   - error: receives what went wrong; may be NULL
/// - Returns: as pentad_video_feed_refresh()
///
/// Ownership: what is received is the caller's; free it with pentad_video_refresh_free().
/// Threads: any. Blocks: while servers are asked. Since: 0.1
@_cdecl("pentad_video_feed_synchronise")
public func pentad_video_feed_synchronise(
  _ feed: pentad_video_feed_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_refresh>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let failures = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.synchronise()
    }
    return OwnedRecord.give { VideoRecords(arena: $0).failures(failures) }
  }
}

/// Asks and tells sources as pentad_video_feed_synchronise() does, without waiting for it.
///
/// - Parameters:
///   - feed: the feed
///   - callback: called once at the end
///   - context: passed to it; may be NULL
///   - operation: receives the operation; NULL when it need be neither cancelled nor waited for
///   - error: receives what went wrong; may be NULL
/// - Returns: as pentad_video_feed_refresh_async()
///
/// Ownership: the operation is the caller's; free it with pentad_operation_free().
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_synchronise_async")
public func pentad_video_feed_synchronise_async(
  _ feed: pentad_video_feed_ref?, _ callback: pentad_video_refresh_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    try VideoHandle.start(feed, callback, context, operation) {
      feed async throws(PentadError) in
      try await feed.synchronise()
    } record: {
      $0.failures($1)
    }
  }
}
