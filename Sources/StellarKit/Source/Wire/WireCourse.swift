/// A course: `{"short":"1","name":"Civil and Environmental Engineering","is_course":1}`.
///
/// A number that is not a text is accepted, and a name that is not a text is ignored, but not both
/// at once.
struct WireCourse: WireItem {
  let course: StellarCourse
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let number = fields.text("short"), !number.isEmpty else {
      throw WireProblem(text: "a course without its number")
    }
    let title = fields.words("name").map(MarkupText.line)
    guard title != nil || !fields.has("name") || fields.isText("short") else {
      throw WireProblem(text: "a course of which nothing has its type")
    }
    course = StellarCourse(
      number: number, title: title ?? "",
      isDepartment: fields.flag("is_course") ?? true)
    problems = fields.problems
  }
}
