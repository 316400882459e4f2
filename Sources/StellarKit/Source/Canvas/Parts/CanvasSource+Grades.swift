public import PentadCore

extension CanvasSource: StellarGradeSource {
  /// Fetches the grades of a class: those of its assignments, and the current grade of the class
  /// unless the class hides it. Canvas's grade of a class is a percentage.
  public func grades(
    of masterId: String
  ) async throws(PentadError) -> StellarReply<[StellarGrade]> {
    let list = try await assignments(of: masterId)
    let course = try await api.value(
      CanvasCourse.self,
      try api.call(["courses", masterId], query: [("include[]", "total_scores")]))
    var grades = list.items.filter(\.isPublished).map { $0.grade(of: masterId) }
    let total = course.enrolments.first { $0.score != nil || $0.grade != nil }
    if !course.hidesFinalGrades, let total {
      grades.append(
        StellarGrade(
          id: "total", masterId: masterId, title: course.name ?? course.id, text: total.grade,
          score: total.score, possible: total.score == nil ? nil : 100))
    }
    return StellarReply(
      grades.unique(by: \.id), diagnostics: list.problems + course.problems)
  }
}
