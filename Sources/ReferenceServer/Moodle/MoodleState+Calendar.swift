import PentadCore

extension MoodleState {
  static let calendarFunctions = [
    MoodleFunction("core_calendar_get_action_events_by_timesort") { state, call in
      try state.actionEvents(call)
    },
    MoodleFunction("core_calendar_get_calendar_events") { state, call in
      try state.events(call)
    },
    MoodleFunction("core_calendar_get_calendar_export_token") { _, call in
      ["token": .string(MoodleState.calendarToken(call.student)), "warnings": []]
    },
  ]

  static func calendarToken(_ student: CampusPerson) -> String { word("calendar \(student.id)") }

  /// Returns the unfinished tasks between two times, at most 50, after an event.
  private func actionEvents(_ call: MoodleCall) throws(MoodleFailure) -> JSONValue {
    let start = try call.number("timesortfrom", missing: 0)
    let end = try call.number("timesortto", missing: 0)
    let limit = try call.number("limitnum", missing: 20)
    let after = try call.number("aftereventid", missing: 0)
    guard (1...50).contains(limit) else {
      throw MoodleFailure(
        "limitnumoutofrange", "Limit must be between 1 and 50 (inclusive)",
        kind: "invalid_parameter_exception")
    }
    let all = world.courses(of: call.student).flatMap { course in
      course.tasks.filter { $0.due != nil && $0.work.submitted == nil }.map { (course, $0) }
    }.filter { _, task in
      let due = Int((task.due ?? 0) / 1_000)
      return due >= start && (end == 0 || due <= end)
    }.sorted { ($0.1.due ?? 0, $0.1.id) < ($1.1.due ?? 0, $1.1.id) }
    let first =
      after == 0
      ? 0 : (all.firstIndex { Self.event($0.1) == after }).map { $0 + 1 } ?? all.count
    let part = all.dropFirst(first).prefix(limit)
    return [
      "events": .array(part.map { actionEvent($0.1, in: $0.0, call) }),
      "firstid": .integer(part.first.map { Self.event($0.1) } ?? 0),
      "lastid": .integer(part.last.map { Self.event($0.1) } ?? 0),
    ]
  }

  /// The id of a task's event.
  private static func event(_ task: CampusTask) -> Int { task.id + 2_000_000 }

  private func actionEvent(
    _ task: CampusTask, in course: CampusCourse, _ call: MoodleCall
  ) -> JSONValue {
    let kind = task.isQuiz ? "quiz" : "assign"
    let url = JSONValue.string("\(call.site)/mod/\(kind)/view.php?id=\(task.module)")
    let isOpen = (task.unlock ?? 0) <= call.now
    return [
      "id": .integer(Self.event(task)), "name": .string("\(task.title) is due"),
      "description": .string(task.html), "descriptionformat": 1.json, "location": "",
      "categoryid": .null, "groupid": .null, "userid": .integer(call.student.id),
      "repeatid": .null, "eventcount": .null, "component": .string("mod_\(kind)"),
      "modulename": .string(kind), "activityname": .string(task.title),
      "instance": .integer(task.module), "eventtype": "due", "timestart": call.time(task.due),
      "timeduration": 0.json, "timesort": call.time(task.due),
      "timeusermidnight": call.time((task.due ?? 0) / CampusMaker.day * CampusMaker.day),
      "visible": 1.json, "timemodified": call.time(course.term.start),
      "overdue": .bool((task.due ?? .max) < call.now),
      "icon": [
        "key": "monologo", "component": .string(kind), "alttext": "Activity event",
        "iconurl": "", "iconclass": "",
      ],
      "course": json(of: course, call, isShort: true),
      "subscription": ["displayeventsource": false], "canedit": false, "candelete": false,
      "deleteurl": url, "editurl": url, "viewurl": url, "formattedtime": "",
      "formattedlocation": "", "isactionevent": true, "iscourseevent": false,
      "iscategoryevent": false, "groupname": .null, "normalisedeventtype": "course",
      "normalisedeventtypetext": "Course event", "url": url, "purpose": "assessment",
      "branded": false,
      "action": [
        "name": "Add submission", "url": url, "itemcount": 1.json, "actionable": .bool(isOpen),
        "showitemcount": false,
      ],
    ]
  }

  /// Returns the events of courses between two times; a last time of 0 is none.
  private func events(_ call: MoodleCall) throws(MoodleFailure) -> JSONValue {
    let ids = call.parameters.items.filter { $0.name.hasPrefix("events[courseids]") }
      .compactMap { Int($0.value) }
    let start = try call.number("options[timestart]", missing: 0)
    let end = try call.number("options[timeend]", missing: 0)
    let own = world.courses(of: call.student)
    let warnings: [JSONValue] = ids.filter { id in !own.contains { $0.id == id } }.map { id in
      [
        "item": "course", "itemid": .integer(id), "warningcode": "nopermissions",
        "message": "You do not have access to the requested course",
      ]
    }
    var found: [(Int64, JSONValue)] = []
    for course in own where ids.contains(course.id) {
      for task in course.tasks {
        guard let due = task.due else { continue }
        found.append((due, json(of: task, in: course, call)))
      }
      for event in course.events { found.append((event.start, json(of: event, in: course, call))) }
    }
    let shown = found.filter { time, _ in
      let time = Int(time / 1_000)
      return time >= start && (end == 0 || time <= end)
    }
    return [
      "events": .array(shown.sorted { $0.0 < $1.0 }.map(\.1)), "warnings": .array(warnings),
    ]
  }

  private func json(
    of event: CampusEvent, in course: CampusCourse, _ call: MoodleCall
  ) -> JSONValue {
    Self.event(
      event.id, event.title, event.html, event.start,
      duration: Int((event.end - event.start) / 1_000), kind: "course", course, call)
  }

  private func json(
    of task: CampusTask, in course: CampusCourse, _ call: MoodleCall
  ) -> JSONValue {
    Self.event(
      Self.event(task), "\(task.title) is due", task.html, task.due ?? 0, duration: 0,
      kind: "due", course, call
    ).with([
      .init("modulename", task.isQuiz ? "quiz" : "assign"), .init("instance", .integer(task.id)),
    ])
  }

  private static func event(
    _ id: Int, _ name: String, _ html: String, _ start: Int64, duration: Int, kind: String,
    _ course: CampusCourse, _ call: MoodleCall
  ) -> JSONValue {
    [
      "id": .integer(id), "name": .string(name), "description": .string(html),
      "format": 1.json, "courseid": .integer(course.id), "categoryid": 0.json,
      "groupid": 0.json, "userid": 300.json, "repeatid": 0.json, "eventtype": .string(kind),
      "timestart": call.time(start), "timeduration": .integer(duration), "visible": 1.json,
      "uuid": "", "sequence": 1.json, "timemodified": call.time(course.term.start),
      "subscriptionid": .null,
    ]
  }
}
