import FuzzSupport

@testable import PentadCore

/// The JSON reader: its values, printed and read again, are the same, and skipping finds the same
/// faults.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let text = input.bytes()
    let value = Fuzzing.attempt(of: text.count) { () throws(PentadError) in
      try JSONReader.read(text) { reader throws(PentadError) in try JSONValue(&reader) }
    }
    let skipped: Void? = Fuzzing.attempt(of: text.count) { () throws(PentadError) in
      try JSONReader.read(text) { reader throws(PentadError) in try reader.skip() }
    }
    // A number that is out of every range is sound JSON all the same.
    Fuzzing.require(value == nil || skipped != nil, "read, but not skipped")
    guard let value else { return }
    for pretty in [false, true] {
      let printed = value.text(pretty: pretty)
      let again = try? JSONReader.read(Array(printed.utf8)) { reader throws(PentadError) in
        try JSONValue(&reader)
      }
      Fuzzing.require(again == value, "\(printed) reads as another value")
    }
  }
}

extension JSONValue {
  fileprivate init(_ reader: inout JSONReader) throws(PentadError) {
    switch try reader.peek() {
    case .null: self = try reader.null() ? .null : .bool(true)
    case .bool: self = .bool(try reader.bool())
    case .number: self = .number(try reader.double())
    case .string: self = .string(try reader.string().string)
    case .array:
      var values: [JSONValue] = []
      try reader.array { reader throws(PentadError) in values.append(try JSONValue(&reader)) }
      self = .array(values)
    case .object:
      var members: [Member] = []
      try reader.object { reader, name throws(PentadError) in
        let name = name.string
        members.append(Member(name, try JSONValue(&reader)))
      }
      self = .object(members)
    }
  }
}
