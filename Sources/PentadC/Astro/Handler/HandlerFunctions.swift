import AstroKit
public import CPentad
import PentadCore

/// A handler that the caller owns.
public typealias pentad_astro_handler_ref = OpaquePointer

/// Opens a handler: days by date from a cache or a source, alerts, settings and the user's place.
///
/// Days come from the calendar in this process or from a server. With a server, no calendar is
/// needed, and the network is shut down with the handler. The handler can be used from any number
/// of threads, and several handlers may be open on a store.
///
/// - Parameters:
///   - calendar: the calendar, which must outlive the handler's requests for days; may be NULL when
///     the options have a server
///   - options: the source, the store and the delegate; NULL for the calendar, its store or memory,
///     and no delegate
///   - out: receives the handler
/// - Returns: `PENTAD_STORAGE` when the store cannot be read or written; `PENTAD_UNSUPPORTED` for a
///   store of a newer version, which is left unchanged, and in a build without stores, or for a
///   server in one without a network; `PENTAD_CORRUPT` when a damaged store cannot be rebuilt now;
///   `PENTAD_INVALID` for an invalid address, and for invalid network options; `PENTAD_MISUSE` if
///   `out`, or both `calendar` and a server, is missing; `PENTAD_CLOSED` for a delegate or a
///   session after pentad_shutdown()
///
/// Ownership: the delegate's context belongs to the library until it has called `context_free`;
/// after a failure it stays with the caller. Blocks: while the store is opened. Since: 0.1
@_cdecl("pentad_astro_handler_open")
public func pentad_astro_handler_open(
  _ calendar: pentad_astro_calendar_ref?, _ options: UnsafePointer<pentad_astro_handler_options>?,
  _ out: UnsafeMutablePointer<pentad_astro_handler_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let opening = try HandlerOpening(calendar, options)
    do throws(PentadError) {
      return try runAndWait { () async throws(PentadError) in try await opening.open() }.give()
    } catch {
      opening.giveUp(givingBack: false)
      throw error
    }
  }
}

/// Opens a handler like pentad_astro_handler_open(), without waiting for it.
///
/// - Parameters:
///   - calendar: the calendar, which must outlive the handler's requests for days; may be NULL when
///     the options have a server
///   - options: the source, the store and the delegate; NULL for the calendar, its store or memory,
///     and no delegate
///   - out: receives the handler right before the callback runs, not earlier, even if
///     pentad_operation_wait() has returned; it must stay valid until then
/// - Returns: `PENTAD_OK` if the callback will run, with an error if the store cannot be opened;
///   `PENTAD_INVALID` for an invalid address, and for invalid network options; `PENTAD_MISUSE` if
///   `out`, `callback`, or both `calendar` and a server, is missing; `PENTAD_CLOSED` after
///   pentad_shutdown(); `PENTAD_UNSUPPORTED` for a server in a build without a network, and after
///   `fork()`
///
/// Ownership: if this returns `PENTAD_OK`, the delegate's context belongs to the library until it
/// has called `context_free`, also if the callback receives an error. Threads: any; the callback
/// runs on a callback thread of the library, or in pentad_session_pump(). Blocks: no. Since: 0.1
@_cdecl("pentad_astro_handler_open_async")
public func pentad_astro_handler_open_async(
  _ calendar: pentad_astro_calendar_ref?, _ options: UnsafePointer<pentad_astro_handler_options>?,
  _ out: UnsafeMutablePointer<pentad_astro_handler_ref?>?,
  _ callback: pentad_completion_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try HandleCompletion(out, callback, context)
    let opening = try HandlerOpening(calendar, options)
    let open = PentadOperation<HandlerHandle> { _ async throws(PentadError) in
      try await opening.open()
    }
    OperationHandle.start(
      open, operation, place: opening.place, ifDropped: { opening.giveUp(givingBack: true) }
    ) { result in
      if case .failure = result { opening.giveUp(givingBack: true) }
      completion.end(result)
    }
  }
}

/// Closes a handler and the store that was opened for it, and frees it.
///
/// Pending operations end with their result or with `PENTAD_CLOSED`, and the network is shut down.
/// Delegates stay registered until their subscriptions are cancelled; the delegate of the options
/// is cancelled here, as by pentad_subscription_cancel(). In the child of a `fork()` the function
/// only counts the handler as freed.
///
/// - Parameter handler: the handler; NULL does nothing
///
/// Threads: any; do not hold a lock that the delegate takes. Blocks: until everything has ended.
/// Since: 0.1
@_cdecl("pentad_astro_handler_free")
public func pentad_astro_handler_free(_ handler: pentad_astro_handler_ref?) {
  guard let handle = HandlerHandle.borrow(handler) else { return }
  guard !Process.isForked else { return Handle.count(-1) }
  handle.close()
  HandlerHandle.free(handler)
}
