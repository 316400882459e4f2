import PentadCore

/// A defect of an XML feed, requested with `?odd=…`, as it occurs on the web.
///
/// The writers put each element on a separate line, so that lines can be removed and replaced.
enum FeedOddity: String, CaseIterable, Sendable {
  /// Entities that expand to gigabytes.
  case entities
  /// An entity that is a file of the reader's machine.
  case external
  /// Latin-1 text that the head declares as UTF-8.
  case encoding
  /// Addresses without scheme and host.
  case relative
  /// Entries without ids.
  case noIDs
  /// All entries have the same id.
  case sameIDs
  /// Entries without dates.
  case noDates
  /// All dates are in the year 2999.
  case future
  /// Links that would run a script, and files of the reader's machine instead of videos.
  case scripts
  /// A 304 answer to a client that has no copy.
  case unasked

  /// Returns the feed with the defect.
  func applied(to text: String, origin: String) -> [UInt8] {
    switch self {
    case .entities: return Self.defining(Self.laughs, "&lol9;", in: text)
    case .external:
      return Self.defining("<!ENTITY x SYSTEM \"file:///etc/passwd\">", "&x;", in: text)
    case .encoding:
      let declared = text.replacing("UTF-8", with: "ISO-8859-1", maxReplacements: 1)
      return declared.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
    case .relative: return Array(text.replacing("\"\(origin)", with: "\"").utf8)
    case .noIDs, .sameIDs, .noDates, .future, .scripts, .unasked:
      let lines = text.split(separator: "\n").compactMap { changed(String($0)) }
      return Array(lines.joined(separator: "\n").utf8)
    }
  }

  /// Returns a changed line; nil to remove it.
  private func changed(_ line: String) -> String? {
    let name = line.dropFirst().prefix { $0.isLetter || $0 == ":" }
    switch self {
    case .noIDs: return ["id", "guid"].contains(name) ? nil : line
    case .noDates: return Self.dates.contains(name) ? nil : line
    case .sameIDs where ["id", "guid"].contains(name): return "<\(name)>same</\(name)>"
    case .future where Self.dates.contains(name):
      let isAtom = name == "published" || name == "updated"
      let date = isAtom ? ISO8601.text(Self.late, isPrecise: false) : HTTPDate.text(Self.late)
      return "<\(name)>\(date)</\(name)>"
    case .scripts where name == "link" && line.contains("rel=\"alternate\""):
      return "<link rel=\"alternate\" href=\"javascript:alert(1)\"/>"
    case .scripts where name == "link" && line.hasPrefix("<link>"):
      return "<link>javascript:alert(1)</link>"
    case .scripts where line.contains(".mp4\""):
      return line.replacing("http://", with: "file:///")
    default: return line
    }
  }

  private static let dates: Set<Substring> = ["published", "updated", "pubDate", "lastBuildDate"]
  /// 1 January 2999.
  private static let late: Int64 = 32_472_144_000_000

  private static let laughs =
    "<!ENTITY lol0 \"lol\">"
    + (1...9).map { number in
      "<!ENTITY lol\(number) \"\(String(repeating: "&lol\(number - 1);", count: 10))\">"
    }.joined()

  /// Returns the text with custom entities, and with one of them as its first title.
  private static func defining(_ entities: String, _ use: String, in text: String) -> [UInt8] {
    var lines = text.split(separator: "\n").map(String.init)
    lines.insert("<!DOCTYPE feed [\(entities)]>", at: min(1, lines.count))
    if let title = lines.firstIndex(where: { $0.hasPrefix("<title>") }) {
      lines[title] = "<title>\(use)</title>"
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
