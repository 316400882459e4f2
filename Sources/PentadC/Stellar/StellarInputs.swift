import CPentad
import PentadCore
import StellarKit

extension StellarCourse {
  /// Reads the record of a course.
  ///
  /// - Throws: `misuse` for NULL where a text has to be; `invalid` for what is not UTF-8
  fileprivate init(_ pointer: UnsafePointer<pentad_stellar_course>) throws(PentadError) {
    self.init(
      number: try readText(readField(pointer, \.number), "course->number"),
      title: try readText(readField(pointer, \.title), "course->title"),
      isDepartment: readField(pointer, \.is_department))
  }
}

/// The courses of a caller's record.
func readCourses(
  _ pointer: UnsafePointer<pentad_stellar_courses>?
) throws(PentadError) -> [StellarCourse] {
  let pointer = try require(pointer, "courses")
  return try readRecords(
    readField(pointer, \.items), readField(pointer, \.count), "courses->items"
  ) { (course) throws(PentadError) in try StellarCourse(course)
  }
}

extension StellarCourseGroup {
  /// Reads the title and the courses of a group's record.
  ///
  /// - Throws: `misuse` for NULL where none may be; `invalid` for what is not UTF-8
  init(_ pointer: UnsafePointer<pentad_stellar_course_group>?) throws(PentadError) {
    let pointer = try require(pointer, "group")
    let courses = readField(pointer, \.courses)
    self.init(
      title: try readText(readField(pointer, \.title), "group->title"),
      courses: try readRecords(
        courses, readField(pointer, \.course_count), "group->courses"
      ) { (course) throws(PentadError) in try StellarCourse(course)
      })
  }
}

extension StellarClass {
  /// Reads the record of a class; what follows from its other fields is worked out anew.
  ///
  /// - Throws: `misuse` for NULL where none may be, and for an unknown role; `invalid` for what is not
  ///   UTF-8
  init(_ pointer: UnsafePointer<pentad_stellar_class>?) throws(PentadError) {
    let pointer = try require(pointer, "item")
    var term: StellarTerm?
    if let known = readField(pointer, \.term) {
      term = StellarTerm(code: try readText(readField(known, \.code), "item->term->code"))
    }
    let times = readField(pointer, \.times)
    let staff = readField(pointer, \.staff)
    self.init(
      masterId: try readText(readField(pointer, \.master_id), "item->master_id"),
      name: try readText(readField(pointer, \.name), "item->name"),
      title: try readText(readField(pointer, \.title), "item->title"),
      blurb: try readText(readField(pointer, \.blurb), "item->blurb"),
      term: term,
      siteURL: try readOptionalText(readField(pointer, \.site_url), "item->site_url"),
      times: try readRecords(times, readField(pointer, \.time_count), "item->times") {
        (time) throws(PentadError) in try StellarClassTime(time)
      },
      staff: try readRecords(staff, readField(pointer, \.staff_count), "item->staff") {
        (member) throws(PentadError) in try StellarStaffMember(member)
      },
      oldNumbers: try readRecords(
        readField(pointer, \.old_numbers), readField(pointer, \.old_number_count),
        "item->old_numbers"
      ) { (number) throws(PentadError) in try readText(number, "item->old_numbers") })
  }
}

/// The classes of a caller's array.
func readClasses(
  _ items: UnsafePointer<UnsafePointer<pentad_stellar_class>?>?, _ count: Int
) throws(PentadError) -> [StellarClass] {
  try readItems(items, count, "items") { (item) throws(PentadError) in
    try StellarClass(item.pointee)
  }
}

extension StellarClassTime {
  fileprivate init(_ pointer: UnsafePointer<pentad_stellar_class_time>) throws(PentadError) {
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

extension StellarStaffMember {
  fileprivate init(_ pointer: UnsafePointer<pentad_stellar_staff_member>) throws(PentadError) {
    self.init(
      name: try readText(readField(pointer, \.name), "staff->name"),
      role: try StellarStaffMember.Role(readField(pointer, \.role), "staff->role"))
  }
}

extension StellarAnnouncement {
  /// Reads the date, the title, the text and its HTML of an announcement's record.
  ///
  /// - Throws: `misuse` for NULL where none may be; `invalid` for what is not UTF-8
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

extension TermCalendar {
  /// The days of a term; nil for NULL.
  ///
  /// - Throws: `misuse` for a wrong size and for NULL where days are counted; `invalid` for what is no
  ///   date or not UTF-8; `invalidDateRange` and `unknownTimeZone`
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

extension ClassCalendarOptions {
  /// - Throws: `misuse` for a wrong size; `invalid` for what is not UTF-8
  init(_ pointer: UnsafePointer<pentad_stellar_icalendar_options>?) throws(PentadError) {
    let record = try readOptions(pointer, "options")
    self.init(
      name: try readOptionalText(record.name, "options->name"),
      stamp: record.stamp == 0 ? nil : record.stamp)
  }
}
