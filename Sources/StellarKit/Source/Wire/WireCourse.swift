/// `{"short":"1","name":"Civil and Environmental Engineering","is_course":1}`.
struct WireCourse: WireItem {
  let course: StellarCourse
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let number = fields.text("short"), !number.isEmpty else {
      throw WireProblem(text: "a course without its number")
    }
    course = StellarCourse(
      number: number, title: fields.text("name") ?? "",
      isDepartment: fields.flag("is_course") ?? true)
    problems = fields.problems
  }
}
