import PentadCore

/// Access to the values of JSON from a client.
extension JSONValue {
  /// Parses a text. Returns nil for invalid JSON, for more than 128 nested arrays and objects, and
  /// for a number out of range, such as `1e400`. The members of an object are sorted by name; of
  /// duplicates, the last one is kept.
  init?(parsing bytes: [UInt8]) {
    let value = try? JSONReader.read(bytes) { reader throws(PentadError) in
      try JSONValue(&reader)
    }
    guard let value else { return nil }
    self = value
  }

  private init(_ reader: inout JSONReader) throws(PentadError) {
    switch try reader.peek() {
    case .null:
      _ = try reader.null()
      self = .null
    case .bool: self = .bool(try reader.bool())
    case .string: self = .string(try reader.string().string)
    case .number:
      let digits = try reader.raw().string
      if let number = Int(digits) {
        self = .integer(number)
      } else if let number = Double(digits), number.isFinite {
        self = .number(number)
      } else {
        throw PentadError(.decoding, "the number is out of range")
      }
    case .array:
      var values: [JSONValue] = []
      try reader.array { reader throws(PentadError) in values.append(try JSONValue(&reader)) }
      self = .array(values)
    case .object:
      var members: [String: JSONValue] = [:]
      try reader.object { reader, name throws(PentadError) in
        // The name is valid only until the value is read.
        let name = name.string
        members[name] = try JSONValue(&reader)
      }
      self = .object(members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
    }
  }

  /// Returns a member of an object; nil when it is missing or `null`.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self,
      let value = members.first(where: { $0.name == name })?.value, value != .null
    else { return nil }
    return value
  }

  /// The text; nil for any other value.
  var asString: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The id, which some clients send as a number.
  var asID: String? {
    if case .integer(let number) = self { "\(number)" } else { asString }
  }

  /// The integer, also if it is written as a text.
  var asInteger: Int? {
    if case .integer(let number) = self { number } else { asString.flatMap { Int($0) } }
  }

  /// The Boolean; nil for any other value.
  var asBool: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  /// The elements of a list; empty for any other value.
  var elements: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }

  /// Creates a text or `null`.
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// Creates an integer or `null`.
  init(_ number: Int64?) { self = number.map { .integer(Int($0)) } ?? .null }

  /// Returns the object without some members. Any other value is unchanged.
  func without(_ names: Set<String>) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !names.contains($0.name) })
  }

  /// Returns the object with more members at its end. Any other value is unchanged.
  func with(_ more: [Member]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + more)
  }
}
