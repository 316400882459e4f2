import PentadCore

extension MoodleState {
  static let contentFunctions = [
    MoodleFunction("core_course_get_contents") { state, call in
      let course = try state.course(try call.number("courseid"), call)
      let hasContents = !["1", "true"].contains(call.option("excludecontents") ?? "")
      return .array(
        course.modules.enumerated().map {
          state.section($1, at: $0, of: course, call, hasContents: hasContents)
        })
    },
    MoodleFunction("core_course_check_updates") { state, call in
      let course = try state.course(try call.number("courseid"), call)
      let since = try call.number("tocheck[0][since]", missing: 0)
      let instances: [JSONValue] =
        state.hasNews(course, since: since)
        ? [
          [
            "contextlevel": "module", "id": .integer(course.ids.newsForum + 1_000_000),
            "updates": [["name": "discussions"]],
          ]
        ] : []
      return ["instances": .array(instances), "warnings": []]
    },
    MoodleFunction("core_course_get_updates_since") { state, call in
      let course = try state.course(try call.number("courseid"), call)
      let since = try call.number("since")
      let instances: [JSONValue] =
        state.hasNews(course, since: since)
        ? [
          [
            "contextlevel": "module", "id": .integer(course.ids.newsForum + 1_000_000),
            "updates": [["name": "discussions"]],
          ]
        ] : []
      return ["instances": .array(instances), "warnings": []]
    },
  ]

  private func hasNews(_ course: CampusCourse, since: Int) -> Bool {
    course.announcements.contains { $0.changed / 1_000 > Int64(since) }
  }

  private func section(
    _ module: CampusModule, at index: Int, of course: CampusCourse, _ call: MoodleCall,
    hasContents: Bool
  ) -> JSONValue {
    let modules = module.items.map {
      json(of: $0, in: course, call, hasContents: hasContents)
    }
    return [
      "id": .integer(module.id), "name": .string(module.name), "visible": 1.json, "summary": "",
      "summaryformat": 1.json, "section": .integer(index), "hiddenbynumsections": 0.json,
      "uservisible": true, "modules": .array(modules),
    ]
  }

  private func json(
    of item: CampusModule.Item, in course: CampusCourse, _ call: MoodleCall, hasContents: Bool
  ) -> JSONValue {
    var kind = "label"
    var contents: [JSONValue] = []
    var instance = item.id + 1
    switch item.content {
    case .heading: break
    case .file(let id):
      kind = "resource"
      if let file = course.files.first(where: { $0.id == id }) {
        contents = [content(of: file, call)]
      }
    case .task(let id):
      kind = course.tasks.first { $0.id == id }?.isQuiz == true ? "quiz" : "assign"
      instance = id
    case .link(let address):
      kind = "url"
      contents = [
        [
          "type": "url", "filename": .string(item.title), "filepath": .null, "filesize": 0.json,
          "fileurl": .string(address), "timecreated": .null,
          "timemodified": call.time(course.term.start), "sortorder": .null, "userid": .null,
          "author": .null, "license": .null,
        ]
      ]
    case .page: kind = "page"
    }
    let icon = "\(call.site)/theme/image.php/boost/\(kind)/1/monologo"
    var members: [JSONValue.Member] = [
      .init("id", .integer(item.id)), .init("name", .string(item.title)),
      .init("instance", .integer(instance)), .init("contextid", .integer(item.id + 5_000_000)),
      .init("visible", 1.json), .init("uservisible", true), .init("visibleoncoursepage", 1.json),
      .init("modicon", .string(icon)), .init("modname", .string(kind)),
      .init("modplural", .string(kind + "s")), .init("availability", .null),
      .init("indent", 0.json), .init("onclick", ""), .init("afterlink", .null),
      .init("customdata", "\"\""), .init("noviewlink", .bool(kind == "label")),
      .init("completion", 1.json),
      .init(
        "completiondata",
        ["state": 0.json, "timecompleted": 0.json, "overrideby": .null, "valueused": false]),
      .init("dates", []),
    ]
    if kind != "label" {
      members.append(.init("url", .string("\(call.site)/mod/\(kind)/view.php?id=\(item.id)")))
    }
    if hasContents, !contents.isEmpty { members.append(.init("contents", .array(contents))) }
    return .object(members)
  }
}
