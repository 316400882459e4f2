import AstroKit
public import CPentad
import PentadCore

/// Registers an alert and keeps it.
///
/// One for the past is due at once.
///
/// - Parameters:
///   - handler: the handler
///   - due: when it is due
///   - message: what to show then, 4,096 bytes at most
///   - id: receives the id by which it is found; may be NULL
/// - Returns: `PENTAD_INVALID` for a moment that is none or too far away, and for a message that is
///   too long or not UTF-8; `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when
///   it is closed or suspended
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_astro_handler_alert_register")
public func pentad_astro_handler_alert_register(
  _ handler: pentad_astro_handler_ref?, _ due: Int64, _ message: UnsafePointer<CChar>?,
  _ id: UnsafeMutablePointer<Int64>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    id?.pointee = 0
    let handler = try HandlerHandle.handler(handler)
    let due = try readInstant(due, "due")
    let message = try readText(message, "message")
    let alert = try runAndWait { () async throws(PentadError) in
      try await handler.registerAlert(on: due, message: message)
    }
    id?.pointee = alert.id
  }
}

/// The alerts that have not been given out, in the order of their times.
///
/// - Parameters:
///   - handler: the handler
///   - date: the civil date on which they are due, by the clock of the user's place; 0 for all
///   - out: receives the alerts
/// - Returns: `PENTAD_INVALID` for what is no date; `PENTAD_STORAGE` when the store cannot be read;
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
    let handler = try HandlerHandle.handler(handler)
    let date = try readOptionalDate(date)
    let alerts = try runAndWait { () async throws(PentadError) in
      guard let date else { return try await handler.alerts() }
      return try await handler.alerts(on: date)
    }
    return OwnedRecord.give { AstroRecords(arena: $0).record(alerts) }
  }
}

/// Removes an alert.
///
/// - Parameters:
///   - handler: the handler
///   - id: the id with which it was registered
/// - Returns: `PENTAD_NOT_FOUND` when there is none of the id any more; `PENTAD_STORAGE` when the
///   store cannot be written; `PENTAD_CLOSED` when it is closed or suspended
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_astro_handler_alert_deregister")
public func pentad_astro_handler_alert_deregister(
  _ handler: pentad_astro_handler_ref?, _ id: Int64,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let handler = try HandlerHandle.handler(handler)
    try runAndWait { () async throws(PentadError) in try await handler.deregisterAlert(id) }
  }
}

/// When the next alert is due.
///
/// - Parameters:
///   - handler: the handler
///   - due: receives the moment; PENTAD_NO_TIME when there is no alert
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when it is closed or
///   suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_astro_handler_alert_next")
public func pentad_astro_handler_alert_next(
  _ handler: pentad_astro_handler_ref?, _ due: UnsafeMutablePointer<Int64>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let due = try require(due, "due")
    due.pointee = .min
    let handler = try HandlerHandle.handler(handler)
    let next = try runAndWait { () async throws(PentadError) in try await handler.nextAlert() }
    due.pointee = next.milliseconds
  }
}

/// A date that may be missing.
///
/// - Throws: `invalid` for what is no date
func readOptionalDate(_ number: Int32) throws(PentadError) -> CivilDate? {
  number == 0 ? nil : try CivilDate(number: number)
}
