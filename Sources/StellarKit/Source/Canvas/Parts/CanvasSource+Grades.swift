public import PentadCore

extension CanvasSource: StellarGradeSource {
  /// Fetches the grades of a class: those of its assignments, and the current grade of the class
  /// unless the class hides it. Canvas's grade of a class is a percentage. If the class has grading
  /// periods without a total for all of them, it is the grade of the current period.
  public func grades(
    of masterId: String
  ) async throws(PentadError) -> StellarReply<[StellarGrade]> {
    let list = try await assignments(of: masterId)
    let course = try await api.value(
      CanvasCourse.self,
      try api.call(
        ["courses", masterId],
        query: [("include[]", "total_scores"), ("include[]", "current_grading_period_scores")]))
    var grades = list.items.filter { $0.isPublished && $0.isInGradebook }
      .map { $0.grade(of: masterId) }
    let total = course.enrolments.first { $0.score != nil || $0.grade != nil }
    if !course.hidesFinalGrades, let total {
      let parts = [course.name ?? course.id, total.period ?? ""].filter { !$0.isEmpty }
      grades.append(
        StellarGrade(
          id: "total", masterId: masterId, title: parts.joined(separator: ": "), text: total.grade,
          score: total.score, possible: total.score == nil ? nil : 100))
    }
    return StellarReply(
      grades.unique(by: \.id), diagnostics: list.problems + course.problems)
  }
}
