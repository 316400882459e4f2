import AstroKit
public import CPentad
import PentadCore

/// Returns the alerts that have not been delivered, in the order of their times.
///
/// - Parameters:
///   - handler: the handler
///   - date: the civil date on which they are due, in the local time of the user's place; 0 for all
///   - out: receives the alerts
/// - Returns: `PENTAD_INVALID` for an invalid date; `PENTAD_STORAGE` when the store cannot be read;
///   `PENTAD_CLOSED` when it is closed or suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_astro_handler_alerts")
public func pentad_astro_handler_alerts(
  _ handler: pentad_astro_handler_ref?, _ date: Int32,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_alerts>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let handler = try HandlerHandle.client(handler)
    let date = try readOptionalDate(date)
    let alerts = try runAndWait { () async throws(PentadError) in
      guard let date else { return try await handler.alerts() }
      return try await handler.alerts(on: date)
    }
    return OwnedRecord.give { AstroRecords(arena: $0).record(alerts) }
  }
}

/// Reads a date that may be absent.
///
/// - Throws: `invalid` for an invalid date
func readOptionalDate(_ number: Int32) throws(PentadError) -> CivilDate? {
  number == 0 ? nil : try CivilDate(number: number)
}
