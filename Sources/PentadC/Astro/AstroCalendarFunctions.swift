import AstroKit
public import CPentad
import PentadCore

/// A calendar handle that the caller owns.
public typealias pentad_astro_calendar_ref = OpaquePointer

/// Opens a calendar: the lunisolar calendar of India, and the risings and settings of the Sun and
/// the Moon.
///
/// The first call that needs ephemeris files opens them. A calendar can be used from any number of
/// threads, for any number of places.
///
/// - Parameters:
///   - options: the source and the store of positions; NULL for the Swiss Ephemeris without a store
///   - out: receives the calendar
/// - Returns: `PENTAD_STORAGE` for an error of the store; `PENTAD_UNSUPPORTED` for a store of a
///   newer version, in a build without Astro, where libswe cannot be loaded, and after `fork()`;
///   `PENTAD_INVALID` for a path that libswe cannot take; `PENTAD_CONFLICT` when `SE_EPHE_PATH`
///   names other folders; `PENTAD_MISUSE` for an unknown ephemeris
///
/// Blocks: while the store is opened. Since: 0.1
@_cdecl("pentad_astro_calendar_open")
public func pentad_astro_calendar_open(
  _ options: UnsafePointer<pentad_astro_calendar_options>?,
  _ out: UnsafeMutablePointer<pentad_astro_calendar_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let opening = try CalendarOpening(options)
    return try runAndWait { () async throws(PentadError) in try await opening.open() }.give()
  }
}

/// Opens a calendar like pentad_astro_calendar_open(), without waiting for it.
///
/// - Parameters:
///   - options: the source and the store of positions; NULL for the Swiss Ephemeris without a store
///   - out: receives the calendar right before the callback runs, not earlier, even if
///     pentad_operation_wait() has returned; it must stay valid until then
/// - Returns: `PENTAD_MISUSE` for an unknown ephemeris; `PENTAD_CLOSED` after pentad_shutdown()
///
/// Threads: any; the callback runs on a callback thread of the library, or in
/// pentad_session_pump(). Blocks: no. Since: 0.1
@_cdecl("pentad_astro_calendar_open_async")
public func pentad_astro_calendar_open_async(
  _ options: UnsafePointer<pentad_astro_calendar_options>?,
  _ out: UnsafeMutablePointer<pentad_astro_calendar_ref?>?,
  _ callback: pentad_completion_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let completion = try HandleCompletion(out, callback, context)
    let opening = try CalendarOpening(options)
    let open = PentadOperation<CalendarHandle> { _ async throws(PentadError) in
      try await opening.open()
    }
    OperationHandle.start(open, operation, place: opening.place) { completion.end($0) }
  }
}

/// Closes a calendar, its ephemeris files and its store, and frees it.
///
/// Pending operations end with their result or with `PENTAD_CLOSED`. In the child of a `fork()`,
/// which has none of these resources, the function only counts the calendar as freed.
///
/// - Parameter calendar: the calendar; NULL does nothing
///
/// Blocks: until everything has ended. Since: 0.1
@_cdecl("pentad_astro_calendar_free")
public func pentad_astro_calendar_free(_ calendar: pentad_astro_calendar_ref?) {
  guard let handle = CalendarHandle.borrow(calendar) else { return }
  // The calendar's own deinitializer would wait for its thread.
  guard !Process.isForked else { return Handle.count(-1) }
  let open = handle.client
  _ = try? runToTheEnd { () async throws(PentadError) in await open.close() }
  CalendarHandle.free(calendar)
}
