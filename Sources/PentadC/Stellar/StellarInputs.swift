import CPentad
import PentadCore
import StellarKit

/// Reads the courses of a caller's record.
func readCourses(
  _ pointer: UnsafePointer<pentad_stellar_courses>?
) throws(PentadError) -> [StellarCourse] {
  let pointer = try require(pointer, "courses")
  return try readRecords(
    readField(pointer, \.items), readField(pointer, \.count), "courses->items"
  ) { (course) throws(PentadError) in try StellarCourse(course)
  }
}

/// Reads the classes of a caller's array.
func readClasses(
  _ items: UnsafePointer<UnsafePointer<pentad_stellar_class>?>?, _ count: Int,
  _ name: StaticString = "items"
) throws(PentadError) -> [StellarClass] {
  try readItems(items, count, name) { (item) throws(PentadError) in
    try StellarClass(try require(item.pointee, name))
  }
}

extension StellarClassTime {
  init(_ pointer: UnsafePointer<pentad_stellar_class_time>) throws(PentadError) {
    self.init(
      order: Int(readField(pointer, \.order)),
      title: try readText(readField(pointer, \.title), "time->title"),
      text: try readText(readField(pointer, \.text), "time->text"),
      location: try readText(readField(pointer, \.location), "time->location"),
      section: try readOptionalText(readField(pointer, \.section), "time->section") ?? "",
      first: try MeetingDay.read(number: readField(pointer, \.first)),
      last: try MeetingDay.read(number: readField(pointer, \.last)),
      interval: Int(readField(pointer, \.interval)))
  }
}

extension StellarAnnouncement {
  /// Reads the date, the title, the text and its HTML of an announcement's record.
  ///
  /// - Throws: `misuse` for a NULL that is not allowed; `invalid` for text that is not UTF-8
  init(_ pointer: UnsafePointer<pentad_stellar_announcement>?) throws(PentadError) {
    let pointer = try require(pointer, "announcement")
    let (seconds, rest) = readField(pointer, \.date)
      .quotientAndRemainder(dividingBy: 1_000)
    self.init(
      unixTime: rest < 0 ? seconds - 1 : seconds,
      title: try readText(readField(pointer, \.title), "announcement->title"),
      text: try readText(readField(pointer, \.text), "announcement->text"),
      html: try readOptionalText(readField(pointer, \.html), "announcement->html"))
  }
}

/// Reads days of the week, as bits.
///
/// - Throws: `misuse` for an unknown bit
func readWeekdays(_ bits: UInt32, _ name: StaticString) throws(PentadError) -> Weekdays {
  guard bits <= 0x7F else { throw PentadError(.misuse, "\(name) has an unknown day of the week") }
  return Weekdays(rawValue: UInt8(bits))
}

extension StellarTerm {
  /// Reads the code of a term; nil for NULL.
  ///
  /// - Throws: `invalid` for text that is not UTF-8
  static func read(
    _ code: UnsafePointer<CChar>?, _ name: StaticString
  ) throws(PentadError) -> StellarTerm? {
    try readOptionalText(code, name).map { StellarTerm(code: $0) }
  }
}

extension TermCalendar {
  /// Reads the days of a term; nil for NULL.
  ///
  /// - Throws: `misuse` for a wrong size and for a nonzero number of days with NULL; `invalid` for
  ///   an invalid date or text that is not UTF-8; `invalidDateRange` and `unknownTimeZone`
  static func read(
    _ pointer: UnsafePointer<pentad_stellar_term_calendar>?
  ) throws(PentadError) -> TermCalendar? {
    guard pointer != nil else { return nil }
    let record = try readOptions(pointer, "calendar")
    return try TermCalendar(
      first: CivilDate(number: record.first), last: CivilDate(number: record.last),
      holidays: days(record.holidays, record.holiday_count, "calendar->holidays"),
      mondaySchedule: days(
        record.monday_schedule, record.monday_schedule_count, "calendar->monday_schedule"),
      zone: readOptionalText(record.zone, "calendar->zone") ?? usualZone)
  }

  private static func days(
    _ days: UnsafePointer<Int32>?, _ count: Int, _ name: StaticString
  ) throws(PentadError) -> Set<CivilDate> {
    Set(
      try readItems(days, count, name) { (day) throws(PentadError) in
        try CivilDate(number: day.pointee)
      })
  }
}
