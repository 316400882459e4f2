import AstroKit
public import CPentad
import PentadCore

/// Returns the days of a request, from the cache or from the source.
///
/// If one date is missing in the cache, all dates are requested from the source, and the result is
/// cached by month. Stale days are requested again; if that fails, they are returned, marked as
/// stale.
///
/// - Parameters:
///   - handler: the handler
///   - request: the days to return; NULL for the next 31 days, including today
///   - out: receives the days
/// - Returns: `PENTAD_ASTRO_NO_LOCATION` before a place is set;
///   `PENTAD_ASTRO_UNKNOWN_REQUEST_TYPE`; `PENTAD_ASTRO_LOCATION_CHANGED` if the place changed
///   during the call: try again; `PENTAD_INVALID` for an invalid date, an end before the start, and
///   for more than 36,600 days; `PENTAD_NOT_FOUND` outside the range of the ephemeris files, or
///   without them, and if the server has no such page; `PENTAD_OFFLINE`, `PENTAD_TIMED_OUT`,
///   `PENTAD_UNAUTHORIZED`, `PENTAD_UNAVAILABLE`, `PENTAD_REFUSED` or `PENTAD_DECODING` for network
///   and server errors; `PENTAD_CLOSED` when the calendar is closed
///
/// Blocks: while it reads or computes. Since: 0.1
@_cdecl("pentad_astro_handler_get_date")
public func pentad_astro_handler_get_date(
  _ handler: pentad_astro_handler_ref?, _ request: UnsafePointer<pentad_astro_request>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_day_containers>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let handler = try HandlerHandle.client(handler)
    let request = try DaysRequest(request, of: handler)
    let days = try runAndWait { () async throws(PentadError) in
      try await request.days(of: handler) { _, _ in }
    }
    return OwnedRecord.give { AstroRecords(arena: $0).record(days) }
  }
}

/// Returns the days of a request like pentad_astro_handler_get_date(), without waiting for them.
///
/// - Parameters:
///   - handler: the handler
///   - request: the days to return; NULL for the next 31 days, including today
///   - part: called with days as they arrive, first with none and the approximate total; NULL when
///     not needed
///   - callback: called once at the end, with all days
/// - Returns: `PENTAD_OK` if the callback will run, with an error if the request fails or is
///   invalid
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_handler_get_date_async")
public func pentad_astro_handler_get_date_async(
  _ handler: pentad_astro_handler_ref?, _ request: UnsafePointer<pentad_astro_request>?,
  _ part: pentad_astro_part_callback?, _ callback: pentad_astro_day_containers_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let handle = try HandlerHandle.calling(handler)
    let (handler, place) = (handle.client, handle.place)
    let callback = try require(callback, "callback")
    let context = Context(context)
    let request = try DaysRequest(request, of: handler)
    // Both callbacks share one delivery, so that every part comes before the end.
    let delivery = place.delivery
    let work = PentadOperation<Snapshot<[DayContainer]>> { _ async throws(PentadError) in
      try await request.days(of: handler) { rows, progress in
        guard let part else { return }
        delivery.deliver {
          guard !place.isClosed else { return }
          lendParts(rows, progress) { part(context.pointer, $0, $1, $2, $3) }
        }
      }
    }
    OperationHandle.start(work, operation, place: place, delivery: delivery) { result in
      switch result {
      case .success(let days):
        withExtendedLifetime(Arena()) { arena in
          withUnsafePointer(to: AstroRecords(arena: arena).record(days)) {
            callback(context.pointer, PENTAD_OK, $0, nil)
          }
        }
      case .failure(let failure):
        Failure(failure).lend { callback(context.pointer, failure.status, nil, $0) }
      }
    }
  }
}

private func lendParts(
  _ rows: [DayContainer], _ progress: WorkProgress,
  _ body: (UnsafePointer<UnsafePointer<pentad_astro_day_container>>, Int, Int64, Int64) -> Void
) {
  withExtendedLifetime(Arena()) { arena in
    body(
      AstroRecords(arena: arena).containers(rows), rows.count, Int64(progress.completed),
      Int64(progress.total ?? -1))
  }
}

/// A request for days. Its dates are checked when it is made.
private struct DaysRequest: Sendable {
  private let range: Result<DateRangeRequest, PentadError>
  private let reloads: Bool

  /// - Throws: `misuse` for a wrong size, `invalid` for a type that is not UTF-8
  init(
    _ pointer: UnsafePointer<pentad_astro_request>?, of handler: MasterDataHandler
  ) throws(PentadError) {
    let record = try readOptions(pointer, "request")
    let type = try readOptionalText(record.type, "request->type")
    reloads = record.reload != 0
    range = Result { () throws(PentadError) in
      let zone = handler.settings.location?.timeZone ?? .utc
      let usual = DateRangeRequest.next31Days(from: handler.now, in: zone)
      let start = record.first == 0 ? usual.start : try CivilDate(number: record.first)
      let end = record.last == 0 ? start.advanced(by: 30) : try CivilDate(number: record.last)
      guard let type else { return try DateRangeRequest(from: start, to: end) }
      return try DateRangeRequest(from: start, to: end, requestType: type)
    }
  }

  func days(
    of handler: MasterDataHandler, _ part: @escaping MasterDataHandler.PartHandler
  ) async throws(PentadError) -> Snapshot<[DayContainer]> {
    let request = try range.get()
    return reloads
      ? try await handler.askApiForDates(request, part: part)
      : try await handler.getDate(request, part: part)
  }
}
