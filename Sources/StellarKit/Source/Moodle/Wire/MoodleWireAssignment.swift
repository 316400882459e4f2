import PentadCore

/// The assignments of courses: `mod_assign_get_assignments`.
struct MoodleWireAssignments: Decodable, Sendable {
  let items: [MoodleWireAssignment]
  /// The ids of the courses that the site left out.
  let missing: [String]
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    let courses = try fields.required("courses", of: Course.self)
    items = courses.flatMap(\.items)
    missing = (fields.list("warnings", of: MoodleWarning.self) ?? []).compactMap {
      $0.item == "course" ? $0.itemId : nil
    }
    fields.addWarnings()
    problems = fields.problems
  }

  private struct Course: WireItem {
    let items: [MoodleWireAssignment]
    let problems: [StellarDiagnostic]

    init(from decoder: any Decoder) throws {
      var fields = try WireFields(decoder)
      items = fields.list("assignments", of: MoodleWireAssignment.self) ?? []
      problems = fields.problems
    }
  }
}

/// An assignment.
struct MoodleWireAssignment: WireItem, Sendable {
  /// The number in the table of assignments, by which the calendar names it.
  let id: String
  /// The number as a module of its course, by which action events and pages name it.
  let module: String?
  let course: String
  let title: String
  let text: (text: String, html: String?)
  let due: Int64?
  let cutoff: Int64?
  let start: Int64?
  let points: Double?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.moodleId("id"), let course = fields.moodleId("course") else {
      throw WireProblem(text: "an assignment without an id or a course")
    }
    (self.id, self.course) = (id, course)
    module = fields.moodleId("cmid")
    title = fields.moodleLine("name")
    text = fields.moodleText("intro", format: "introformat")
    due = fields.moodleTime("duedate")
    cutoff = fields.moodleTime("cutoffdate")
    start = fields.moodleTime("allowsubmissionsfromdate")
    // A negative number is the id of a scale; 0 means that there is no grade.
    points = fields.decimal("grade").flatMap { $0 > 0 ? $0 : nil }
    problems = fields.problems
  }
}
