import PentadCore

/// Values from stored JSON text.
extension JSONValue {
  /// Returns the value of a text; null for nil. Numbers may be formatted differently from the text.
  static func kept(_ json: String?) -> JSONValue {
    guard let json else { return .null }
    let value = try? JSONReader.read(json.utf8) { reader throws(PentadError) in
      try JSONValue(&reader)
    }
    return value ?? .string(json)
  }

  /// Returns the list of a text; an empty one for nil.
  static func keptList(_ json: String?) -> JSONValue { kept(json ?? "[]") }

  private init(_ reader: inout JSONReader) throws(PentadError) {
    switch try reader.peek() {
    case .null:
      _ = try reader.null()
      self = .null
    case .bool: self = .bool(try reader.bool())
    case .string: self = .string(try reader.string().string)
    case .number:
      let digits = try reader.raw().string
      self = Int(digits).map(JSONValue.integer) ?? .number(Double(digits) ?? .nan)
    case .array:
      var values: [JSONValue] = []
      try reader.array { reader throws(PentadError) in values.append(try JSONValue(&reader)) }
      self = .array(values)
    case .object:
      var members: [Member] = []
      try reader.object { reader, name throws(PentadError) in
        // The name is valid only until the value is read.
        let name = name.string
        members.append(Member(name, try JSONValue(&reader)))
      }
      self = .object(members)
    }
  }
}
