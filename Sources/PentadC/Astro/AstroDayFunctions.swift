import AstroKit
public import CPentad
import PentadCore

/// Computes the days from one date to another at a place, with all their data.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the conventions on which almanacs differ; NULL for the defaults
///   - from: the first civil date
///   - to: the last civil date, inclusive
///   - out: receives the days
/// - Returns: as pentad_astro_day_compute(); `PENTAD_INVALID` also for an end before the start, and
///   for more than 100,000 days
///
/// Blocks: while it computes, some microseconds a day. Since: 0.1
@_cdecl("pentad_astro_days_compute")
public func pentad_astro_days_compute(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ options: UnsafePointer<pentad_astro_options>?, _ from: Int32, _ to: Int32,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_days>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let query = try AlmanacQuery(calendar, place, options)
    let days = query.days(from: try CivilDate(number: from), to: try CivilDate(number: to))
    let computed = try runAndWait { () async throws(PentadError) in try await days.collect() }
    return OwnedRecord.give { AstroRecords(arena: $0).record(computed) }
  }
}

/// Computes the days from one date to another at a place in a task of the library.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the conventions on which almanacs differ; NULL for the defaults
///   - from: the first civil date
///   - to: the last civil date, inclusive
///   - progress: called from time to time with the number of finished days; NULL when not needed
/// - Returns: `PENTAD_OK` if the callback will run, with an error if the computation fails;
///   `PENTAD_INVALID` for an invalid place, zone or date; `PENTAD_MISUSE` for an unknown option
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_days_compute_async")
public func pentad_astro_days_compute_async(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ options: UnsafePointer<pentad_astro_options>?, _ from: Int32, _ to: Int32,
  _ progress: pentad_progress_callback?, _ callback: pentad_astro_days_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let handle = try CalendarHandle.calling(calendar)
    let callback = try require(callback, "callback")
    let context = Context(context)
    let days = handle.client.loadDays(
      from: try CivilDate(number: from), to: try CivilDate(number: to), at: try Place(place),
      options: try PanchangOptions(options))
    OperationHandle.start(
      days, operation, place: handle.place,
      progress: { progress?(context.pointer, Int64($0.completed), Int64($0.total ?? -1)) },
      completion: { result in
        switch result {
        case .success(let days): lend(days) { callback(context.pointer, PENTAD_OK, $0, nil) }
        case .failure(let failure):
          Failure(failure).lend { callback(context.pointer, failure.status, nil, $0) }
        }
      })
  }
}

/// Lends the records of days to a callback.
private func lend(_ days: [PanchangDay], _ body: (UnsafePointer<pentad_astro_days>) -> Void) {
  let arena = Arena()
  withExtendedLifetime(arena) {
    body(arena.record(AstroRecords(arena: arena).record(days)))
  }
}

/// Computes consecutive days as columns in the caller's arrays: the fastest way to many days.
///
/// A column that is NULL is not computed.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the conventions on which almanacs differ; NULL for the defaults
///   - from: the first civil date
///   - count: the number of days, at most 1,000,000; each array has room for this many. A date that
///     the place's clock skipped has 0 in `dates` and no data in the other columns
///   - columns: the arrays
/// - Returns: as pentad_astro_day_compute(), and after a failure the arrays may be partly filled;
///   also `PENTAD_INVALID` for too many days, `PENTAD_MISUSE` if `columns` is missing
///
/// Threads: any; the call uses the arrays until it returns. Blocks: while it computes, some
/// microseconds a day. Since: 0.1
@_cdecl("pentad_astro_days_fill")
public func pentad_astro_days_fill(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ options: UnsafePointer<pentad_astro_options>?, _ from: Int32, _ count: size_t,
  _ columns: UnsafePointer<pentad_astro_day_columns>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let query = try AlmanacQuery(calendar, place, options)
    let first = try CivilDate(number: from)
    let count = try readCount(count, of: Int64.self, "count")
    _ = try require(columns, "columns")
    let buffers = DayColumnBuffers(try readOptions(columns, "columns"))
    try runAndWait { () async throws(PentadError) in
      try await query.calendar.fillDays(
        from: first, count: count, at: query.place, options: query.options, into: buffers)
    }
  }
}

extension DayColumnBuffers {
  fileprivate init(_ record: pentad_astro_day_columns) {
    self.init()
    dates = record.dates
    sunrises = record.sunrises
    sunsets = record.sunsets
    moonrises = record.moonrises
    moonsets = record.moonsets
    tithis = record.tithis
    tithiEnds = record.tithi_ends
  }
}
