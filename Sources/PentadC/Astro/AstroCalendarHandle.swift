import AstroKit
import CPentad
import PentadCore

/// A calendar behind a handle.
final class CalendarHandle: Handle, @unchecked Sendable {
  let calendar: AstroCalendar
  /// Where the calendar's callbacks come.
  let place: any CallbackPlace

  fileprivate init(_ calendar: AstroCalendar, _ place: any CallbackPlace) {
    self.calendar = calendar
    self.place = place
  }

  /// The calendar of a call that computes and waits.
  ///
  /// - Throws: `misuse` for NULL, `unsupported` in the child of a `fork()`
  static func calendar(_ pointer: OpaquePointer?) throws(PentadError) -> AstroCalendar {
    try requireWorkers()
    return try borrow(pointer, "calendar").calendar
  }

  /// The handle of a call that calls back.
  ///
  /// - Throws: `misuse` for NULL; `closed` after `pentad_shutdown` and when the calendar's session was
  ///   freed; `unsupported` in the child of a `fork()`
  static func calling(_ pointer: OpaquePointer?) throws(PentadError) -> CalendarHandle {
    try requireThreads()
    let handle = try borrow(pointer, "calendar")
    try handle.place.requireOpen("calendar")
    return handle
  }

  /// Has a calendar do something, and waits for it.
  static func wait<Value: Sendable>(
    _ pointer: OpaquePointer?,
    _ work: @escaping @Sendable (AstroCalendar) async throws(PentadError) -> Value
  ) throws(PentadError) -> Value {
    let calendar = try calendar(pointer)
    return try runAndWait { () async throws(PentadError) in try await work(calendar) }
  }
}

/// What a calendar is opened with.
struct CalendarOpening: Sendable {
  private let configuration: AstroCalendar.Configuration
  /// Where the calendar calls back.
  let place: any CallbackPlace

  /// - Throws: `misuse` for a wrong size and for an unknown ephemeris; `invalid` for a text that is not
  ///   UTF-8; `closed` for a session after `pentad_shutdown`; `unsupported` in the child of a `fork()`
  init(_ pointer: UnsafePointer<pentad_astro_calendar_options>?) throws(PentadError) {
    try requireWorkers()
    let record = try readOptions(pointer, "options")
    configuration = try AstroCalendar.Configuration(record)
    place = try SessionHandle.place(record.session)
  }

  func open() async throws(PentadError) -> CalendarHandle {
    CalendarHandle(try await AstroCalendar(configuration), place)
  }
}

extension AstroCalendar.Configuration {
  fileprivate init(_ record: pentad_astro_calendar_options) throws(PentadError) {
    self.init(
      ephemeris: try EphemerisKind(record.ephemeris, "options->ephemeris"),
      ephemerisPath: try readOptionalText(record.ephemeris_path, "options->ephemeris_path"),
      storeFolder: try readOptionalFolder(record.store_folder, "options->store_folder"))
    allowsSharedStore = record.allows_shared_store != 0
    memoryLimit = try readLimit(
      record.memory_limit, "options->memory_limit", default: memoryLimit)
  }
}
