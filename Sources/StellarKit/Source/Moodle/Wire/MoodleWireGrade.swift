import PentadCore

/// The grades of a class: `gradereport_user_get_grade_items`.
struct MoodleWireGrades: Decodable, Sendable {
  let items: [MoodleWireGrade]
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    let users = try fields.required("usergrades", of: User.self)
    fields.addWarnings()
    (items, problems) = (users.flatMap(\.items), fields.problems)
  }

  private struct User: WireItem {
    let items: [MoodleWireGrade]
    let problems: [StellarDiagnostic]

    init(from decoder: any Decoder) throws {
      var fields = try WireFields(decoder)
      items = fields.list("gradeitems", of: MoodleWireGrade.self) ?? []
      problems = fields.problems
    }
  }
}

/// The grade of an assignment or other work, a category or a course.
struct MoodleWireGrade: WireItem, Sendable {
  let id: String
  let title: String
  let taskId: String?
  let text: String?
  let score: Double?
  let possible: Double?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.moodleId("id") else { throw WireProblem(text: "a grade without an id") }
    self.id = id
    let name = fields.moodleLine("itemname")
    let isOfWork = !["course", "category"].contains(fields.words("itemtype"))
    title = name.isEmpty && !isOfWork ? "Total" : name
    let isAssignment = fields.words("itemmodule") == "assign"
    taskId = isAssignment ? fields.moodleId("iteminstance").map { "assign:\($0)" } : nil
    let isHidden = fields.flag("gradeishidden") ?? false
    let shown = fields.moodleLine("gradeformatted")
    text = isHidden || shown.isEmpty || shown == "-" ? nil : shown
    score = isHidden ? nil : fields.decimal("graderaw")
    possible = fields.decimal("grademax")
    problems = fields.problems
  }
}

/// The grades of all classes: `gradereport_overview_get_course_grades`.
struct MoodleWireTotals: Decodable, Sendable {
  let items: [Item]
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    let items = try fields.required("grades", of: Item.self)
    fields.addWarnings()
    (self.items, problems) = (items, fields.problems)
  }

  struct Item: WireItem, Sendable {
    let course: String
    let text: String?
    let score: Double?
    let problems: [StellarDiagnostic]

    init(from decoder: any Decoder) throws {
      var fields = try WireFields(decoder)
      guard let course = fields.moodleId("courseid") else {
        throw WireProblem(text: "a grade without a course")
      }
      self.course = course
      let shown = fields.moodleLine("grade")
      text = shown.isEmpty || shown == "-" ? nil : shown
      score = fields.decimal("rawgrade")
      problems = fields.problems
    }
  }
}
