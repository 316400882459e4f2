import PentadCore

/// The calls of Canvas, Moodle and FireRoad.
extension ControlDoor {
  static let schoolQuestions: [String: Action] = [
    "canvas/counters": { core, _ in core.canvas.counters },
    "moodle/counters": { core, _ in core.moodle.counters },
    "fireroad": { core, _ in core.fireRoad.summary },
  ]

  static let schoolActions = actions("canvas", CampusCommand.canvasNames) { name, core, body in
    try body.decoded(CampusCommand.self).carryOut(name, core.canvas)
  }.merging(
    actions("moodle", CampusCommand.moodleNames) { name, core, body in
      try body.decoded(CampusCommand.self).carryOut(name, core.moodle)
    }
  ) { own, _ in own }.merging(
    actions("fireroad", FireRoadCommand.names) { name, core, body in
      try body.decoded(FireRoadCommand.self).carryOut(name, core.fireRoad)
    }
  ) { own, _ in own }

  /// Returns the actions of a service by their whole names.
  private static func actions(
    _ service: String, _ names: Set<String>,
    _ carryOut: @escaping @Sendable (String, ServerCore, ControlBody) throws -> JSONValue
  ) -> [String: Action] {
    Dictionary(
      uniqueKeysWithValues: names.map { name in
        let action: Action = { core, body in try carryOut(name, core, body) }
        return ("\(service)/\(name)", action)
      })
  }
}
