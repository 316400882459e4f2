import PentadCore
import Testing

/// Reads a text with a closure that need not declare its error type.
func readJSON<Value>(
  _ text: String, _ body: (inout JSONReader) throws -> Value
) throws -> Value {
  try JSONReader.read(text.utf8) { reader throws(PentadError) in
    do {
      return try body(&reader)
    } catch let error as PentadError {
      throw error
    } catch {
      throw PentadError(.internal, "\(error)")
    }
  }
}

/// Returns the error of a text that `body` reads.
func jsonFault<Value>(
  _ text: String, _ body: (inout JSONReader) throws -> Value
) -> PentadError? {
  #expect(throws: PentadError.self, "\(text.prefix(80))") { _ = try readJSON(text, body) }
}

extension JSONValue {
  /// Reads a value of any kind; all numbers as ``number(_:)``, of members with one name the last.
  init(from reader: inout JSONReader) throws(PentadError) {
    switch try reader.peek() {
    case .null: self = try reader.null() ? nil : .string("no null")
    case .bool: self = .bool(try reader.bool())
    case .number: self = .number(try reader.double())
    case .string: self = .string(try reader.string().string)
    case .array:
      var values: [JSONValue] = []
      try reader.array { reader throws(PentadError) in
        values.append(try JSONValue(from: &reader))
      }
      self = .array(values)
    case .object:
      var members: [String: JSONValue] = [:]
      try reader.object { reader, name throws(PentadError) in
        members[name.string] = try JSONValue(from: &reader)
      }
      self = .object(members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
    }
  }
}
