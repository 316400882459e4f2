import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Work that looks submitted and is to be done again, and work that looks open and is done.
@Suite struct CanvasOpenWorkTests {
  private static let due = "2026-09-03T03:59:00Z"
  private static let span: ClosedRange<Int64> = 1_788_000_000_000...1_790_000_000_000

  private func tasks(
    planner: String, assignments: String = "[]"
  ) async throws -> [String: StellarTask] {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      try .canvas(request.url.path.hasSuffix("/assignments") ? assignments : planner)
    }
    guard
      case .changed(let reply, _) = try await rig.source.tasks(
        of: ["1"], in: Self.span, tag: nil)
    else { throw PentadError(.internal, "unchanged") }
    #expect(reply.diagnostics.isEmpty)
    return Dictionary(uniqueKeysWithValues: reply.value.items.map { ($0.id, $0) })
  }

  /// vishalsachdev/canvas-mcp issue 275: the planner lists peer reviews without a submission, also
  /// those that are completed.
  @Test func aCompletedPeerReviewIsDone() async throws {
    func review(_ id: Int, _ state: String) -> String {
      """
      {"course_id":1,"plannable_id":\(id),"plannable_type":"assessment_request",
       "plannable_date":"\(Self.due)","planner_override":null,"submissions":false,
       "plannable":{"id":\(id),"title":"Essay","todo_date":"\(Self.due)"\(state)},
       "html_url":"/courses/1/assignments/5/submissions/9"}
      """
    }
    let states = [#","workflow_state":"completed""#, #","workflow_state":"assigned""#, ""]
    let list = states.enumerated().map { review($0.offset, $0.element) }
    let tasks = try await tasks(planner: "[\(list.joined(separator: ","))]")
    let submissions = (0..<3).map { tasks["assessment_request:\($0)"]?.submission }
    #expect(submissions == [.submitted, StellarSubmission(), nil] && tasks.count == 3)
  }

  /// A page of the planner has a `workflow_state`, too: `active` or `completed` is no submission.
  @Test func theStateOfOtherItemsIsNoSubmission() async throws {
    let tasks = try await tasks(
      planner: """
        [{"course_id":1,"plannable_id":7,"plannable_type":"wiki_page","plannable_date":"\(Self.due)",
          "plannable":{"title":"Read","workflow_state":"completed"},"submissions":false}]
        """)
    #expect(try #require(tasks["wiki_page:7"]).submission == nil)
  }

  /// The teacher reassigned submitted and graded work (instructure/canvas-ios, K5ScheduleItemInfo).
  @Test func reassignedWorkIsNotSubmitted() async throws {
    let state = #""submitted":true,"graded":true,"late":true,"missing":false,"excused":false"#
    let planner = """
      [{"course_id":1,"plannable_id":10,"plannable_type":"assignment","plannable_date":"\(Self.due)",
        "plannable":{"title":"A"},"submissions":{\(state),"redo_request":true}},
       {"course_id":1,"plannable_id":11,"plannable_type":"assignment","plannable_date":"\(Self.due)",
        "plannable":{"title":"B"},"submissions":{\(state),"redo_request":false}}]
      """
    let planned = try await tasks(planner: planner)
    #expect(planned["assignment:10"]?.submission == [])
    #expect(planned["assignment:11"]?.submission == [.submitted, .graded, .late])
    let listed = try await tasks(
      planner: "[]",
      assignments: """
        [{"id":10,"name":"A","due_at":"\(Self.due)","submission":{"workflow_state":"graded",
          "submitted_at":"2026-09-02T00:00:00Z","missing":true,"redo_request":true,"score":3}}]
        """)
    #expect(listed["assignment:10"]?.submission == .missing)
  }
}
