import PentadCore

extension JSONValue {
  /// The same names with values of other types.
  var wrongTyped: JSONValue {
    switch self {
    case .null: .bool(false)
    case .bool(let flag): .string(flag ? "yes" : "no")
    case .number(let number): .string("\(number)")
    case .integer(let number): .string("\(number)")
    case .string(let text): .integer(text.utf8.count)
    case .array(let values) where values.contains { $0.isObject }:
      .array(values.map(\.wrongTyped))
    case .array: .null
    case .object(let members): .object(members.map { Member($0.name, $0.value.wrongTyped) })
    }
  }

  private var isObject: Bool {
    if case .object = self { true } else { false }
  }

  /// Returns a changed list, or an object with its lists changed.
  func mapLists(_ change: ([JSONValue]) -> [JSONValue]) -> JSONValue {
    switch self {
    case .array(let values): .array(change(values))
    case .object(let members):
      .object(members.map { Member($0.name, $0.value.mapLists(change)) })
    default: self
    }
  }
}

extension Response {
  /// The body as a value; nil if it is not JSON. Objects parsed from bytes have their names sorted.
  var json: JSONValue? {
    switch body {
    case .json(let value): value
    case .bytes(let bytes): JSONValue(parsing: bytes)
    case .stream, .raw, .hangUp: nil
    }
  }
}

/// JSON of any shape, within the limits of the decoder.
struct DecodedJSON: Decodable {
  let value: JSONValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // A wrong guess costs an error, so the most frequent types come first.
    if container.decodeNil() {
      value = .null
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let number = try? container.decode(Int.self) {
      value = .integer(number)
    } else if let members = try? container.decode([String: DecodedJSON].self) {
      let sorted = members.sorted { $0.key < $1.key }
      value = .object(sorted.map { JSONValue.Member($0.key, $0.value.value) })
    } else if let values = try? container.decode([DecodedJSON].self) {
      value = .array(values.map(\.value))
    } else if let flag = try? container.decode(Bool.self) {
      value = .bool(flag)
    } else {
      value = .number(try container.decode(Double.self))
    }
  }
}
