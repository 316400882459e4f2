import PentadCore

/// Members of Canvas objects.
extension WireFields {
  /// Reads an id: a text or a whole number. Ids have up to 17 digits, which a `Double` would round.
  mutating func id(_ name: String = "id") -> String? {
    guard let id = text(name), !id.isEmpty else { return nil }
    return id
  }

  /// Reads a text that is not empty. A number is not accepted.
  mutating func someWords(_ name: String) -> String? {
    guard let text = words(name), !text.isEmpty else { return nil }
    return text
  }

  /// Reads an ISO 8601 time, in milliseconds since 1970.
  mutating func time(_ name: String) -> Int64? {
    guard let text = someWords(name) else { return nil }
    if let time = ISO8601.milliseconds(lenient: text.utf8) { return time }
    note(name, "not a time")
    return nil
  }

  /// Reads an object that may also be written as a list of one object, or as `false`.
  mutating func objectOrList<Item: WireItem>(_ name: String, of type: Item.Type) -> Item? {
    if isFalse(name) { return nil }
    return isObject(name) ? object(name, of: type) : list(name, of: type)?.first
  }
}

/// The plain text of an HTML text, and the HTML itself. Both are empty or nil for an absent text.
struct CanvasText {
  let text: String
  let html: String?

  init(_ html: String?) {
    self.html = html
    text = html.map { MarkupText(html: $0).text } ?? ""
  }
}
