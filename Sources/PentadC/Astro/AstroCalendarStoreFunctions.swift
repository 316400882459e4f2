import AstroKit
public import CPentad
import PentadCore

/// Lets go of the positions, in memory and in the store, and of the days that a handler has kept there;
/// its alerts and settings stay.
///
/// - Parameter calendar: the calendar
/// - Returns: `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when it is
///   suspended
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_astro_calendar_clear_cache")
public func pentad_astro_calendar_clear_cache(
  _ calendar: pentad_astro_calendar_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try CalendarHandle.wait(calendar) { calendar async throws(PentadError) in
      try await calendar.clearCache()
    }
  }
}

/// Lets go of everything that is kept, of a handler's alerts and settings in the store too.
///
/// - Parameter calendar: the calendar
/// - Returns: as pentad_astro_calendar_clear_cache()
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_astro_calendar_erase_all")
public func pentad_astro_calendar_erase_all(
  _ calendar: pentad_astro_calendar_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try CalendarHandle.wait(calendar) { calendar async throws(PentadError) in
      try await calendar.eraseAll()
    }
  }
}

/// What the store takes, and what is in it; nothing without a store.
///
/// - Parameters:
///   - calendar: the calendar
///   - out: is filled
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when it is suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_astro_calendar_storage_usage")
public func pentad_astro_calendar_storage_usage(
  _ calendar: pentad_astro_calendar_ref?,
  _ out: UnsafeMutablePointer<pentad_astro_storage_usage>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    _ = try require(out, "out")
    let usage = try CalendarHandle.wait(calendar) { calendar async throws(PentadError) in
      try await calendar.storageUsage()
    }
    try fill(out, with: AstroRecords(arena: Arena()).record(usage))
  }
}

/// The paths of the ephemeris files that answers came from and that are not known to be as they were
/// published, with `:` between them, in the order of their first use; an empty text for none.
///
/// The sums of the files of Debian's packages are known. A file with another sum is damaged, or of another
/// edition: its answers are given, and are not kept in the store.
///
/// - Parameters:
///   - calendar: the calendar
///   - out: receives the text
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_calendar_unverified_files")
public func pentad_astro_calendar_unverified_files(
  _ calendar: pentad_astro_calendar_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    try CalendarHandle.calendar(calendar).unverifiedFiles.joined(separator: ":")
  }
}

/// Closes the file of the store and lets go of its locks until pentad_astro_calendar_resume(), for the
/// calendar and the handlers that share it. The calendar goes on answering, and keeps positions in memory
/// alone meanwhile. Without a store it does nothing.
///
/// - Parameter calendar: the calendar
///
/// Blocks: until what is being written is written. Since: 0.1
@_cdecl("pentad_astro_calendar_suspend")
public func pentad_astro_calendar_suspend(
  _ calendar: pentad_astro_calendar_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try CalendarHandle.wait(calendar) { calendar async throws(PentadError) in
      try await calendar.suspend()
    }
  }
}

/// Opens the file of a suspended store again.
///
/// - Parameter calendar: the calendar
/// - Returns: `PENTAD_STORAGE`, `PENTAD_CORRUPT` and `PENTAD_UNSUPPORTED` when the file cannot be
///   opened: the store stays suspended then
///
/// Blocks: while the store is opened. Since: 0.1
@_cdecl("pentad_astro_calendar_resume")
public func pentad_astro_calendar_resume(
  _ calendar: pentad_astro_calendar_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try CalendarHandle.wait(calendar) { calendar async throws(PentadError) in
      try await calendar.resume()
    }
  }
}
