import AstroKit
import CPentad
import PentadCore

/// A handle for a calendar.
final class CalendarHandle: Handle, ClientHandle, @unchecked Sendable {
  static let name: StaticString = "calendar"

  let client: AstroCalendar
  /// The queue or session that runs the calendar's callbacks.
  let place: any CallbackPlace

  fileprivate init(_ calendar: AstroCalendar, _ place: any CallbackPlace) {
    client = calendar
    self.place = place
  }
}

/// The options with which a calendar is opened.
struct CalendarOpening: Sendable {
  private let configuration: AstroCalendar.Configuration
  /// The queue or session that runs the calendar's callbacks.
  let place: any CallbackPlace

  /// - Throws: `misuse` for a wrong size and for an unknown ephemeris; `invalid` for a text that is
  ///   not UTF-8; `closed` for a session after `pentad_shutdown`; `unsupported` in the child of a
  ///   `fork()`
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
