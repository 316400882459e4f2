import AstroKit
public import CPentad
import PentadCore

/// Updates and stores the user's location.
///
/// Delegates are notified if the place differs, and if it is far from the previous one.
///
/// - Parameters:
///   - handler: the handler
///   - place: the place
/// - Returns: `PENTAD_INVALID` for an invalid place or zone; `PENTAD_STORAGE` when the store cannot
///   be written; `PENTAD_CLOSED` when it is closed or suspended
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_astro_handler_location_update")
public func pentad_astro_handler_location_update(
  _ handler: pentad_astro_handler_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let handler = try HandlerHandle.client(handler)
    let place = try Place(place)
    try runAndWait { () async throws(PentadError) in try await handler.locations.update(place) }
  }
}

/// Returns the current settings.
///
/// - Parameters:
///   - handler: the handler
///   - out: receives the settings
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_astro_handler_settings_get")
public func pentad_astro_handler_settings_get(
  _ handler: pentad_astro_handler_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_astro_settings>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let settings = try HandlerHandle.client(handler).settings
    return OwnedRecord.give { AstroRecords(arena: $0).record(settings) }
  }
}

/// Changes and stores settings in one transaction.
///
/// - Parameters:
///   - handler: the handler
///   - change: the settings to change; the others keep their values
/// - Returns: `PENTAD_INVALID` for an invalid place, zone or date, and text that is not UTF-8;
///   `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when it is closed or
///   suspended; `PENTAD_MISUSE` for an unknown option or setting; `PENTAD_UNSUPPORTED` after
///   `fork()`. After a failure all settings are unchanged
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_astro_handler_settings_change")
public func pentad_astro_handler_settings_change(
  _ handler: pentad_astro_handler_ref?, _ change: UnsafePointer<pentad_astro_settings_change>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let handler = try HandlerHandle.client(handler)
    _ = try require(change, "change")
    let change = try SettingsChange(try readOptions(change, "change"))
    try runAndWait { () async throws(PentadError) in
      try await handler.changeSettings { change.apply(to: &$0) }
    }
  }
}
