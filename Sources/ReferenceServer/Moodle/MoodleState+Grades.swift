import PentadCore

extension MoodleState {
  static let gradeFunctions = [
    MoodleFunction("gradereport_overview_get_course_grades") { state, call in
      let grades: [JSONValue] = state.world.courses(of: call.student).map { course in
        let (score, points) = MoodleState.total(of: course)
        return [
          "courseid": .integer(course.id),
          "grade": .string(points > 0 ? MoodleState.decimals(score, 2) : "-"),
          "rawgrade": points > 0 ? .string(MoodleState.decimals(score, 5)) : .null,
        ]
      }
      return ["grades": .array(grades), "warnings": []]
    },
    MoodleFunction("gradereport_user_get_grade_items") { state, call in
      let course = try state.course(try call.number("courseid"), call)
      let items = course.tasks.map { MoodleState.gradeItem(of: $0, call) }
      return [
        "usergrades": [
          [
            "courseid": .integer(course.id), "courseidnumber": "",
            "userid": .integer(call.student.id), "userfullname": .string(call.student.name),
            "useridnumber": "", "maxdepth": 2.json, "gradeitems": .array(items),
          ]
        ], "warnings": [],
      ]
    },
  ]

  private static func total(of course: CampusCourse) -> (score: Double, points: Double) {
    let graded = course.tasks.filter { $0.work.score != nil }
    return (
      graded.reduce(0) { $0 + ($1.work.score ?? 0) }, graded.reduce(0) { $0 + $1.points }
    )
  }

  private static func gradeItem(of task: CampusTask, _ call: MoodleCall) -> JSONValue {
    let score = task.work.score
    return [
      "id": .integer(task.id + 700_000), "itemname": .string(task.title), "itemtype": "mod",
      "itemmodule": task.isQuiz ? "quiz" : "assign", "iteminstance": .integer(task.id),
      "itemnumber": 0.json, "idnumber": "", "categoryid": 1.json, "outcomeid": .null,
      "scaleid": .null, "locked": false, "cmid": .integer(task.module),
      "graderaw": score.map { .number($0) } ?? .null,
      "gradedatesubmitted": task.work.submitted.map { call.time($0) } ?? .null,
      "gradedategraded": score != nil ? call.time(task.due) : .null,
      "gradehiddenbydate": false, "gradeneedsupdate": false, "gradeishidden": false,
      "gradeislocked": false, "gradeisoverridden": false,
      "gradeformatted": .string(score.map { decimals($0, 2) } ?? "-"), "grademin": 0.json,
      "grademax": .number(task.points), "rangeformatted": .string("0&ndash;\(Int(task.points))"),
      "percentageformatted": .string(
        score.map { "\(decimals($0 / task.points * 100, 2)) %" } ?? "-"),
      "feedback": "", "feedbackformat": 0.json,
    ]
  }
}
