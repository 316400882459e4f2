import PentadCore

extension CanvasState {
  static let plannerRoutes = [
    CanvasRoute("GET", "planner/items") { state, call in
      call.page(of: try state.plan(call), missing: 50, isBookmark: true) { $0 }
    },
    CanvasRoute("GET", "planner/overrides") { state, call in
      call.page(of: state.student(call).overrides) { Self.json(of: $0, call) }
    },
    CanvasRoute("POST", "planner/overrides") { state, call in try state.mark(call) },
    CanvasRoute("PUT", "planner/overrides/:") { state, call in try state.changeMark(call) },
    CanvasRoute("DELETE", "planner/overrides/:") { state, call in
      let override = try state.override(call)
      state.write("deleteOverride", override.item, call) { student in
        student.overrides.removeAll { $0.id == override.id }
      }
      return .campus(Self.json(of: override, call))
    },
  ]

  /// Types of the planner's items.
  private static let types: Set<String> = [
    "assignment", "quiz", "discussion_topic", "wiki_page", "planner_note", "calendar_event",
    "announcement",
  ]

  private func override(_ call: CanvasCall) throws(CanvasFailure) -> CanvasOverride {
    let id = try call.number()
    guard let override = student(call).overrides.first(where: { $0.id == id }) else {
      throw .missing
    }
    return override
  }

  private mutating func mark(_ call: CanvasCall) throws(CanvasFailure) -> Response {
    let type = call.parameters["plannable_type"] ?? ""
    guard Self.types.contains(type) else { throw .errors(400, "plannable_type", "inclusion") }
    guard let item = call.parameters["plannable_id"].flatMap({ Int($0) }) else {
      throw .errors(400, "plannable_id", "blank")
    }
    let isKnown = student(call).overrides.contains { $0.type == type && $0.item == item }
    guard !isKnown else { throw .errors(400, "plannable_id", "taken") }
    let override = CanvasOverride(
      id: world.nextID(), type: type, item: item, isComplete: call.flag("marked_complete"),
      isDismissed: call.flag("dismissed"), created: call.now, updated: call.now)
    write("markComplete", item, call, .bool(override.isComplete)) {
      $0.overrides.append(override)
    }
    return .campus(Self.json(of: override, call), status: 201)
  }

  private mutating func changeMark(_ call: CanvasCall) throws(CanvasFailure) -> Response {
    var override = try override(call)
    if call.parameters["marked_complete"] != nil {
      override.isComplete = call.flag("marked_complete")
    }
    if call.parameters["dismissed"] != nil { override.isDismissed = call.flag("dismissed") }
    override.updated = call.now
    let changed = override
    write("markComplete", override.item, call, .bool(override.isComplete)) { student in
      for index in student.overrides.indices where student.overrides[index].id == changed.id {
        student.overrides[index] = changed
      }
    }
    return .campus(Self.json(of: override, call))
  }

  static func json(of override: CanvasOverride, _ call: CanvasCall) -> JSONValue {
    [
      "id": .integer(override.id), "plannable_type": .string(override.type),
      "plannable_id": .integer(override.item), "user_id": .integer(call.student.id),
      "assignment_id": override.type == "assignment" ? .integer(override.item) : .null,
      "workflow_state": "active", "marked_complete": .bool(override.isComplete),
      "dismissed": .bool(override.isDismissed), "created_at": .time(override.created),
      "updated_at": .time(override.updated), "deleted_at": .null,
    ]
  }
}
