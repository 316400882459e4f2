import AstroKit
public import CPentad
import PentadCore

/// Empties the cache; alerts and settings stay.
///
/// - Parameter handler: the handler
/// - Returns: `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when it is closed
///   or suspended
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_astro_handler_clear_cache")
public func pentad_astro_handler_clear_cache(
  _ handler: pentad_astro_handler_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let handler = try HandlerHandle.handler(handler)
    try runAndWait { () async throws(PentadError) in try await handler.clearCache() }
  }
}

/// Lets go of everything that is kept, alerts and settings too.
///
/// - Parameter handler: the handler
/// - Returns: as pentad_astro_handler_clear_cache()
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_astro_handler_erase_all")
public func pentad_astro_handler_erase_all(
  _ handler: pentad_astro_handler_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let handler = try HandlerHandle.handler(handler)
    try runAndWait { () async throws(PentadError) in try await handler.eraseAll() }
  }
}

/// What the store takes, and what is in it.
///
/// - Parameters:
///   - handler: the handler
///   - out: is filled
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when it is closed or
///   suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_astro_handler_storage_usage")
public func pentad_astro_handler_storage_usage(
  _ handler: pentad_astro_handler_ref?, _ out: UnsafeMutablePointer<pentad_astro_storage_usage>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    _ = try require(out, "out")
    let handler = try HandlerHandle.handler(handler)
    let usage = try runAndWait { () async throws(PentadError) in try await handler.storageUsage() }
    try fill(out, with: AstroRecords(arena: Arena()).record(usage))
  }
}

/// Closes the file of the store and lets go of its locks until pentad_astro_handler_resume(), for the
/// handler and all who share its store. A store in memory keeps what it has.
///
/// Calls about alerts, settings and the store return `PENTAD_CLOSED` meanwhile; days are loaded, and kept
/// in memory alone; readers of alerts wait.
///
/// - Parameter handler: the handler
/// - Returns: `PENTAD_CLOSED` when the store is closed
///
/// Blocks: until what is being written is written. Since: 0.1
@_cdecl("pentad_astro_handler_suspend")
public func pentad_astro_handler_suspend(
  _ handler: pentad_astro_handler_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let handler = try HandlerHandle.handler(handler)
    try runAndWait { () async throws(PentadError) in try await handler.suspend() }
  }
}

/// Opens the file of a suspended store again, and reads the settings.
///
/// - Parameter handler: the handler
/// - Returns: `PENTAD_STORAGE`, `PENTAD_CORRUPT` and `PENTAD_UNSUPPORTED` as
///   pentad_astro_handler_open(): the store stays suspended then; `PENTAD_CLOSED` when it is closed
///
/// Blocks: while the store is opened. Since: 0.1
@_cdecl("pentad_astro_handler_resume")
public func pentad_astro_handler_resume(
  _ handler: pentad_astro_handler_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let handler = try HandlerHandle.handler(handler)
    try runAndWait { () async throws(PentadError) in try await handler.resume() }
  }
}
