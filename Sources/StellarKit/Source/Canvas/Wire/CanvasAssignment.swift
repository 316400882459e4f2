import PentadCore

/// An assignment of a course: `GET courses/:id/assignments`.
struct CanvasAssignment: WireItem {
  let id: String
  let title: String
  let body: CanvasText
  let page: String?
  let due: Int64?
  let unlock: Int64?
  let lock: Int64?
  let points: Double?
  let quizId: String?
  let topicId: String?
  let isPublished: Bool
  /// True if Canvas shows it among a student's grades.
  let isInGradebook: Bool
  let submission: CanvasSubmission?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.id() else { throw WireProblem(text: "an assignment without an id") }
    self.id = id
    title = fields.words("name") ?? ""
    body = CanvasText(fields.someWords("description"))
    page = fields.someWords("html_url")
    due = fields.time("due_at")
    unlock = fields.time("unlock_at")
    lock = fields.time("lock_at")
    points = fields.decimal("points_possible")
    quizId = fields.id("quiz_id")
    topicId = fields.object("discussion_topic", of: CanvasReference.self)?.id
    isPublished = fields.flag("published") != false
    let types = Set(fields.list("submission_types", of: WireText.self)?.map(\.text) ?? [])
    let isUngraded =
      fields.words("grading_type") == "not_graded"
      || !types.isDisjoint(with: ["not_graded", "wiki_page"])
    isInGradebook = !isUngraded && fields.flag("hide_in_gradebook") != true
    submission = fields.objectOrList("submission", of: CanvasSubmission.self)
    problems = fields.problems
  }

  /// The id of the task. The planner lists a graded quiz or discussion under its own id, not under
  /// that of its assignment.
  var taskId: String {
    if let quizId { return "quiz:" + quizId }
    if let topicId { return "discussion_topic:" + topicId }
    return "assignment:" + id
  }

  /// The task, with the done mark from the planner.
  func task(of masterId: String, _ planned: StellarTask?, on site: CanvasSite) -> StellarTask {
    StellarTask(
      id: taskId, masterId: masterId,
      kind: quizId != nil ? .quiz : topicId != nil ? .discussion : .assignment,
      title: title.isEmpty ? planned?.title ?? "" : title, text: body.text, html: body.html,
      siteURL: site.link(page) ?? planned?.siteURL, due: due ?? planned?.due, unlock: unlock,
      lock: lock, points: points ?? planned?.points,
      submission: submission?.state ?? planned?.submission, isDone: planned?.isDone ?? false,
      doneMarkId: planned?.doneMarkId)
  }

  func grade(of masterId: String) -> StellarGrade {
    StellarGrade(
      id: taskId, masterId: masterId, taskId: taskId, title: title, text: submission?.grade,
      score: submission?.score, possible: points)
  }
}

/// An object whose id alone is read.
struct CanvasReference: WireItem {
  let id: String?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    id = fields.id()
    problems = fields.problems
  }
}
