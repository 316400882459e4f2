import PentadCore

/// JSON that a client sent, read by its names.
extension JSONValue {
  /// Reads a text; nil for what is no JSON, for more than 128 arrays and objects one in the other, and for
  /// a number that no type holds, as `1e400`. The members of an object come in the order of their names;
  /// of several with one name the last stays.
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
        // The name is lent until the value is read.
        let name = name.string
        members[name] = try JSONValue(&reader)
      }
      self = .object(members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
    }
  }

  /// A member of an object; nil when there is none, or when it is `null`.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self,
      let value = members.first(where: { $0.name == name })?.value, value != .null
    else { return nil }
    return value
  }

  /// A text; nil of any other value.
  var asString: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// An id, which some clients send as a number.
  var asID: String? {
    if case .integer(let number) = self { "\(number)" } else { asString }
  }

  /// A whole number, also one written as text.
  var asInteger: Int? {
    if case .integer(let number) = self { number } else { asString.flatMap { Int($0) } }
  }

  /// A truth value; nil of any other.
  var asBool: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  /// The elements of a list; none of any other value.
  var elements: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }

  /// Text or `null`.
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// A whole number or `null`.
  init(_ number: Int64?) { self = number.map { .integer(Int($0)) } ?? .null }

  /// The object without some members; any other value as it is.
  func without(_ names: Set<String>) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !names.contains($0.name) })
  }

  /// The object with more members at its end; any other value as it is.
  func with(_ more: [Member]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + more)
  }
}
