import AstroKit
import CPentad
import PentadCore

/// A calendar behind a handle.
final class CalendarHandle: Handle, @unchecked Sendable {
  let calendar: AstroCalendar

  init(_ calendar: AstroCalendar) { self.calendar = calendar }

  /// The calendar of a call that computes and waits.
  ///
  /// - Throws: `misuse` for NULL, `unsupported` in the child of a `fork()`
  static func calendar(_ pointer: OpaquePointer?) throws(PentadError) -> AstroCalendar {
    try requireWorkers()
    return try borrow(pointer, "calendar").calendar
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

extension AstroCalendar.Configuration {
  init(_ pointer: UnsafePointer<pentad_astro_calendar_options>?) throws(PentadError) {
    let record = try readOptions(pointer, "options")
    self.init(
      ephemeris: try readCase(record.ephemeris.rawValue, "options->ephemeris"),
      ephemerisPath: try readOptionalText(record.ephemeris_path, "options->ephemeris_path"),
      storeFolder: try readOptionalText(record.store_folder, "options->store_folder"))
    allowsSharedStore = record.allows_shared_store != 0
    memoryLimit = try readLimit(
      record.memory_limit, "options->memory_limit", default: memoryLimit)
  }
}
