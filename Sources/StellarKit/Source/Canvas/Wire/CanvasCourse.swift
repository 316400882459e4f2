import PentadCore

/// A course of the account: `GET courses`. A restricted course is only
/// `{"id":…,"access_restricted_by_date":true}`.
struct CanvasCourse: WireItem {
  let id: String
  let name: String?
  let code: String?
  let blurb: String
  let term: CanvasTerm?
  let teachers: [CanvasUser]
  let enrolments: [CanvasEnrolment]
  let isRestricted: Bool
  let isFavorite: Bool?
  let isConcluded: Bool
  let hidesFinalGrades: Bool
  let timeZone: String?
  let start: Int64?
  let end: Int64?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.id() else { throw WireProblem(text: "a course without an id") }
    self.id = id
    name = fields.someWords("name")
    code = fields.someWords("course_code")
    let description = fields.someWords("public_description") ?? fields.someWords("syllabus_body")
    blurb = CanvasText(description).text
    term = fields.object("term", of: CanvasTerm.self)
    teachers = fields.list("teachers", of: CanvasUser.self) ?? []
    enrolments = fields.list("enrollments", of: CanvasEnrolment.self) ?? []
    isRestricted = fields.flag("access_restricted_by_date") == true && name == nil
    isFavorite = fields.flag("is_favorite")
    let state = fields.words("workflow_state")
    isConcluded = fields.flag("concluded") == true || state == "completed"
    hidesFinalGrades = fields.flag("hide_final_grades") == true
    timeZone = fields.someWords("time_zone")
    start = fields.time("start_at")
    end = fields.time("end_at")
    problems = fields.problems
  }

  /// The class, with the address of its page on a site.
  func content(on site: CanvasSite) -> StellarClass {
    StellarClass(
      masterId: id, name: code ?? name ?? id, title: name ?? "", blurb: blurb,
      term: term.map { StellarTerm(code: $0.id) }, siteURL: site.address + "/courses/" + id,
      staff: teachers.compactMap { teacher in
        teacher.name.map { StellarStaffMember(name: $0, role: .instructor) }
      })
  }

  /// - Parameter isCurrent: true if the course is in the list of current ones.
  func enrolment(on site: CanvasSite, isCurrent: Bool) -> StellarEnrolment {
    StellarEnrolment(
      item: content(on: site), term: term?.info(zone: timeZone),
      role: enrolments.first?.role ?? .student, isCurrent: isCurrent && !isConcluded,
      isRestricted: isRestricted, isBookmarked: isFavorite, timeZone: timeZone, start: start,
      end: end)
  }
}

/// A term: `{"id":1,"name":"Fall 2026","start_at":…,"end_at":…}`.
struct CanvasTerm: WireItem {
  let id: String
  let name: String?
  let start: Int64?
  let end: Int64?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.id() else { throw WireProblem(text: "a term without an id") }
    self.id = id
    name = fields.someWords("name")
    start = fields.time("start_at")
    end = fields.time("end_at")
    problems = fields.problems
  }

  /// The term with its days, if it has both ends and lasts at most 400 days.
  ///
  /// - Parameter zone: the time zone of the class; nil for UTC.
  func info(zone: String?) -> StellarTermInfo {
    StellarTermInfo(
      term: StellarTerm(code: id), calendar: calendar(zone: zone ?? "UTC"), name: name)
  }

  private func calendar(zone: String) -> TermCalendar? {
    guard let start, let end, let rules = try? TermZone(zone) else { return nil }
    func date(_ time: Int64) -> CivilDate? {
      let offset = Int64(rules.offset(atMilliseconds: time)) * 1_000
      let years: ClosedRange<Int64> = -12_000_000_000_000...253_000_000_000_000
      return years.contains(time) ? CivilDate.split(time + offset).date : nil
    }
    guard let first = date(start), let last = date(end) else { return nil }
    return try? TermCalendar(first: first, last: last, zone: zone)
  }
}

/// An enrolment of the account in a course, with the grade of the course.
struct CanvasEnrolment: WireItem {
  let role: StellarEnrolment.Role
  /// The grade of the course, or that of ``period``.
  let score: Double?
  let grade: String?
  /// The title of the current grading period, if the school shows students no total over all of
  /// them; empty between two periods, nil otherwise.
  let period: String?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    role =
      switch fields.words("type")?.lowercased() {
      case "student", "studentenrollment": .student
      case "teacher", "teacherenrollment": .instructor
      case "ta", "taenrollment": .assistant
      case "observer", "observerenrollment": .observer
      default: .other
      }
    let hasPeriods =
      fields.flag("has_grading_periods") ?? fields.flag("multiple_grading_periods_enabled") == true
    let isPeriod = hasPeriods && fields.flag("totals_for_all_grading_periods_option") == false
    period = isPeriod ? fields.words("current_grading_period_title") ?? "" : nil
    let prefix = isPeriod ? "current_period_" : ""
    score = fields.decimal(prefix + "computed_current_score")
    grade = fields.text(prefix + "computed_current_grade").flatMap { $0.isEmpty ? nil : $0 }
    problems = fields.problems
  }
}

/// A person: `{"id":42,"name":"…"}` or `{"id":42,"display_name":"…"}`. `{}` is a person whom Canvas
/// hides.
struct CanvasUser: WireItem {
  let id: String?
  let name: String?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    id = fields.id()
    name = fields.someWords("display_name") ?? fields.someWords("name")
    problems = fields.problems
  }
}
