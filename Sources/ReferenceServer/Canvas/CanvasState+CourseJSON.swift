import PentadCore

extension CanvasState {
  /// Returns a course with the parts of `include[]`.
  func json(of course: CampusCourse, _ call: CanvasCall) -> JSONValue {
    if call.has(.restrictedCourse), course.id == world.courses.first?.id {
      return ["id": .integer(course.id), "access_restricted_by_date": true]
    }
    let name = course.title
    var members: [JSONValue.Member] = [
      .init("id", .integer(course.id)), .init("name", .string(name)),
      .init("course_code", .string(course.code)), .init("account_id", 1.json),
      .init("root_account_id", 1.json), .init("uuid", .string("uuid\(course.id)")),
      .init("workflow_state", "available"),
      .init("enrollment_term_id", .integer(course.term.id)),
      .init("start_at", .null), .init("end_at", .null),
      .init("created_at", .time(course.term.start - 30 * CampusMaker.day)),
      .init("locale", .null), .init("time_zone", "America/New_York"),
      .init("calendar", ["ics": .string("\(call.school)/feeds/calendars/course_\(course.id).ics")]),
      .init("default_view", course.id % 2 == 0 ? "modules" : "feed"), .init("is_public", false),
      .init("hide_final_grades", false), .init("apply_assignment_group_weights", false),
      .init(
        "enrollments", [enrollment(in: course, call, hasScores: call.includes("total_scores"))]),
    ]
    if call.includes("syllabus_body") {
      members.append(.init("syllabus_body", .string("<p>\(Markup.escaped(course.text))</p>")))
    }
    if call.includes("public_description") {
      members.append(.init("public_description", .string(course.text)))
    }
    if call.includes("term") { members.append(.init("term", Self.json(of: course.term))) }
    if call.includes("favorites") {
      let isFavourite = student(call).favourites.contains(course.id) && !call.has(.noFavourites)
      members.append(.init("is_favorite", .bool(isFavourite)))
    }
    if call.includes("teachers") {
      let teachers = course.teachers.map { person(of: $0, call) }
      members.append(.init("teachers", .array(teachers)))
    }
    if call.includes("sections") { members.append(.init("sections", [Self.section(of: course)])) }
    if call.includes("concluded") { members.append(.init("concluded", .bool(course.isConcluded))) }
    if call.includes("course_image") { members.append(.init("image_download_url", "")) }
    if call.includes("permissions") {
      members.append(.init("permissions", ["create_announcement": false]))
    }
    return .object(members)
  }

  /// Returns a person as `users` have it.
  func json(of person: CampusPerson, _ call: CanvasCall) -> JSONValue {
    [
      "id": .integer(person.id), "name": .string(person.name),
      "created_at": .time(world.courses.last?.term.start),
      "sortable_name": .string(person.sortableName), "short_name": .string(person.name),
      "avatar_url": .string("\(call.school)/images/messages/avatar-50.png"),
      "locale": .null, "effective_locale": "en",
    ]
  }

  /// Returns a person as teachers and authors have it.
  func person(of person: CampusPerson, _ call: CanvasCall) -> JSONValue {
    [
      "id": .integer(person.id), "display_name": .string(person.name),
      "avatar_image_url": .string("\(call.school)/images/messages/avatar-50.png"),
      "html_url": .string("\(call.school)/users/\(person.id)"), "pronouns": .null,
    ]
  }

  static func section(of course: CampusCourse) -> JSONValue {
    [
      "id": .integer(course.ids.section), "course_id": .integer(course.id),
      "name": .string("\(course.code) 01"), "start_at": .null, "end_at": .null,
      "enrollment_role": "StudentEnrollment",
    ]
  }

  static func json(of term: CampusTerm) -> JSONValue {
    [
      "id": .integer(term.id), "name": .string(term.name), "start_at": .time(term.start),
      "end_at": .time(term.end), "workflow_state": "active",
    ]
  }

  /// Returns the enrollment of the call's student.
  func enrollment(in course: CampusCourse, _ call: CanvasCall, hasScores: Bool) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("type", hasScores ? "StudentEnrollment" : "student"),
      .init("role", "StudentEnrollment"), .init("role_id", 3.json),
      .init("user_id", .integer(call.student.id)), .init("course_id", .integer(course.id)),
      .init("enrollment_state", course.isConcluded ? "completed" : "active"),
    ]
    if hasScores {
      let graded = course.tasks.filter { $0.work.score != nil }
      let sum = graded.reduce(0) { $0 + ($1.work.score ?? 0) }
      let all = graded.reduce(0) { $0 + $1.points }
      let score: JSONValue = all > 0 ? .number((sum / all * 10_000).rounded() / 100) : .null
      members += [
        .init("computed_current_score", score), .init("computed_current_grade", .null),
        .init("computed_final_score", score),
        .init("grades", ["current_score": score, "current_grade": .null, "final_score": score]),
      ]
    }
    return .object(members)
  }
}

extension JSONValue {
  /// A time in the form of Canvas; null without one.
  static func time(_ milliseconds: Int64?) -> JSONValue {
    milliseconds.map { .string(ISO8601.text($0, isPrecise: false)) } ?? .null
  }
}

extension Int {
  /// The number as a value.
  var json: JSONValue { .integer(self) }
}
