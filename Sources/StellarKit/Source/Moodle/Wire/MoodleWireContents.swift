import PentadCore

/// A section of a course with its modules: `core_course_get_contents`.
struct MoodleWireSection: WireItem, Sendable {
  let name: String
  let modules: [MoodleWireModule]
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    name = fields.moodleLine("name")
    modules = fields.list("modules", of: MoodleWireModule.self) ?? []
    problems = fields.problems
  }
}

/// A module of a course with its files.
struct MoodleWireModule: WireItem, Sendable {
  let id: String
  let name: String
  /// True if the account may open it now.
  let isOpen: Bool
  let files: [MoodleWireFile]
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.moodleId("id") else { throw WireProblem(text: "a module without an id") }
    self.id = id
    name = fields.moodleLine("name")
    isOpen = fields.flag("uservisible") ?? true
    files = (fields.list("contents", of: MoodleWireFile.self) ?? []).filter(\.isFile)
    problems = fields.problems
  }
}
