public import CPentad
import PentadCore
import VideoFeedKit

/// A feed, as the caller owns it.
public typealias pentad_video_feed_ref = OpaquePointer

/// Opens a feed of shared videos. No network is needed.
///
/// Reading answers from the store, at once. What sources have comes into the store by itself, and what is
/// new waits until pentad_video_feed_apply_pending() or pentad_video_feed_refresh(), so that no list moves
/// under the user. What the user does is in the store when a call returns, and each source is told later,
/// once. The feed serves any number of threads at once, and several feeds, of other processes too, may be
/// open on a folder: one of them works, and the others see what it does.
///
/// - Parameters:
///   - options: where the feed keeps things, how it reaches servers, and where it calls back; NULL for
///     memory and a callback thread of the library
///   - out: receives the feed
/// - Returns: `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CORRUPT` when a damaged
///   store cannot be rebuilt now; `PENTAD_UNSUPPORTED` for a store of a newer version or of another
///   program, which is not touched, in a build without stores or, unless `is_demo` is set, without
///   a network, and after `fork()`; `PENTAD_INVALID` for a `source_folder` that is no absolute
///   path, and for network options that cannot work; `PENTAD_CLOSED` when the session does not run
///   any more
///
/// Ownership: the context of `options->statistics` stays with the library until its `context_free`
/// was called; after a failure it is the caller's.
/// Blocks: while the store is opened. Since: 0.1
@_cdecl("pentad_video_feed_open")
public func pentad_video_feed_open(
  _ options: UnsafePointer<pentad_video_feed_options>?,
  _ out: UnsafeMutablePointer<pentad_video_feed_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let opening = try VideoOpening(options)
    do throws(PentadError) {
      return try runAndWait { () async throws(PentadError) in try await opening.open() }.give()
    } catch {
      opening.giveUp(givingBack: false)
      throw error
    }
  }
}

/// Opens a feed as pentad_video_feed_open() does, without waiting for it.
///
/// - Parameters:
///   - options: where the feed keeps things, how it reaches servers, and where it calls back; NULL for
///     memory and a callback thread of the library
///   - out: receives the feed right before the callback comes, not earlier, even where
///     pentad_operation_wait() has returned; it must be there until then
/// - Returns: `PENTAD_OK`, and the callback will come, with what the store says; `PENTAD_INVALID`,
///   `PENTAD_MISUSE`, `PENTAD_CLOSED` and `PENTAD_UNSUPPORTED` as pentad_video_feed_open(),
///   `PENTAD_MISUSE` also if `callback` is missing; `PENTAD_CLOSED` after pentad_shutdown()
///
/// Ownership: where this returns `PENTAD_OK`, the context of `options->statistics` stays with the
/// library until its `context_free` was called, also when the callback brings an error.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_feed_open_async")
public func pentad_video_feed_open_async(
  _ options: UnsafePointer<pentad_video_feed_options>?,
  _ out: UnsafeMutablePointer<pentad_video_feed_ref?>?, _ callback: pentad_completion_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try HandleCompletion(out, callback, context)
    let opening = try VideoOpening(options)
    let work = PentadOperation<VideoHandle> { _ async throws(PentadError) in
      try await opening.open()
    }
    OperationHandle.start(
      work, operation, place: opening.place, ifDropped: { opening.giveUp(givingBack: true) }
    ) { result in
      if case .failure = result { opening.giveUp(givingBack: true) }
      completion.end(result)
    }
  }
}

/// Closes a feed, its store and its connections, and frees it.
///
/// What is being written is written; what is being sent is sent again by the next feed unless it has
/// arrived. Operations under way end with their answer or with `PENTAD_CLOSED` or `PENTAD_CANCELLED`.
/// Subscriptions bring what is there and then nothing, and are still to be freed. Its playbacks stop, and the
/// last seconds are noted; they return `PENTAD_CLOSED` from then on, and are still to be freed. The delegate `statistics` of its options ends here, as by
/// pentad_subscription_cancel(). In the child of a `fork()` it does nothing but forget the feed.
///
/// - Parameter feed: the feed; NULL does nothing
///
/// Threads: any; do not hold a lock that `statistics` takes. Blocks: until all of it has ended. Since: 0.1
@_cdecl("pentad_video_feed_free")
public func pentad_video_feed_free(_ feed: pentad_video_feed_ref?) {
  guard let handle = VideoHandle.borrow(feed) else { return }
  guard !Process.isForked else { return Handle.count(-1) }
  handle.close()
  VideoHandle.free(feed)
}
