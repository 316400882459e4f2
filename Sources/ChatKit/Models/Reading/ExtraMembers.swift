import PentadCore

/// The members of a JSON object that are unknown or have an unexpected type. They are kept, so that
/// nothing is lost. A null member counts as absent.
struct ExtraMembers {
  private var members: [(name: String, json: String)] = []

  /// True if there are no members.
  var isEmpty: Bool { members.isEmpty }

  /// Keeps the next value.
  mutating func keep(_ name: JSONSlice, _ reader: inout JSONReader) throws(PentadError) {
    keep(name.string, try reader.raw().string)
  }

  /// Keeps a value.
  mutating func keep(_ name: String, _ json: String) {
    if json != "null" { members.append((name, json)) }
  }

  /// The members as a JSON object, sorted by the bytes of their names, with the original values.
  /// For a duplicate name, the last value counts. Nil if there are none.
  var json: String? {
    guard !members.isEmpty else { return nil }
    var latest: [String: String] = [:]
    for member in members { latest[member.name] = member.json }
    var text: [UInt8] = []
    for (name, json) in latest.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      text.append(UInt8(ascii: text.isEmpty ? "{" : ","))
      JSONValue.string(name).append(to: &text)
      text.append(UInt8(ascii: ":"))
      text += json.utf8
    }
    text.append(UInt8(ascii: "}"))
    return String(decoding: text, as: UTF8.self)
  }

  /// Merges the members of both objects. For a common name, the later object's value counts.
  static func union(_ earlier: String?, _ later: String?) -> String? {
    guard let earlier, let later, earlier != later else { return later ?? earlier }
    var both = ExtraMembers()
    for json in [earlier, later] {
      try? JSONReader.read(json.utf8) { reader throws(PentadError) in
        try reader.object { reader, name throws(PentadError) in try both.keep(name, &reader) }
      }
    }
    return both.json
  }
}

/// Values with an expected type. A value of another type is kept with the extra members, and counts
/// as absent.
extension ExtraMembers {
  /// Decodes a text, or a number as written.
  mutating func text(_ name: JSONSlice, _ reader: inout JSONReader) throws(PentadError) -> String? {
    switch try reader.peek() {
    case .string: return try reader.string().string
    case .number: return try reader.raw().string
    case .null: try reader.skip()
    default: try keep(name, &reader)
    }
    return nil
  }

  /// Decodes a text that is not empty, or a number as written.
  mutating func word(_ name: JSONSlice, _ reader: inout JSONReader) throws(PentadError) -> String? {
    let text = try text(name, &reader)
    return text?.isEmpty == true ? nil : text
  }

  /// Decodes an integer, or an integer in a text.
  mutating func integer(
    _ name: JSONSlice, _ reader: inout JSONReader
  ) throws(PentadError) -> Int64? {
    let value: JSONSlice
    switch try reader.peek() {
    case .number, .string: value = try reader.raw()
    case .null:
      try reader.skip()
      return nil
    default:
      try keep(name, &reader)
      return nil
    }
    let text = value.string
    if let number = Int64(text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text) {
      return number
    }
    keep(name.string, text)
    return nil
  }

  /// Decodes a time as milliseconds, from seconds since 1970 or from ISO 8601. Returns nil for no
  /// time.
  mutating func time(_ name: JSONSlice, _ reader: inout JSONReader) throws(PentadError) -> Int64? {
    let value: JSONSlice
    switch try reader.peek() {
    case .number, .string: value = try reader.raw()
    case .null:
      try reader.skip()
      return nil
    default:
      try keep(name, &reader)
      return nil
    }
    if let time = WireTime.milliseconds(ofJSON: value) { return WireTime.isTime(time) ? time : nil }
    keep(name.string, value.string)
    return nil
  }

  /// Decodes `true` or `false`.
  mutating func flag(_ name: JSONSlice, _ reader: inout JSONReader) throws(PentadError) -> Bool? {
    switch try reader.peek() {
    case .bool: return try reader.bool()
    case .null: try reader.skip()
    default: try keep(name, &reader)
    }
    return nil
  }

  /// Decodes an array. Elements for which `read` returns nil are skipped.
  mutating func list<Element>(
    _ name: JSONSlice, _ reader: inout JSONReader,
    of read: (inout JSONReader) throws(PentadError) -> Element?
  ) throws(PentadError) -> [Element]? {
    switch try reader.peek() {
    case .array:
      var list: [Element] = []
      try reader.array { reader throws(PentadError) in
        if let element = try read(&reader) { list.append(element) }
      }
      return list
    case .null: try reader.skip()
    default: try keep(name, &reader)
    }
    return nil
  }
}
