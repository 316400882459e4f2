import PentadCore

extension CanvasState {
  /// Returns the planner's items between two dates, by time: by default 14 days before and after
  /// now; with one date, ten years from it.
  func plan(_ call: CanvasCall) throws(CanvasFailure) -> [JSONValue] {
    let (first, last) = (try call.time("start_date"), try call.time("end_date", isEnd: true))
    let (short, long) = (14 * CampusMaker.day, 3_653 * CampusMaker.day)
    let isOpen = first == nil && last == nil
    let start = first ?? (isOpen ? call.now - short : (last ?? 0) - long)
    let end = last ?? (isOpen ? call.now + short : start + long)
    guard start <= end else { throw .errors(400, "end_date", "invalid") }
    let codes = call.list("context_codes")
    let chosen =
      try codes.isEmpty
      ? courses(call).filter { !$0.isConcluded } : courses(ofCodes: codes, call)
    var items: [(Int64, Int, JSONValue)] = []
    for course in chosen {
      for task in course.tasks {
        if let due = task.due { items.append((due, task.id, item(task, due, in: course, call))) }
      }
      for event in course.events {
        items.append((event.start, event.id, item(event, in: course, call)))
      }
      for topic in course.announcements {
        items.append((topic.posted, topic.id, item(topic, in: course, call)))
      }
      if let note = note(of: course, call) { items.append(note) }
    }
    let isNew = call.parameters["filter"] == "new_activity"
    let shown = items.filter { (start...end).contains($0.0) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map(\.2).filter { !isNew || $0["new_activity"]?.asBool == true }
    return call.parameters["order"] == "desc" ? shown.reversed() : shown
  }

  private func item(
    _ task: CampusTask, _ due: Int64, in course: CampusCourse, _ call: CanvasCall
  ) -> JSONValue {
    let submissions: JSONValue = [
      "submitted": .bool(task.work.submitted != nil), "excused": false,
      "graded": .bool(task.work.score != nil), "late": .bool(task.work.isLate),
      "missing": .bool(task.isMissing(now: call.now)), "needs_grading": false,
      "has_feedback": false, "redo_request": false,
    ]
    let id = task.quizID ?? task.id
    return item(
      task.isQuiz ? "quiz" : "assignment", id, due, in: course, call,
      address: "/courses/\(course.id)/\(task.isQuiz ? "quizzes" : "assignments")/\(id)",
      submissions: submissions, isNew: task.work.score != nil,
      [
        "id": .integer(id), "title": .string(task.title), "due_at": .time(due),
        "points_possible": .number(task.points), "created_at": .time(course.term.start),
        "updated_at": .time(course.term.start),
      ])
  }

  private func item(
    _ event: CampusEvent, in course: CampusCourse, _ call: CanvasCall
  ) -> JSONValue {
    item(
      "calendar_event", event.id, event.start, in: course, call,
      address: "/calendar?event_id=\(event.id)", submissions: false, isNew: false,
      [
        "id": .integer(event.id), "title": .string(event.title), "start_at": .time(event.start),
        "end_at": .time(event.end), "all_day": .bool(event.isAllDay),
        "location_name": .string(event.place),
      ])
  }

  private func item(
    _ topic: CampusAnnouncement, in course: CampusCourse, _ call: CanvasCall
  ) -> JSONValue {
    let isUnread = !student(call).read.contains(topic.id)
    return item(
      "announcement", topic.id, topic.posted, in: course, call,
      address: "/courses/\(course.id)/discussion_topics/\(topic.id)", submissions: false,
      isNew: isUnread,
      [
        "id": .integer(topic.id), "title": .string(topic.title), "todo_date": .null,
        "read_state": isUnread ? "unread" : "read", "unread_count": .integer(topic.replies.count),
      ])
  }

  /// Returns the student's own note of a course, which has no `context_type`; only courses with an
  /// even id have one.
  private func note(
    of course: CampusCourse, _ call: CanvasCall
  ) -> (Int64, Int, JSONValue)? {
    guard course.id % 2 == 0 else { return nil }
    let (id, date) = (course.ids.group, course.term.start + 75 * CampusMaker.day)
    let item: JSONValue = [
      "plannable_id": .integer(id), "plannable_type": "planner_note",
      "plannable_date": .time(date), "html_url": .null, "new_activity": false,
      "planner_override": override(of: "planner_note", id, call), "submissions": false,
      "plannable": [
        "id": .integer(id), "title": .string("Plan for \(course.code)"),
        "details": "Ask at the help desk", "todo_date": .time(date),
        "course_id": .integer(course.id), "user_id": .integer(call.student.id),
      ],
    ]
    return (date, id, item)
  }

  private func item(
    _ type: String, _ id: Int, _ date: Int64, in course: CampusCourse, _ call: CanvasCall,
    address: String, submissions: JSONValue, isNew: Bool, _ plannable: JSONValue
  ) -> JSONValue {
    [
      "context_type": "Course", "course_id": .integer(course.id),
      "context_name": .string(course.title), "plannable_id": .integer(id),
      "plannable_type": .string(type), "plannable_date": .time(date), "html_url": .string(address),
      "new_activity": .bool(isNew), "planner_override": override(of: type, id, call),
      "submissions": call.has(.submissionsFalse) ? false : submissions, "plannable": plannable,
    ]
  }

  private func override(of type: String, _ id: Int, _ call: CanvasCall) -> JSONValue {
    student(call).overrides.first { $0.type == type && $0.item == id }
      .map { Self.json(of: $0, call) } ?? .null
  }
}
