import PentadCore

extension MoodleState {
  static let taskFunctions = [
    MoodleFunction("mod_assign_get_assignments") { state, call in
      let (courses, warnings) = state.courses(call)
      return [
        "courses": .array(courses.map { state.assignments(of: $0, call) }),
        "warnings": .array(warnings),
      ]
    },
    MoodleFunction("mod_assign_get_submission_status") { state, call in
      try state.submissionStatus(call)
    },
  ]

  private func assignments(of course: CampusCourse, _ call: MoodleCall) -> JSONValue {
    [
      "id": .integer(course.id), "fullname": .string(course.title),
      "shortname": .string(course.code), "timemodified": call.time(course.term.start),
      "assignments": .array(
        course.tasks.filter { !$0.isQuiz }.map { assignment($0, in: course, call) }),
    ]
  }

  private func assignment(
    _ task: CampusTask, in course: CampusCourse, _ call: MoodleCall
  ) -> JSONValue {
    let zeros = [
      "nosubmissions", "submissiondrafts", "sendnotifications", "sendlatenotifications",
      "sendstudentnotifications", "completionsubmit", "gradingduedate", "teamsubmission",
      "requireallteammemberssubmit", "teamsubmissiongroupingid", "blindmarking", "hidegrader",
      "revealidentities", "markingworkflow", "markingallocation", "requiresubmissionstatement",
      "preventsubmissionnotingroup", "submissionstatementformat",
    ]
    return JSONValue.object([
      .init("id", .integer(task.id)), .init("cmid", .integer(task.module)),
      .init("course", .integer(course.id)), .init("name", .string(task.title)),
      .init("duedate", call.time(task.due)),
      .init("allowsubmissionsfromdate", call.time(task.unlock)),
      .init("cutoffdate", call.time(task.lock)), .init("grade", .integer(Int(task.points))),
      .init("timemodified", call.time(course.term.start)),
      .init("attemptreopenmethod", "none"), .init("maxattempts", .integer(-1)),
      .init("intro", .string(task.html)), .init("introformat", 1.json),
      .init("introfiles", []), .init("introattachments", []), .init("configs", []),
    ]).with(zeros.map { JSONValue.Member($0, 0.json) })
  }

  private func submissionStatus(_ call: MoodleCall) throws(MoodleFailure) -> JSONValue {
    let id = try call.number("assignid")
    let tasks = world.courses(of: call.student).lazy.flatMap(\.tasks)
    guard let task = tasks.first(where: { $0.id == id && !$0.isQuiz }) else {
      throw .missingRecord
    }
    let isGraded = task.work.score != nil
    let submission: JSONValue = [
      "id": .integer(task.id + 500_000), "userid": .integer(call.student.id),
      "attemptnumber": 0.json, "timecreated": call.time(task.work.submitted),
      "timemodified": call.time(task.work.submitted),
      "status": task.work.submitted != nil ? "submitted" : "new", "groupid": 0.json,
      "assignment": .integer(task.id), "latest": 1.json,
    ]
    var members: [JSONValue.Member] = [
      .init(
        "lastattempt",
        [
          "submission": submission, "submissiongroupmemberswhoneedtosubmit": [],
          "submissionsenabled": true, "locked": false, "graded": .bool(isGraded),
          "canedit": .bool(!isGraded), "caneditowner": .bool(!isGraded), "cansubmit": false,
          "extensionduedate": .null, "blindmarking": false,
          "gradingstatus": isGraded ? "graded" : "notgraded", "usergroups": [],
        ])
    ]
    if let score = task.work.score {
      members.append(
        .init(
          "feedback",
          [
            "grade": [
              "id": .integer(task.id + 600_000), "assignment": .integer(task.id),
              "userid": .integer(call.student.id), "attemptnumber": 0.json,
              "timecreated": call.time(task.due), "timemodified": call.time(task.due),
              "grader": 300.json, "grade": .string(Self.decimals(score, 5)),
            ],
            "gradefordisplay": .string(
              "\(Self.decimals(score, 2)) / \(Self.decimals(task.points, 2))"),
            "gradeddate": call.time(task.due), "plugins": [],
          ]))
    }
    return .object(members + [.init("warnings", [])])
  }

  /// Returns a number of at least 0 with a number of decimals, without the rest.
  static func decimals(_ value: Double, _ count: Int) -> String {
    let scale = (0..<count).reduce(1) { scale, _ in scale * 10 }
    let (whole, rest) = Int((value * Double(scale)).rounded()).quotientAndRemainder(
      dividingBy: scale)
    let digits = String(rest)
    return "\(whole).\(String(repeating: "0", count: count - digits.count))\(digits)"
  }
}
