import PentadCore

/// A file of a post or of a module: `{"type":"file","filename":…,"fileurl":…}`.
struct MoodleWireFile: WireItem, Sendable {
  /// True for a file, false for a link to another page.
  let isFile: Bool
  let name: String
  /// The folder inside the module, with a slash at both ends.
  let path: String
  let url: String?
  let size: Int64?
  let mediaType: String?
  let changed: Int64?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let name = fields.words("filename"), !name.isEmpty else {
      throw WireProblem(text: "a file without a name")
    }
    self.name = name
    isFile = fields.words("type") ?? "file" == "file"
    path = fields.words("filepath") ?? "/"
    url = fields.words("fileurl").flatMap(Self.address)
    size = fields.number("filesize").flatMap { $0 >= 0 ? $0 : nil }
    mediaType = fields.words("mimetype").flatMap { $0.isEmpty ? nil : $0 }
    changed = fields.moodleTime("timemodified")
    problems = fields.problems
  }

  /// Returns an address without a token in its query; nil for an invalid one.
  private static func address(_ text: String) -> String? {
    guard let url = try? TransportURL(TransportURL.escaping(text)) else { return nil }
    guard let query = url.query, query.contains("token=") else { return url.string }
    let kept = query.split(separator: "&").filter { !$0.hasPrefix("token=") }
    let base = url.string.prefix { $0 != "?" }
    return kept.isEmpty ? String(base) : base + "?" + kept.joined(separator: "&")
  }

  var attachment: StellarAttachment? {
    url.map { StellarAttachment(name: name, url: $0, mediaType: mediaType) }
  }
}
