import PentadCore

/// A list of events: the member `events` of an object.
struct MoodleWireEvents: Decodable, Sendable {
  let items: [MoodleWireEvent]
  /// The number of events, including those that cannot be read.
  let count: Int
  let lastId: String?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    let items = try fields.required("events", of: MoodleWireEvent.self)
    let unreadable = Set(
      fields.problems.map(\.path).filter { $0.hasPrefix("events[") && $0.hasSuffix("]") })
    count = items.count + unreadable.count
    lastId = fields.moodleId("lastid") ?? items.last?.id
    fields.addWarnings()
    (self.items, problems) = (items, fields.problems)
  }
}

/// A calendar event, or an action event: work that the student still has to do.
struct MoodleWireEvent: WireItem, Sendable {
  let id: String
  let title: String
  let text: (text: String, html: String?)
  let course: String?
  /// The kind of the module to which the event belongs, such as `assign`; nil for none.
  let module: String?
  /// The id of the module. For calendar events, it is the id in the table of its kind; for action
  /// events, it is the course module id.
  let instance: String?
  let type: String
  let start: Int64
  let duration: Int64
  /// The time by which action events are ordered; nil in the calendar.
  let order: Int64?
  let isOverdue: Bool
  let isVisible: Bool
  let location: String?
  let url: String?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.moodleId("id") else { throw WireProblem(text: "an event without an id") }
    order = fields.moodleTime("timesort")
    guard let start = fields.moodleTime("timestart") ?? order else {
      throw WireProblem(text: "an event without a time")
    }
    (self.id, self.start) = (id, start)
    title = fields.moodleLine("name")
    text = fields.moodleText(
      "description", format: fields.has("format") ? "format" : "descriptionformat")
    let inside = fields.object("course", of: MoodleWireReference.self)?.id
    // Course 1 is the site itself.
    course = (fields.moodleId("courseid") ?? inside).flatMap { $0 == "1" ? nil : $0 }
    module = fields.words("modulename").flatMap { $0.isEmpty ? nil : $0 }
    instance = fields.moodleId("instance")
    type = fields.words("eventtype") ?? ""
    duration = min(max(0, fields.number("timeduration") ?? 0), Self.longest)
    isOverdue = fields.flag("overdue") ?? false
    isVisible = fields.flag("visible") ?? true
    location = fields.words("location").map(MarkupText.line).flatMap { $0.isEmpty ? nil : $0 }
    url = fields.words("url").flatMap { try? TransportURL($0).string }
    problems = fields.problems
  }

  /// The maximum duration of an event, in seconds: ten years.
  private static let longest: Int64 = 315_360_000

  /// True if the event is the due time of a module, which is a task.
  var isDueTime: Bool {
    module != nil && ["due", "close", "gradingdue", "expectcompletionon"].contains(type)
  }
}

/// An object whose id alone is read.
struct MoodleWireReference: WireItem {
  let id: String?
  var problems: [StellarDiagnostic] { [] }

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    id = fields.moodleId("id")
  }
}
