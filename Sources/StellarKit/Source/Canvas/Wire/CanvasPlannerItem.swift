import PentadCore

/// An item of the planner: `GET planner/items`.
struct CanvasPlannerItem: WireItem {
  let id: String
  let type: String
  let courseId: String?
  let date: Int64?
  let page: String?
  let plannable: CanvasPlannable?
  let override: CanvasOverride?
  let submission: CanvasSubmission?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.id("plannable_id"), let type = fields.someWords("plannable_type") else {
      throw WireProblem(text: "an item of the planner without an id or a type")
    }
    self.id = id
    self.type = type
    plannable = fields.object("plannable", of: CanvasPlannable.self)
    courseId = fields.id("course_id") ?? plannable?.courseId
    date = fields.time("plannable_date")
    page = fields.someWords("html_url")
    override = fields.object("planner_override", of: CanvasOverride.self)
    submission = fields.objectOrList("submissions", of: CanvasSubmission.self)
    problems = fields.problems
  }

  /// The task; nil for an announcement or a calendar event, which other calls fetch.
  func task(on site: CanvasSite) -> StellarTask? {
    guard type != "announcement", type != "calendar_event" else { return nil }
    let body = CanvasText(plannable?.details)
    return StellarTask(
      id: type + ":" + id, masterId: courseId, kind: Self.kind(type),
      title: plannable?.title ?? "", text: body.text, html: body.html, siteURL: site.link(page),
      due: plannable?.due ?? date, points: plannable?.points,
      submission: submission?.state ?? review,
      isDone: override?.isComplete ?? false, doneMarkId: override?.id)
  }

  /// The state of a peer review; nil for other items. The planner also lists completed ones.
  private var review: StellarSubmission? {
    guard type == "assessment_request", let state = plannable?.state else { return nil }
    return state == "completed" ? .submitted : []
  }

  private static func kind(_ type: String) -> StellarTask.Kind {
    switch type {
    case "assignment", "sub_assignment": .assignment
    case "quiz": .quiz
    case "discussion_topic": .discussion
    case "wiki_page": .page
    case "planner_note": .note
    default: .other
    }
  }
}

/// The object to which an item of the planner refers.
struct CanvasPlannable: WireItem {
  let title: String?
  let details: String?
  let courseId: String?
  let due: Int64?
  let points: Double?
  let state: String?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    title = fields.someWords("title") ?? fields.someWords("name")
    details = fields.someWords("details")
    courseId = fields.id("course_id")
    due = fields.time("due_at") ?? fields.time("todo_date")
    points = fields.decimal("points_possible")
    state = fields.someWords("workflow_state")
    problems = fields.problems
  }
}

/// A done mark of the account (planner override).
struct CanvasOverride: WireItem {
  let id: String
  let plannableType: String?
  let plannableId: String?
  let isComplete: Bool
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.id() else { throw WireProblem(text: "a done mark without an id") }
    self.id = id
    plannableType = fields.someWords("plannable_type")
    plannableId = fields.id("plannable_id")
    isComplete = fields.flag("marked_complete") == true
    problems = fields.problems
  }
}

/// The account's submission to an assignment.
struct CanvasSubmission: WireItem {
  let state: StellarSubmission
  let score: Double?
  let grade: String?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    var state: StellarSubmission = []
    func add(_ part: StellarSubmission, if isTrue: Bool?) {
      if isTrue == true { state.insert(part) }
    }
    let work = fields.words("workflow_state")
    add(.submitted, if: fields.flag("submitted"))
    add(.submitted, if: fields.time("submitted_at") != nil)
    add(.graded, if: fields.flag("graded"))
    add(.graded, if: work == "graded")
    add(.late, if: fields.flag("late"))
    add(.missing, if: fields.flag("missing"))
    add(.excused, if: fields.flag("excused"))
    // The teacher reassigned the work, so the student has to submit it again.
    if fields.flag("redo_request") == true { state.formIntersection([.missing, .excused]) }
    self.state = state
    score = fields.decimal("score")
    grade = fields.text("grade").flatMap { $0.isEmpty ? nil : $0 }
    problems = fields.problems
  }
}
