import AstroKit
import CPentad
import PentadCore

/// The format options of a text of days or events.
struct AstroTextOptions {
  let format: pentad_astro_text_format
  let script: PanchangScript
  let withHours: Bool
  private let isLocal: Bool
  private let zone: CivilTimeZone?

  /// - Throws: `misuse` for a wrong size or an unknown value; `invalid` for text that is not UTF-8;
  ///   `unknownTimeZone`
  init(_ pointer: UnsafePointer<pentad_astro_text_options>?) throws(PentadError) {
    let record = try readOptions(pointer, "text")
    guard record.format.rawValue <= PENTAD_ASTRO_TEXT_FORMAT_CSV.rawValue else {
      throw PentadError(.misuse, "text->format is \(record.format.rawValue)")
    }
    format = record.format
    script = try PanchangScript(record.script, "text->script")
    withHours = record.with_hours != 0
    isLocal = record.local_time != 0
    if let name = try readOptionalText(record.time_zone, "text->time_zone") {
      zone = try CivilTimeZone(name)
    } else {
      zone = nil
    }
  }

  /// Returns the zone for the written times, at a place or for the whole Earth; nil for UTC.
  ///
  /// - Throws: `misuse` when the local time of a place is requested and there is no place
  func clock(of place: Place?) throws(PentadError) -> CivilTimeZone? {
    if let zone { return zone }
    guard isLocal else { return nil }
    guard let place else {
      throw PentadError(.misuse, "text->local_time needs text->time_zone")
    }
    return place.timeZone
  }

  /// Returns the JSON format of the text.
  ///
  /// - Throws: `misuse` for CSV
  func json() throws(PentadError) -> JSONSequence {
    guard format != PENTAD_ASTRO_TEXT_FORMAT_CSV else {
      throw PentadError(.misuse, "text->format is CSV, which only days support")
    }
    return JSONSequence(format == PENTAD_ASTRO_TEXT_FORMAT_JSON ? .array : .lines)
  }
}

/// The format options and the entries of an iCalendar document.
struct AstroICalendarInput {
  let options: ICalendarOptions
  let kinds: Set<DayEntryKind>
  let script: PanchangScript
  private let zone: CivilTimeZone

  /// - Throws: `misuse` for a wrong size or an unknown value; `invalid` for text that is not UTF-8;
  ///   `unknownTimeZone`
  init(_ pointer: UnsafePointer<pentad_astro_icalendar_options>?) throws(PentadError) {
    let record = try readOptions(pointer, "icalendar")
    script = try PanchangScript(record.script, "icalendar->script")
    kinds = try DayEntryKind.set(record.entries)
    if let name = try readOptionalText(record.time_zone, "icalendar->time_zone") {
      zone = try CivilTimeZone(name)
    } else {
      zone = .utc
    }
    options = ICalendarOptions(
      name: try readOptionalText(record.name, "icalendar->name"),
      placeName: try readOptionalText(record.place_name, "icalendar->place_name"),
      stamp: record.stamp == 0 ? nil : try readInstant(record.stamp, "icalendar->stamp"),
      refreshDays: record.refresh_days == 0
        ? 7 : record.refresh_days < 0 ? nil : Int(record.refresh_days))
  }

  /// Returns the writer of the events within a period, in the caller's time zone.
  ///
  /// - Throws: `invalidDateRange` for dates outside the years that the format supports
  func writer(of range: Range<Instant>) throws(PentadError) -> ICalendarWriter {
    try ICalendarWriter(eventsIn: range, zone: zone, options)
  }
}

extension DayEntryKind {
  /// Returns the kinds in a bit set, whose bits are in the order of the cases; 0 selects only the
  /// day.
  ///
  /// - Throws: `misuse` for an unknown bit
  static func set(_ bits: UInt32) throws(PentadError) -> Set<Self> {
    guard bits >> allCases.count == 0 else {
      throw PentadError(.misuse, "icalendar->entries is \(bits)")
    }
    guard bits != 0 else { return [.day] }
    return Set(allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
  }
}

/// The drawing options of a picture.
struct AstroPictureInput {
  let options: AlmanacPictureOptions
  /// The width of the document; nil for the default.
  let width: Double?

  /// - Throws: `misuse` for a wrong size or an unknown value; `invalidDateRange` for a day that
  ///   does not exist
  init(_ pointer: UnsafePointer<pentad_astro_picture_options>?) throws(PentadError) {
    let record = try readOptions(pointer, "picture")
    options = AlmanacPictureOptions(
      theme: try AlmanacTheme(record.theme, "picture->theme"),
      script: try PanchangScript(record.script, "picture->script"),
      today: record.today == 0 ? nil : try CivilDate(number: record.today),
      showsSunTimes: record.hides_sun_times == 0)
    width = record.width == 0 ? nil : record.width
  }
}
