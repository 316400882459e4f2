public import PentadCore

extension MoodleSource: StellarGradeSource {
  /// Fetches the grades of a class. If the site offers it, these are the grades of each assignment
  /// or quiz; otherwise only the grade of the class. Hidden grades have no value.
  public func grades(
    of masterId: String
  ) async throws(PentadError) -> StellarReply<[StellarGrade]> {
    let items = "gradereport_user_get_grade_items"
    let totals = "gradereport_overview_get_course_grades"
    let function = try await calls.first(of: items, totals)
    let user = JSONValue.string(try await calls.info().userId)
    if function == totals {
      let list = try await calls.call(totals, ["userid": user], as: MoodleWireTotals.self)
      let grades = list.items.filter { $0.course == masterId }.map {
        StellarGrade(
          id: "course", masterId: masterId, title: "Total", text: $0.text, score: $0.score)
      }
      return StellarReply(grades.unique(by: \.id), diagnostics: list.problems)
    }
    let list = try await calls.call(
      items, ["courseid": .string(masterId), "userid": user], as: MoodleWireGrades.self)
    let grades = list.items.map {
      StellarGrade(
        id: $0.id, masterId: masterId, taskId: $0.taskId, title: $0.title, text: $0.text,
        score: $0.score, possible: $0.possible)
    }
    return StellarReply(grades.unique(by: \.id), diagnostics: list.problems)
  }
}
