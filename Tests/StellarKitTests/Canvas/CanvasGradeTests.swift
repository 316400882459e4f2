import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Grades that Canvas does not show to students, although its API sends them.
@Suite struct CanvasGradeTests {
  private func grades(
    assignments: String = "[]", enrolment: String = "", course: String = ""
  ) async throws -> ([StellarGrade], [String]) {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      request.url.path.hasSuffix("/assignments")
        ? try .canvas(assignments)
        : try .canvas(#"{"id":1,"name":"Algebra"\#(course),"enrollments":[{\#(enrolment)}]}"#)
    }
    let grades = try await rig.source.grades(of: "1").value
    return (grades, rig.transport.requests.last?.items("include[]") ?? [])
  }

  private static let total =
    #""type":"student","computed_current_score":71.5,"computed_current_grade":"C""#
  private static let period =
    #""current_period_computed_current_score":93,"current_period_computed_current_grade":"A""#

  /// instructure/canvas-ios pull requests 2116 and 2082: a school whose grading periods have no
  /// total shows the grade of the current period, and none between two periods.
  @Test func aTotalOverAllPeriodsCanBeHidden() async throws {
    let hidden =
      #"\#(Self.total),"has_grading_periods":true,"totals_for_all_grading_periods_option":false"#
    let (current, includes) = try await grades(
      enrolment: #"\#(hidden),"current_grading_period_title":"Quarter 2",\#(Self.period)"#)
    #expect(includes == ["total_scores", "current_grading_period_scores"])
    #expect(current.map(\.title) == ["Algebra: Quarter 2"])
    #expect(current.map(\.score) == [93] && current.map(\.text) == ["A"])
    let nulls =
      #""current_grading_period_title":null,"current_period_computed_current_score":null"#
    #expect(try await grades(enrolment: "\(hidden),\(nulls)").0.isEmpty)
    #expect(try await grades(enrolment: hidden).0.isEmpty)
    // Canvas's former name of the member.
    let former = hidden.replacing("has_grading_periods", with: "multiple_grading_periods_enabled")
    #expect(try await grades(enrolment: "\(former),\(Self.period)").0.map(\.score) == [93])
    let none = try await grades(
      enrolment: "\(hidden),\(Self.period)", course: #","hide_final_grades":true"#)
    #expect(none.0.isEmpty)
  }

  @Test(arguments: [
    #""has_grading_periods":true,"totals_for_all_grading_periods_option":true"#,
    #""has_grading_periods":false,"totals_for_all_grading_periods_option":false"#,
    #""has_grading_periods":true"#, #""totals_for_all_grading_periods_option":false"#,
  ]) func aShownTotalIsTheGradeOfTheClass(_ members: String) async throws {
    let (grades, _) = try await grades(enrolment: "\(Self.total),\(members),\(Self.period)")
    #expect(grades.map(\.title) == ["Algebra"] && grades.map(\.score) == [71.5])
    #expect(grades.map(\.text) == ["C"])
  }

  /// The page of a student's grades leaves out work that is not graded, and work that the school
  /// hides in the gradebook (instructure/canvas-lms, GradeSummaryPresenter).
  @Test func workOutsideTheGradebookHasNoGrade() async throws {
    let (grades, _) = try await grades(
      assignments: #"""
        [{"id":1,"name":"Set","grading_type":"points","submission_types":["online_upload"],
          "hide_in_gradebook":false,"submission":{"grade":"3","score":3}},
         {"id":2,"name":"Practice","hide_in_gradebook":true,"submission":{"grade":"0","score":0}},
         {"id":3,"name":"Bring a pen","grading_type":"not_graded","submission_types":["not_graded"]},
         {"id":4,"name":"Syllabus","grading_type":"points","submission_types":["wiki_page"]},
         {"id":5,"name":"Survey","grading_type":"not_graded","submission_types":["online_quiz"]},
         {"id":6,"name":"On paper","submission_types":["on_paper"]},
         {"id":7,"name":"Old","submission_types":null}]
        """#)
    #expect(grades.map(\.title) == ["Set", "On paper", "Old"])
  }
}
