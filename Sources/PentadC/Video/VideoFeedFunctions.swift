public import CPentad
import PentadCore
import VideoFeedKit

/// A feed that the caller owns.
public typealias pentad_video_feed_ref = OpaquePointer

/// Opens a feed of shared videos. No network is needed.
///
/// Reads return immediately from the store. The feed fetches from its sources automatically. New
/// videos stay pending until pentad_video_feed_apply_pending() or pentad_video_feed_refresh(), so
/// that no list moves under the user. Actions of the user are stored before the call returns and
/// sent to the source later, once. The feed can be used from any number of threads. Several feeds,
/// also of other processes, may be open on a folder: one of them does the work, and the others see
/// its changes.
///
/// - Parameters:
///   - options: the folder, the network and the session for callbacks; NULL for memory and a
///     callback thread of the library
///   - out: receives the feed
/// - Returns: `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CORRUPT` when a damaged
///   store cannot be rebuilt now; `PENTAD_UNSUPPORTED` for a store of a newer version or of another
///   program, which is left unchanged, in a build without stores or, unless `is_demo` is set,
///   without a network, and after `fork()`; `PENTAD_INVALID` for a `source_folder` that is not an
///   absolute path, and for invalid network options; `PENTAD_CLOSED` when the session was freed
///
/// Ownership: the context of `options->statistics` belongs to the library until it has called its
/// `context_free`; after a failure it stays with the caller. Blocks: while the store is opened.
/// Since: 0.1
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

/// Opens a feed like pentad_video_feed_open(), without waiting for it.
///
/// - Parameters:
///   - options: the folder, the network and the session for callbacks; NULL for memory and a
///     callback thread of the library
///   - out: receives the feed right before the callback runs, not earlier, even if
///     pentad_operation_wait() has returned; it must stay valid until then
/// - Returns: `PENTAD_OK` if the callback will run, with an error if the store cannot be opened;
///   `PENTAD_INVALID`, `PENTAD_MISUSE`, `PENTAD_CLOSED` and `PENTAD_UNSUPPORTED` as
///   pentad_video_feed_open(), `PENTAD_MISUSE` also if `callback` is missing; `PENTAD_CLOSED` after
///   pentad_shutdown()
///
/// Ownership: if this returns `PENTAD_OK`, the context of `options->statistics` belongs to the
/// library until it has called its `context_free`, also if the callback receives an error. Blocks:
/// no. Since: 0.1
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
/// Writes under way are completed. Actions that were being sent are sent again by the next feed
/// unless they have arrived. Pending operations end with their result, `PENTAD_CLOSED` or
/// `PENTAD_CANCELLED`. Subscriptions deliver what is already queued and then nothing more; free
/// them separately. Its playbacks stop, and their last seconds are recorded; they return
/// `PENTAD_CLOSED` from then on, and must still be freed. The delegate `statistics` of its options
/// is cancelled here, as by pentad_subscription_cancel(). In the child of a `fork()` the function
/// only counts the feed as freed.
///
/// - Parameter feed: the feed; NULL does nothing
///
/// Threads: any; do not hold a lock that `statistics` takes. Blocks: until everything has ended.
/// Since: 0.1
@_cdecl("pentad_video_feed_free")
public func pentad_video_feed_free(_ feed: pentad_video_feed_ref?) {
  guard let handle = VideoHandle.borrow(feed) else { return }
  guard !Process.isForked else { return Handle.count(-1) }
  handle.close()
  VideoHandle.free(feed)
}
