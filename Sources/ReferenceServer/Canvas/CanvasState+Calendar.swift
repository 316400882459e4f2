import PentadCore

extension CanvasState {
  /// The number of context codes that the calendar reads; more are ignored without an error.
  static let calendarCodes = 10

  static let calendarRoutes = [
    CanvasRoute("GET", "calendar_events") { state, call in
      call.page(of: try state.calendar(call)) { $0 }
    },
    CanvasRoute("GET", "calendar_events/:") { state, call in
      for course in state.courses(call) {
        for event in course.events where "\(event.id)" == call.capture() {
          return .campus(Self.json(of: event, in: course, call))
        }
        for task in course.tasks where "assignment_\(task.id)" == call.capture() {
          return .campus(state.event(of: task, in: course, call))
        }
      }
      throw CanvasFailure.missing
    },
    CanvasRoute("GET", "users/self/upcoming_events") { state, call in
      let week = call.now...call.now + 7 * CampusMaker.day
      let found = state.courses(call).flatMap { course in
        course.events.filter { week.contains($0.start) }
          .map { ($0.start, Self.json(of: $0, in: course, call)) }
          + course.tasks.filter { $0.due.map(week.contains) ?? false }
          .map { ($0.due ?? 0, state.event(of: $0, in: course, call)) }
      }
      return .campus(.array(found.sorted { $0.0 < $1.0 }.map(\.1)))
    },
  ]

  /// Returns the events or the assignments of a calendar, by time. Both dates default to today.
  private func calendar(_ call: CanvasCall) throws(CanvasFailure) -> [JSONValue] {
    let courses = try courses(
      ofCodes: Array(call.list("context_codes").prefix(Self.calendarCodes)), call)
    let isAll = call.flag("all_events")
    let today = call.now / CampusMaker.day * CampusMaker.day
    let start = try isAll ? 0 : call.time("start_date") ?? today
    let end =
      try isAll
      ? Int64.max : call.time("end_date", isEnd: true) ?? max(start, today) + CampusMaker.day - 1
    let isUndated = call.flag("undated")
    let excludes = Set(call.list("excludes"))
    var found: [(Int64, JSONValue)] = []
    for course in courses {
      if call.parameters["type"] == "assignment" {
        for task in course.tasks {
          let isShown = task.due.map { !isUndated && (start...max(start, end)).contains($0) }
          guard isShown ?? (isUndated || isAll) else { continue }
          found.append((task.due ?? 0, event(of: task, in: course, call)))
        }
      } else if !isUndated {
        for event in course.events where event.start <= end && event.end >= start {
          found.append((event.start, Self.json(of: event, in: course, call)))
        }
      }
    }
    return found.sorted { $0.0 < $1.0 }.map { $0.1.without(excludes) }
  }

  private static func json(
    of event: CampusEvent, in course: CampusCourse, _ call: CanvasCall
  ) -> JSONValue {
    let code = JSONValue.string("course_\(course.id)")
    return [
      "id": .integer(event.id), "title": .string(event.title), "start_at": .time(event.start),
      "end_at": .time(event.end), "all_day": .bool(event.isAllDay),
      "all_day_date": event.isAllDay
        ? .string(String(ISO8601.text(event.start).prefix(10))) : .null,
      "description": .string(event.html), "location_name": .string(event.place),
      "location_address": .null, "context_code": code, "effective_context_code": .null,
      "all_context_codes": code, "context_name": .string(course.title),
      "workflow_state": "active", "hidden": false, "parent_event_id": .null,
      "child_events_count": 0.json, "child_events": [],
      "url": .string("\(call.school)/api/v1/calendar_events/\(event.id)"),
      "html_url": .string("\(call.school)/calendar?event_id=\(event.id)"),
      "created_at": .time(course.term.start), "updated_at": .time(course.term.start),
      "type": "event", "important_dates": false, "rrule": .null, "series_uuid": .null,
    ]
  }

  /// Returns a task as the calendar has it.
  private func event(
    of task: CampusTask, in course: CampusCourse, _ call: CanvasCall
  ) -> JSONValue {
    let code = JSONValue.string("course_\(course.id)")
    let assignment = json(of: task, in: course, call)
    return [
      "id": .string("assignment_\(task.id)"), "title": .string(task.title),
      "start_at": .time(task.due), "end_at": .time(task.due), "all_day": false,
      "all_day_date": task.due.map { .string(String(ISO8601.text($0).prefix(10))) } ?? .null,
      "description": .string(task.html), "context_code": code, "all_context_codes": code,
      "context_name": .string(course.title), "workflow_state": "published", "type": "assignment",
      "assignment": call.has(.assignmentList) ? [assignment] : assignment,
      "url": .string("\(call.school)/api/v1/calendar_events/assignment_\(task.id)"),
      "html_url": .string("\(call.school)/courses/\(course.id)/assignments/\(task.id)"),
      "created_at": .time(course.term.start), "updated_at": .time(course.term.start),
      "important_dates": false,
    ]
  }
}
