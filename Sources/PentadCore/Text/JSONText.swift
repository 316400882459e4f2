extension JSONValue {
  /// Returns the value as JSON.
  ///
  /// - Strings and numbers are written as in RFC 8785: only `"`, `\` and control characters are
  ///   escaped, and numbers have ECMAScript's form. With sorted keys and without `pretty`, the text
  ///   is canonical (integers above 2^53 keep all their digits).
  /// - The text is the same on every platform and has no line feed at its end.
  ///
  /// - Parameters:
  ///   - sortedKeys: true to sort members by the UTF-16 code units of their names.
  ///   - pretty: true to write one value per line, indented by two spaces.
  public func text(sortedKeys: Bool = false, pretty: Bool = false) -> String {
    var writer = JSONWriter(sortedKeys: sortedKeys, pretty: pretty)
    writer.write(self)
    return String(decoding: writer.text, as: UTF8.self)
  }

  /// Appends ``text(sortedKeys:pretty:)`` as UTF-8.
  public func append(to text: inout [UInt8], sortedKeys: Bool = false, pretty: Bool = false) {
    var writer = JSONWriter(sortedKeys: sortedKeys, pretty: pretty)
    swap(&writer.text, &text)
    writer.write(self)
    swap(&writer.text, &text)
  }
}

private struct JSONWriter {
  let sortedKeys: Bool
  let pretty: Bool
  var text: [UInt8] = []
  private var depth = 0

  init(sortedKeys: Bool, pretty: Bool) {
    self.sortedKeys = sortedKeys
    self.pretty = pretty
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null".utf8
    case .bool(let flag): text += (flag ? "true" : "false").utf8
    case .integer(let number): text.append(decimal: number)
    case .number(let number) where number.isFinite: number.appendECMAScript(to: &text)
    case .number: text += "null".utf8
    case .string(let string): text.append(jsonString: string)
    case .array(let values): write(values, between: "[", "]") { $0.write($1) }
    case .object(let members): write(ordered(members), between: "{", "}") { $0.write($1) }
    }
  }

  private mutating func write(_ member: JSONValue.Member) {
    text.append(jsonString: member.name)
    text += (pretty ? ": " : ":").utf8
    write(member.value)
  }

  private func ordered(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    guard sortedKeys else { return members }
    return members.sorted { $0.name.utf16.lexicographicallyPrecedes($1.name.utf16) }
  }

  private mutating func write<Item>(
    _ items: [Item], between open: Unicode.Scalar, _ close: Unicode.Scalar,
    each: (inout JSONWriter, Item) -> Void
  ) {
    text.append(UInt8(ascii: open))
    depth += 1
    for (index, item) in items.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      newLine()
      each(&self, item)
    }
    depth -= 1
    if !items.isEmpty { newLine() }
    text.append(UInt8(ascii: close))
  }

  private mutating func newLine() {
    guard pretty else { return }
    text.append(UInt8(ascii: "\n"))
    text += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }
}
