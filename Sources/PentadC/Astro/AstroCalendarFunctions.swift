import AstroKit
public import CPentad
import PentadCore

/// A calendar, as the caller owns it.
public typealias pentad_astro_calendar_ref = OpaquePointer

/// Opens a calendar: the lunisolar calendar of India, and the risings and settings of the Sun and the
/// Moon.
///
/// Ephemeris files are opened by the first call that needs them. A calendar serves any number of
/// threads and places at once.
///
/// - Parameters:
///   - options: where positions come from and stay; NULL for the Swiss Ephemeris, and no store
///   - out: receives the calendar
/// - Returns: `PENTAD_STORAGE` of the store; `PENTAD_UNSUPPORTED` for a store of a newer version,
///   in a build without Astro, where libswe cannot be loaded, and after `fork()`; `PENTAD_INVALID`
///   for a path that that libswe cannot take; `PENTAD_CONFLICT` when `SE_EPHE_PATH` names other
///   folders; `PENTAD_MISUSE` for an unknown ephemeris
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

/// Opens a calendar as pentad_astro_calendar_open() does, without waiting for it.
///
/// - Parameters:
///   - options: where positions come from and stay; NULL for the Swiss Ephemeris, and no store
///   - out: receives the calendar right before the callback comes, not earlier, even where
///     pentad_operation_wait() has returned; it must be there until then
/// - Returns: `PENTAD_MISUSE` for an unknown ephemeris; `PENTAD_CLOSED` after pentad_shutdown()
///
/// Threads: any; the callback comes on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
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
/// Operations under way end with their answer or with `PENTAD_CLOSED`. In the child of a `fork()`, which
/// has none of that, it does nothing but forget the calendar.
///
/// - Parameter calendar: the calendar; NULL does nothing
///
/// Blocks: until all of it has ended. Since: 0.1
@_cdecl("pentad_astro_calendar_free")
public func pentad_astro_calendar_free(_ calendar: pentad_astro_calendar_ref?) {
  guard let handle = CalendarHandle.borrow(calendar) else { return }
  // The calendar's own end would wait for its thread.
  guard !Process.isForked else { return Handle.count(-1) }
  let open = handle.client
  _ = try? runToTheEnd { () async throws(PentadError) in await open.close() }
  CalendarHandle.free(calendar)
}
