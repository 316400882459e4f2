import PentadCore

/// An event of the calendar: `GET calendar_events?type=event`.
struct CanvasEvent: WireItem {
  let id: String
  let title: String
  let body: CanvasText
  let location: String?
  let page: String?
  let start: Int64?
  let end: Int64?
  let day: CivilDate?
  let courseId: String?
  let isHidden: Bool
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.id() else { throw WireProblem(text: "an event without an id") }
    self.id = id
    title = fields.words("title") ?? ""
    body = CanvasText(fields.someWords("description"))
    location = fields.someWords("location_name") ?? fields.someWords("location_address")
    page = fields.someWords("html_url")
    start = fields.time("start_at") ?? fields.time("end_at")
    end = fields.time("end_at")
    let isWholeDay = fields.flag("all_day") == true
    let day = fields.day("all_day_date")?.date(in: 0)
    self.day = isWholeDay ? day : nil
    // For an event of a section, `context_code` is the section and `effective_context_code` the
    // course.
    let code = fields.someWords("effective_context_code") ?? fields.someWords("context_code")
    courseId = code?.hasPrefix("course_") == true ? Self.number(code) : nil
    // If each section has its own time, the event of the course is hidden, and the list also
    // contains the events of the sections.
    isHidden = fields.flag("hidden") == true || fields.words("workflow_state") == "deleted"
    problems = fields.problems
  }

  /// Returns the id in `course_1` or `course_1,course_2`.
  private static func number(_ code: String?) -> String? {
    code.map { String($0.dropFirst("course_".count).prefix { $0 != "," }) }
  }

  /// The event; nil for one that is hidden or has no date.
  func content(on site: CanvasSite) -> StellarCalendarEvent? {
    guard !isHidden, let start else { return nil }
    return StellarCalendarEvent(
      id: id, masterId: courseId, title: title, text: body.text, html: body.html,
      location: location, siteURL: site.link(page), start: start, end: max(start, end ?? start),
      day: day)
  }
}
