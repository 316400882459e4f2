import PentadCore

/// A command for Canvas or Moodle, with its members. Each command uses some of them.
struct CampusCommand: Decodable {
  var fault: String?
  var path: String?
  var after: Int?
  var count: Int?
  var courses: Int?
  var announcements: Int?
  var course: Int?
  var announcement: Int?
  var title: String?
  var html: String?
  var task: Int?
  var due: Int64?
  var score: Int?
  var user: String?
  var withRefresh: Bool?
  var redirect: String?
  var reserved: Int?
  var full: Int?
  var leak: Int?
  var cost: Int?
  var status: Int?
  var duration: Int?
  var largest: Int?

  /// The commands by their names after `canvas/`.
  static let canvasNames: Set<String> = [
    "fault", "fault/remove", "size", "announce", "edit", "remove", "task", "course/remove", "term",
    "revoke", "code", "throttle", "pages",
  ]

  /// Executes a command of Canvas, and returns its answer.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a missing member, and the errors of the
  ///   service.
  func carryOut(_ command: String, _ canvas: CanvasService) throws(PentadError) -> JSONValue {
    switch command {
    case "fault":
      try canvas.inject(try need(fault, "fault"), path: path ?? "", after: after ?? 0, count: count)
    case "fault/remove": try canvas.removeFaults(fault)
    case "size": canvas.setSize(size)
    case "announce":
      let id = try canvas.announce(title ?? "News", html ?? "<p>News</p>", in: course)
      return ["id": .integer(id)]
    case "edit": try canvas.edit(try need(announcement, "announcement"), title: title, html: html)
    case "remove": try canvas.edit(try need(announcement, "announcement"), isRemoved: true)
    case "task":
      try canvas.changeTask(try need(task, "task"), due: due, score: score.map(Double.init))
    case "course/remove": try canvas.removeCourse(try need(course, "course"))
    case "term": canvas.beginTerm()
    case "revoke": try canvas.revokeTokens(of: user, withRefresh: withRefresh ?? true)
    case "code":
      let code = try canvas.code(for: user ?? "alice", redirect: redirect ?? CanvasState.outOfBand)
      return ["code": .string(code)]
    case "pages": canvas.setLargestPage(try need(largest, "largest"))
    case "throttle": canvas.changeRules { self.change(&$0) }
    default: throw PentadError(.notFound, "there is no control canvas/\(command)")
    }
    return ["ok": true]
  }

  /// The commands by their names after `moodle/`.
  static let moodleNames: Set<String> = [
    "fault", "fault/remove", "size", "announce", "edit", "remove", "task", "course/remove", "term",
    "revoke",
  ]

  /// Executes a command of Moodle, and returns its answer.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a missing member, and the errors of the
  ///   service.
  func carryOut(_ command: String, _ moodle: MoodleService) throws(PentadError) -> JSONValue {
    switch command {
    case "fault":
      try moodle.inject(
        try need(fault, "fault"), function: path ?? "", after: after ?? 0, count: count)
    case "fault/remove": try moodle.removeFaults(fault)
    case "size": moodle.setSize(size)
    case "announce":
      let id = try moodle.announce(title ?? "News", html ?? "<p>News</p>", in: course)
      return ["id": .integer(id)]
    case "edit": try moodle.edit(try need(announcement, "announcement"), title: title, html: html)
    case "remove": try moodle.edit(try need(announcement, "announcement"), isRemoved: true)
    case "task":
      try moodle.changeTask(try need(task, "task"), due: due, score: score.map(Double.init))
    case "course/remove": try moodle.removeCourse(try need(course, "course"))
    case "term": moodle.beginTerm()
    case "revoke": try moodle.revokeTokens(of: user)
    default: throw PentadError(.notFound, "there is no control moodle/\(command)")
    }
    return ["ok": true]
  }

  /// The size, with the default for a missing member.
  var size: CampusSize {
    let usual = CampusSize()
    return CampusSize(
      courses: courses ?? usual.courses, announcements: announcements ?? usual.announcements)
  }

  private func change(_ rules: inout CanvasBucketRules) {
    rules.reserved = reserved.map(Double.init) ?? rules.reserved
    rules.full = full.map(Double.init) ?? rules.full
    rules.leak = leak.map(Double.init) ?? rules.leak
    rules.cost = cost.map(Double.init) ?? rules.cost
    rules.status = status ?? rules.status
    rules.duration = duration ?? rules.duration
  }

  func need<Value>(_ value: Value?, _ name: String) throws(PentadError) -> Value {
    guard let value else { throw PentadError(.invalid, "\(name) is missing") }
    return value
  }
}
