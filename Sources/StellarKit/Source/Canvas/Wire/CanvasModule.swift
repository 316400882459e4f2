import PentadCore

/// A module of a course. If a module has many items, Canvas leaves them out.
struct CanvasModule: WireItem {
  let id: String
  let name: String
  let items: [CanvasModuleItem]?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.id() else { throw WireProblem(text: "a module without an id") }
    self.id = id
    name = fields.words("name") ?? ""
    items = fields.list("items", of: CanvasModuleItem.self)
    problems = fields.problems
  }
}

/// An item of a module.
struct CanvasModuleItem: WireItem {
  let title: String
  let type: String?
  let contentId: String?
  let address: String?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    title = fields.words("title") ?? ""
    type = fields.words("type")
    contentId = fields.id("content_id")
    address = fields.someWords("url")
    problems = fields.problems
  }

  /// The file; nil for an item of another type.
  func file(of masterId: String, in module: String, on site: CanvasSite) -> StellarFile? {
    guard type == "File", let contentId else { return nil }
    return StellarFile(
      id: contentId, masterId: masterId, name: title, folders: module.isEmpty ? [] : [module],
      contentURL: site.link(address))
  }
}

/// A folder of a course: `{"id":1,"full_name":"course files/Week 1"}`.
struct CanvasFolder: WireItem {
  let id: String
  /// The names of the folders, the outermost first, without `course files`.
  let path: [String]
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.id() else { throw WireProblem(text: "a folder without an id") }
    self.id = id
    path = (fields.words("full_name") ?? "").split(separator: "/").dropFirst().map(String.init)
    problems = fields.problems
  }
}
