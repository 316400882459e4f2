import PentadCore

/// Values in forms that only Moodle uses.
extension WireFields {
  /// Reads an id as text; nil for 0, which Moodle sends for no id.
  mutating func moodleId(_ name: String) -> String? {
    guard let id = text(name), !id.isEmpty, id != "0" else { return nil }
    return id
  }

  /// Reads seconds since 1970 as milliseconds; nil for 0, which Moodle sends for no time.
  mutating func moodleTime(_ name: String) -> Int64? {
    guard let seconds = number(name), seconds != 0 else { return nil }
    guard (1...Self.lastSecond).contains(seconds) else {
      note(name, "not a time")
      return nil
    }
    return seconds * 1_000
  }

  /// The last second of the year 9999.
  private static let lastSecond: Int64 = 253_402_300_799

  /// Reads the name of a person; nil for an empty name and for `false`, which Moodle sends for a
  /// hidden name.
  mutating func personName(_ name: String) -> String? {
    if let flag = try? container.decode(Bool.self, forKey: WireKey(name)), !flag { return nil }
    guard let text = words(name).map(Self.line), !text.isEmpty else { return nil }
    return text
  }

  /// Reads a name or a title, in which Moodle writes special characters as HTML.
  mutating func moodleLine(_ name: String) -> String { Self.line(words(name) ?? "") }

  private static func line(_ text: String) -> String {
    MarkupText.line(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Reads a text by the number of its format: 0 is Moodle's own format, 1 HTML, 2 plain text, and
  /// 4 Markdown, which is not converted.
  mutating func moodleText(
    _ name: String, format formatName: String
  ) -> (text: String, html: String?) {
    guard let source = words(name), !source.isEmpty else { return ("", nil) }
    switch has(formatName) ? number(formatName) : 0 {
    case 1: return (MarkupText(html: source).text, source)
    case 2, 4: return (source, nil)
    case 0, nil: return MarkupText.read(source)
    default:
      note(formatName, "a format that is not known")
      return MarkupText.read(source)
    }
  }

  /// Reads a required list. If the list is not empty, at least one item must be readable. An answer
  /// without any readable item must not look like an empty list, which would remove the stored
  /// items.
  mutating func required<Item: WireItem>(
    _ name: String, of type: Item.Type
  ) throws -> [Item] {
    guard let items = list(name, of: type) else { throw WireProblem(text: "no list of \(name)") }
    let isUnreadable = items.isEmpty && problems.contains { $0.path.hasPrefix("\(name)[") }
    guard !isUnreadable else { throw WireProblem(text: "nothing readable in \(name)") }
    return items
  }

  /// Reads the `warnings` of an answer as problems.
  mutating func addWarnings() {
    for (index, warning) in (list("warnings", of: MoodleWarning.self) ?? []).enumerated() {
      note("warnings[\(index)]", warning.problem)
    }
  }
}

/// An item that the site left out of an answer: `{"item":"course","itemid":7,"warningcode":"1",…}`.
struct MoodleWarning: WireItem {
  /// The kind of the item.
  let item: String
  /// The id of the item; nil for none.
  let itemId: String?
  var problems: [StellarDiagnostic] { [] }

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    item = fields.words("item") ?? ""
    itemId = fields.moodleId("itemid")
  }

  /// The problem, without the site's own text.
  var problem: String {
    let isKind = !item.isEmpty && item.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a }
    return "the site left out \(isKind ? "an item of kind \(item.prefix(20))" : "an item")"
  }
}
