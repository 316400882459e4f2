import PentadCore

extension MoodleState {
  static let courseFunctions = [
    MoodleFunction("core_enrol_get_users_courses") { state, call in
      // Without the right to see others, Moodle answers with an empty list.
      guard try call.number("userid") == call.student.id else { return [] }
      return .array(
        state.world.courses(of: call.student).map { state.json(of: $0, call, isShort: false) })
    },
    MoodleFunction("core_course_get_enrolled_courses_by_timeline_classification") { state, call in
      try state.timeline(call)
    },
    MoodleFunction("core_course_set_favourite_courses") { state, call in
      try state.setFavourites(call)
    },
    MoodleFunction("core_enrol_get_enrolled_users") { state, call in
      let course = try state.course(try call.number("courseid"), call)
      let staff =
        course.teachers.map { ($0, 3, "editingteacher") }
        + course.assistants.map { ($0, 4, "teacher") }
      return .array(
        staff.map { person, id, role in
          Self.json(of: person, call).with([
            .init(
              "roles",
              [
                [
                  "roleid": .integer(id), "name": "", "shortname": .string(role),
                  "sortorder": 0.json,
                ]
              ])
          ])
        })
    },
    MoodleFunction("core_course_view_course") { state, call in
      let id = try call.number("courseid")
      _ = try state.course(id, call)
      state.write("viewCourse", id, call) { $0.views["core_course_view_course", default: 0] += 1 }
      return ["status": true, "warnings": []]
    },
  ]

  /// Returns the courses of a classification, by pages of `limit` and `offset`.
  private func timeline(_ call: MoodleCall) throws(MoodleFailure) -> JSONValue {
    let data = student(call)
    let classification = call.parameters["classification"] ?? ""
    let known = [
      "all", "allincludinghidden", "inprogress", "future", "past", "favourites", "hidden",
    ]
    guard known.contains(classification) else { throw .parameter("classification") }
    let chosen = world.courses(of: call.student).filter { course in
      let isHidden = data.hidden.contains(course.id)
      switch classification {
      case "hidden": return isHidden
      case "allincludinghidden": return true
      case "favourites": return data.favourites.contains(course.id) && !isHidden
      case "inprogress": return !isHidden && !course.isConcluded && course.term.start <= call.now
      case "future": return !isHidden && course.term.start > call.now
      case "past": return !isHidden && course.isConcluded
      default: return !isHidden
      }
    }
    let offset = max(0, try call.number("offset", missing: 0))
    let limit = try call.number("limit", missing: 0)
    let part = Array(chosen.dropFirst(offset).prefix(limit > 0 ? limit : chosen.count))
    return [
      "courses": .array(part.map { json(of: $0, call, isShort: true) }),
      "nextoffset": .integer(offset + part.count),
    ]
  }

  private mutating func setFavourites(_ call: MoodleCall) throws(MoodleFailure) -> JSONValue {
    var warnings: [JSONValue] = []
    for index in 0..<1_000 {
      guard let id = call.parameters["courses[\(index)][id]"].flatMap({ Int($0) }) else { break }
      let isFavourite = ["1", "true"].contains(
        call.parameters["courses[\(index)][favourite]"] ?? "")
      guard world.courses(of: call.student).contains(where: { $0.id == id }) else {
        warnings.append([
          "item": "course", "itemid": .integer(id), "warningcode": "errorinvalidcourse",
          "message": "Course not found",
        ])
        continue
      }
      write("favourite", id, call, .bool(isFavourite)) { student in
        if isFavourite { student.favourites.insert(id) } else { student.favourites.remove(id) }
      }
    }
    return ["warnings": .array(warnings)]
  }

  /// Returns a course.
  ///
  /// - Parameter isShort: true for the members of the timeline.
  func json(of course: CampusCourse, _ call: MoodleCall, isShort: Bool) -> JSONValue {
    let data = student(call)
    let done = course.tasks.count { $0.work.submitted != nil }
    let progress: JSONValue =
      call.has(.nullProgress) ? .null : .integer(done * 100 / max(1, course.tasks.count))
    let members: [JSONValue.Member] = [
      .init("id", .integer(course.id)), .init("shortname", .string(course.code)),
      .init("fullname", .string(course.title)), .init("idnumber", ""),
      .init("summary", .string("<p>\(Markup.escaped(course.text))</p>")),
      .init("summaryformat", 1.json), .init("startdate", call.time(course.term.start)),
      .init("enddate", call.time(course.term.end)), .init("progress", progress),
      .init("isfavourite", .bool(data.favourites.contains(course.id))),
      .init("hidden", .bool(data.hidden.contains(course.id))),
    ]
    let view = "\(call.site)/course/view.php?id=\(course.id)"
    if isShort {
      return .object(
        members + [
          .init("fullnamedisplay", .string(course.title)), .init("visible", true),
          .init("viewurl", .string(view)), .init("courseimage", ""),
          .init("hasprogress", .bool(progress != .null)), .init("showshortname", false),
          .init("coursecategory", "Courses"), .init("showactivitydates", true),
          .init("showcompletionconditions", true), .init("timeaccess", call.time(call.now)),
          .init("pdfexportfont", ""),
        ])
    }
    return .object(
      members + [
        .init("displayname", .string(course.title)), .init("visible", 1.json),
        .init("format", "topics"), .init("showgrades", true), .init("lang", ""),
        .init("enablecompletion", true), .init("completionhascriteria", false),
        .init("completionusertracked", true), .init("category", 1.json),
        .init("completed", .bool(course.isConcluded)), .init("marker", 0.json),
        .init("lastaccess", call.time(call.now)), .init("overviewfiles", []),
        .init("showactivitydates", true), .init("showcompletionconditions", true),
        .init("timemodified", call.time(course.term.start)), .init("courseimage", ""),
      ])
  }
}
