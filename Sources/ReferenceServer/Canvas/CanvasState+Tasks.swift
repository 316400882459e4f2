import PentadCore

extension CanvasState {
  static let taskRoutes = [
    CanvasRoute("GET", "courses/:/assignments") { state, call in
      let course = try state.course(call)
      return call.page(of: state.tasks(of: course, call)) { state.json(of: $0, in: course, call) }
    },
    CanvasRoute("GET", "courses/:/assignments/:") { state, call in
      let course = try state.course(call)
      let id = try call.number(1)
      guard let task = course.tasks.first(where: { $0.id == id }) else {
        throw CanvasFailure.missing
      }
      return .campus(state.json(of: task, in: course, call))
    },
    CanvasRoute("GET", "users/self/todo") { state, call in
      call.page(of: state.todo(of: state.courses(call), call)) { state.todo($0.1, in: $0.0, call) }
    },
    CanvasRoute("GET", "courses/:/todo") { state, call in
      let course = try state.course(call)
      return call.page(of: state.todo(of: [course], call)) { state.todo($0.1, in: $0.0, call) }
    },
    CanvasRoute("DELETE", "users/self/todo/:/submitting") { state, call in
      guard let id = Int(call.capture().dropFirst("assignment_".count)) else {
        throw CanvasFailure.missing
      }
      state.write("ignore", id, call, .bool(true)) { $0.ignored.insert(id) }
      return .campus(["ignored": true])
    },
  ]

  /// Returns the tasks of a `bucket`, by `order_by`.
  private func tasks(of course: CampusCourse, _ call: CanvasCall) -> [CampusTask] {
    let now = call.now
    let chosen = course.tasks.filter { task in
      switch call.parameters["bucket"] {
      case "past": (task.due ?? .max) < now
      case "overdue": task.isMissing(now: now)
      case "undated": task.due == nil
      case "unsubmitted": task.work.submitted == nil
      case "upcoming", "future": (task.due ?? .max) >= now
      default: true
      }
    }
    switch call.parameters["order_by"] {
    case "due_at": return chosen.sorted { ($0.due ?? .max, $0.id) < ($1.due ?? .max, $1.id) }
    case "name": return chosen.sorted { ($0.title, $0.id) < ($1.title, $1.id) }
    default: return chosen
    }
  }

  /// Returns the tasks of the next week without submissions.
  private func todo(
    of courses: [CampusCourse], _ call: CanvasCall
  ) -> [(CampusCourse, CampusTask)] {
    let ignored = student(call).ignored
    return courses.filter { !$0.isConcluded }.flatMap { course in
      course.tasks.filter { task in
        guard let due = task.due else { return false }
        return due >= call.now && due <= call.now + 7 * CampusMaker.day
          && task.work.submitted == nil && !ignored.contains(task.id)
      }.map { (course, $0) }
    }.sorted { ($0.1.due ?? 0) < ($1.1.due ?? 0) }
  }

  private func todo(
    _ task: CampusTask, in course: CampusCourse, _ call: CanvasCall
  ) -> JSONValue {
    let ignore = "\(call.school)/api/v1/users/self/todo/assignment_\(task.id)/submitting"
    return [
      "type": "submitting", "assignment": json(of: task, in: course, call),
      "context_type": "Course", "course_id": .integer(course.id),
      "context_name": .string(course.title),
      "html_url": .string("\(call.school)/courses/\(course.id)/assignments/\(task.id)#submit"),
      "ignore": .string("\(ignore)?permanent=0"),
      "ignore_permanently": .string("\(ignore)?permanent=1"),
    ]
  }

  /// Returns an assignment with the parts of `include[]`.
  func json(of task: CampusTask, in course: CampusCourse, _ call: CanvasCall) -> JSONValue {
    let place = course.tasks.firstIndex { $0.id == task.id } ?? 0
    var members: [JSONValue.Member] = [
      .init("id", .integer(task.id)), .init("course_id", .integer(course.id)),
      .init("name", .string(task.title)), .init("description", .string(task.html)),
      .init("due_at", .time(task.due)), .init("unlock_at", .time(task.unlock)),
      .init("lock_at", .time(task.lock)), .init("points_possible", .number(task.points)),
      .init("grading_type", "points"),
      .init("submission_types", [task.isQuiz ? "online_quiz" : "online_upload"]),
      .init(
        "html_url", .string("\(call.school)/courses/\(course.id)/assignments/\(task.id)")),
      .init("position", .integer(place + 1)), .init("published", true),
      .init("locked_for_user", .bool((task.lock ?? .max) < call.now)),
      .init("assignment_group_id", .integer(course.ids.group)),
      .init("quiz_id", task.quizID.map { .integer($0) } ?? .null),
      .init("has_submitted_submissions", .bool(task.work.submitted != nil)),
      .init("created_at", .time(course.term.start)),
      .init("updated_at", .time(course.term.start)),
    ]
    if call.includes("submission") { members.append(.init("submission", submission(task, call))) }
    if call.includes("all_dates") {
      members.append(
        .init(
          "all_dates",
          [
            [
              "base": true, "due_at": .time(task.due), "unlock_at": .time(task.unlock),
              "lock_at": .time(task.lock),
            ]
          ]))
    }
    return .object(members)
  }

  private func submission(_ task: CampusTask, _ call: CanvasCall) -> JSONValue {
    let score = task.work.score
    return [
      "id": .integer(task.id + 500_000), "user_id": .integer(call.student.id),
      "assignment_id": .integer(task.id), "score": score.map { .number($0) } ?? .null,
      "grade": score.map { .string(JSONValue.number($0).text()) } ?? .null,
      "submitted_at": .time(task.work.submitted), "late": .bool(task.work.isLate),
      "missing": .bool(task.isMissing(now: call.now)), "excused": false,
      "workflow_state": score != nil
        ? "graded" : task.work.submitted != nil ? "submitted" : "unsubmitted",
    ]
  }
}

extension CampusTask {
  /// The id of the quiz, under which the planner lists it; its assignment has another id. It is nil
  /// for a task of another kind.
  var quizID: Int? { isQuiz ? id + 1 : nil }
}
