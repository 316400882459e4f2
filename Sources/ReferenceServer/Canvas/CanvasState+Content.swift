import PentadCore

extension CanvasState {
  static let contentRoutes = [
    CanvasRoute("GET", "courses/:/modules") { state, call in
      let course = try state.course(call)
      return call.page(of: course.modules) { state.json(of: $0, in: course, call) }
    },
    CanvasRoute("GET", "courses/:/modules/:/items") { state, call in
      let course = try state.course(call)
      let id = try call.number(1)
      guard let module = course.modules.first(where: { $0.id == id }) else {
        throw CanvasFailure.missing
      }
      return call.page(of: Array(module.items.enumerated())) { index, item in
        state.json(of: item, at: index, of: module, in: course, call)
      }
    },
    CanvasRoute("GET", "courses/:/files") { state, call in
      let course = try state.course(call)
      return call.page(of: course.files) { state.file($0, in: course, call) }
    },
    CanvasRoute("GET", "courses/:/files/:") { state, call in
      let course = try state.course(call)
      return .campus(state.file(try state.file(at: 1, of: [course], call), in: course, call))
    },
    CanvasRoute("GET", "files/:") { state, call in
      let courses = state.courses(call)
      let file = try state.file(at: 0, of: courses, call)
      guard let course = courses.first(where: { $0.files.contains(file) }) else {
        throw CanvasFailure.missing
      }
      return .campus(state.file(file, in: course, call))
    },
    CanvasRoute("GET", "courses/:/folders") { state, call in
      let course = try state.course(call)
      return call.page(of: [course]) { course in
        [
          "id": .integer(course.ids.folder), "name": "course files",
          "full_name": "course files", "context_id": .integer(course.id),
          "context_type": "Course", "parent_folder_id": .null,
          "files_count": .integer(course.files.count), "folders_count": 0.json,
          "position": .null, "locked": false, "hidden": false,
        ]
      }
    },
  ]

  private func file(
    at place: Int, of courses: [CampusCourse], _ call: CanvasCall
  ) throws(CanvasFailure) -> CampusFile {
    let id = try call.number(place)
    guard let file = courses.lazy.flatMap(\.files).first(where: { $0.id == id }) else {
      throw .missing
    }
    return file
  }

  private func json(
    of module: CampusModule, in course: CampusCourse, _ call: CanvasCall
  ) -> JSONValue {
    let place = course.modules.firstIndex { $0.id == module.id } ?? 0
    var members: [JSONValue.Member] = [
      .init("id", .integer(module.id)), .init("name", .string(module.name)),
      .init("position", .integer(place + 1)), .init("unlock_at", .null),
      .init("require_sequential_progress", false), .init("prerequisite_module_ids", []),
      .init("published", true), .init("state", "unlocked"),
      .init("items_count", .integer(module.items.count)),
      .init(
        "items_url",
        .string("\(call.school)/api/v1/courses/\(course.id)/modules/\(module.id)/items")),
    ]
    if call.includes("items"), !call.has(.itemsLeftOut) {
      let items = module.items.enumerated().map {
        json(of: $1, at: $0, of: module, in: course, call)
      }
      members.append(.init("items", .array(items)))
    }
    return .object(members)
  }

  private func json(
    of item: CampusModule.Item, at place: Int, of module: CampusModule, in course: CampusCourse,
    _ call: CanvasCall
  ) -> JSONValue {
    let address = "\(call.school)/courses/\(course.id)/modules/items/\(item.id)"
    var members: [JSONValue.Member] = [
      .init("id", .integer(item.id)), .init("module_id", .integer(module.id)),
      .init("position", .integer(place + 1)), .init("title", .string(item.title)),
      .init("indent", .integer(item.content == .heading ? 0 : 1)), .init("published", true),
    ]
    let api = "\(call.school)/api/v1/courses/\(course.id)"
    switch item.content {
    case .heading: members.append(.init("type", "SubHeader"))
    case .file(let id):
      members += [
        .init("type", "File"), .init("content_id", .integer(id)),
        .init("html_url", .string(address)), .init("url", .string("\(api)/files/\(id)")),
      ]
    case .task(let id):
      let task = course.tasks.first { $0.id == id }
      members += [
        .init("type", "Assignment"), .init("content_id", .integer(id)),
        .init("html_url", .string(address)), .init("url", .string("\(api)/assignments/\(id)")),
      ]
      if call.includes("content_details"), let task {
        members.append(
          .init(
            "content_details",
            [
              "due_at": .time(task.due), "points_possible": .number(task.points),
              "locked_for_user": false,
            ]))
      }
    case .link(let target):
      members += [
        .init("type", "ExternalUrl"), .init("html_url", .string(address)),
        .init("external_url", .string(target)), .init("new_tab", true),
      ]
    case .page(let name):
      members += [
        .init("type", "Page"), .init("html_url", .string(address)),
        .init("page_url", .string(name)), .init("url", .string("\(api)/pages/\(name)")),
      ]
    }
    return .object(members)
  }
}
