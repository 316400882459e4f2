import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// The planner, assignments and done marks.
@Suite struct CanvasTaskTests {
  private static let span: ClosedRange<Int64> = 1_788_000_000_000...1_790_000_000_000
  private static let due = "2026-09-03T03:59:00Z"

  private static let planner = #"""
    [{"context_type":"Course","course_id":"1","plannable_id":"10","plannable_type":"assignment","plannable_date":"\#(due)",
      "html_url":"/courses/1/assignments/10","plannable":{"id":10,"title":"Set 1","due_at":"\#(due)","points_possible":20.5},
      "planner_override":{"id":"77","plannable_type":"Assignment","plannable_id":"10","marked_complete":true},
      "submissions":{"submitted":true,"graded":true,"late":true,"missing":false,"excused":false}},
     {"context_type":"Course","course_id":1,"plannable_id":11,"plannable_type":"quiz","plannable_date":"\#(due)",
      "plannable":{"title":"Quiz"},"planner_override":null,"submissions":false},
     {"plannable_id":12,"plannable_type":"planner_note","plannable_date":"\#(due)",
      "plannable":{"title":"Buy paper","details":"A4","todo_date":"\#(due)","course_id":null},"submissions":false},
     {"course_id":9,"plannable_id":13,"plannable_type":"assignment","plannable_date":"\#(due)","plannable":{"title":"Other class"},"submissions":false},
     {"course_id":1,"plannable_id":14,"plannable_type":"announcement","plannable_date":"\#(due)","plannable":{"title":"A"},"submissions":false},
     {"course_id":1,"plannable_id":15,"plannable_type":"calendar_event","plannable_date":"\#(due)","plannable":{"title":"E"},"submissions":false},
     {"course_id":1,"plannable_id":16,"plannable_type":"wiki_page","plannable_date":"\#(due)","plannable":{"title":"Read","todo_date":"\#(due)"},"submissions":false}]
    """#

  private static let assignments = #"""
    [{"id":10,"name":"Set 1","description":"<p>Do &amp; hand in</p>","due_at":"\#(due)","unlock_at":"2026-09-01T00:00:00Z",
      "lock_at":"2026-09-04T00:00:00Z","points_possible":20.5,"published":true,"html_url":"https://school.example/courses/1/assignments/10",
      "submission":[{"workflow_state":"graded","submitted_at":"2026-09-02T00:00:00Z","late":true,"missing":false}]},
     {"id":20,"name":"Quiz","quiz_id":11,"due_at":"\#(due)","submission":{"workflow_state":"unsubmitted","missing":true}},
     {"id":21,"name":"Some day","due_at":null,"submission":{}},
     {"id":22,"name":"Much later","due_at":"2027-09-03T00:00:00Z"},
     {"id":23,"name":"Draft","due_at":null,"published":false}]
    """#

  private func rig(
    assignments: @escaping @Sendable () throws(PentadError) -> TransportResponse = {
      () throws(PentadError) in try .canvas(Self.assignments)
    }
  ) async throws -> CanvasRig {
    try await CanvasRig { request, _ throws(PentadError) in
      if request.url.path.hasSuffix("/assignments") { return try assignments() }
      if request.headers["If-None-Match"] == "W/\"v1\"" { return try .canvas("", status: 304) }
      return try .canvas(Self.planner, ["ETag": "W/\"v1\""])
    }
  }

  private func fetch(_ rig: CanvasRig) async throws -> (
    StellarReply<StellarCollection<StellarTask>>, String?
  ) {
    guard
      case .changed(let reply, let tag) = try await rig.source.tasks(
        of: ["1"], in: Self.span, tag: nil)
    else { throw PentadError(.internal, "unchanged") }
    return (reply, tag)
  }

  @Test func tasksOfAllKinds() async throws {
    let rig = try await rig()
    let (reply, _) = try await fetch(rig)
    let tasks = Dictionary(uniqueKeysWithValues: reply.value.items.map { ($0.id, $0) })
    #expect(
      Set(tasks.keys) == [
        "assignment:10", "quiz:11", "planner_note:12", "wiki_page:16", "assignment:21",
      ])
    #expect(reply.diagnostics.isEmpty && reply.value.failures.isEmpty)
    let set = try #require(tasks["assignment:10"])
    #expect(set.masterId == "1" && set.kind == .assignment && set.title == "Set 1")
    #expect(set.text == "Do & hand in" && set.points == 20.5)
    #expect(set.due == 1_788_407_940_000 && set.unlock != nil && set.lock != nil)
    #expect(set.submission == [.submitted, .graded, .late] && set.isDone)
    #expect(set.doneMarkId == "77")
    #expect(tasks["quiz:11"]?.submission == .missing && tasks["quiz:11"]?.isDone == false)
    let note = try #require(tasks["planner_note:12"])
    #expect(note.kind == .note && note.masterId == nil && note.text == "A4")
    #expect(note.due == 1_788_407_940_000)
    #expect(tasks["wiki_page:16"]?.kind == .page && tasks["assignment:21"]?.due == nil)
  }

  @Test func anUnchangedPlannerTakesOneRequest() async throws {
    let rig = try await rig()
    let tag = try await fetch(rig).1
    #expect(tag == "W/\"v1\"")
    let before = rig.transport.requests.count
    let answer = try await rig.source.tasks(of: ["1"], in: Self.span, tag: tag)
    if case .changed = answer { Issue.record("changed") }
    #expect(rig.transport.requests.count == before + 1)
    // A moment later on the same day, the address is the same.
    let moved = Self.span.lowerBound + 5_000...Self.span.upperBound + 5_000
    if case .changed = try await rig.source.tasks(of: ["1"], in: moved, tag: tag) {
      Issue.record("changed")
    }
    #expect(Set(rig.asked.filter { $0.contains("planner") }).count == 1)
  }

  @Test func hiddenAssignmentsDoNotHideThePlanner() async throws {
    let rig = try await rig { () throws(PentadError) in try .notShown() }
    let reply = try await fetch(rig).0
    let ids = Set(reply.value.items.map(\.id))
    #expect(ids == ["assignment:10", "quiz:11", "planner_note:12", "wiki_page:16"])
    #expect(reply.value.failures["1"]?.code == .refused)
    #expect(reply.value.items.first { $0.id == "assignment:10" }?.points == 20.5)
  }

  private static let task = StellarTask(
    id: "discussion_topic:5", masterId: "1", kind: .discussion, title: "T")

  @Test func aDoneMarkIsMadeAndChanged() async throws {
    let rig = try await CanvasRig.always(#"{"id":78,"marked_complete":true}"#, status: 201)
    #expect(try await rig.source.setDone(true, Self.task) == "78")
    let marked = StellarTask(
      id: "discussion_topic:5", masterId: "1", kind: .discussion, title: "T", isDone: true,
      doneMarkId: "78")
    #expect(try await rig.source.setDone(false, marked) == "78")
    #expect(rig.asked == ["POST /api/v1/planner/overrides", "PUT /api/v1/planner/overrides/78"])
    #expect(
      rig.transport.requests.map(\.bodyText) == [
        "plannable_type=discussion_topic&plannable_id=5&marked_complete=true",
        "marked_complete=false",
      ])
    let foreign = StellarTask(id: "x", masterId: nil, kind: .other, title: "")
    #expect(await thrownCode { _ = try await rig.source.setDone(true, foreign) } == .invalid)
  }

  /// The first call arrived, and its answer was lost.
  @Test func aDoneMarkCanBeRepeated() async throws {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      switch request.method {
      case .post: try .canvas(#"{"errors":"taken"}"#, status: 400)
      case .get:
        try .canvas(
          #"[{"id":1,"plannable_type":"quiz","plannable_id":5},{"id":78,"plannable_type":"discussion_topic","plannable_id":"5"}]"#
        )
      default: try .canvas(#"{"id":78,"marked_complete":true}"#)
      }
    }
    #expect(try await rig.source.setDone(true, Self.task) == "78")
    #expect(rig.asked.last == "PUT /api/v1/planner/overrides/78")
  }

  @Test func aDoneMarkWithoutAnIdIsStillMade() async throws {
    let rig = try await CanvasRig.always(#"{"marked_complete":true}"#, status: 201)
    #expect(try await rig.source.setDone(true, Self.task) == nil)
  }

  @Test func aDoneMarkThatWasRemovedIsMadeAgain() async throws {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      request.method == .put
        ? try .canvas("{}", status: 404) : try .canvas(#"{"id":79}"#, status: 201)
    }
    let marked = StellarTask(
      id: "quiz:5", masterId: "1", kind: .quiz, title: "T", doneMarkId: "78")
    #expect(try await rig.source.setDone(true, marked) == "79")
  }

  @Test func grades() async throws {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      request.url.path.hasSuffix("/assignments")
        ? try .canvas(
          #"[{"id":10,"name":"Set 1","points_possible":20,"submission":{"grade":"B+","score":18.5}},{"id":11,"name":"Set 2","submission":{"grade":null,"score":null}}]"#
        )
        : try .canvas(
          #"{"id":1,"name":"Algebra","enrollments":[{"type":"student","computed_current_score":92.4,"computed_current_grade":"A-"}]}"#
        )
    }
    let grades = try await rig.source.grades(of: "1").value
    #expect(grades.map(\.id) == ["assignment:10", "assignment:11", "total"])
    #expect(grades.map(\.text) == ["B+", nil, "A-"] && grades.map(\.score) == [18.5, nil, 92.4])
    #expect(grades.map(\.possible) == [20, nil, 100])
    let hiding = try await CanvasRig { request, _ throws(PentadError) in
      request.url.path.hasSuffix("/assignments")
        ? try .canvas("[]")
        : try .canvas(
          #"{"id":1,"hide_final_grades":true,"enrollments":[{"computed_current_score":92.4}]}"#)
    }
    #expect(try await hiding.source.grades(of: "1").value.isEmpty)
  }
}
