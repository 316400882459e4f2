import PentadCore

/// A body of Shelby's API: an array where there is a list, else an object; an object with `err` is a
/// failure, whatever the status.
enum ShelbyAnswer {
  /// Reads a list; an object with `err` in its place is a failure.
  static func readList(
    _ body: [UInt8], _ element: (inout JSONReader) throws(PentadError) -> Void
  ) throws(PentadError) {
    var isList = true
    try JSONReader.readAnswer(body) { json throws(PentadError) in
      isList = try json.peek() == .array
      if isList { try json.array(element) } else { try json.skip() }
    }
    if isList { return }
    guard refusal(body) != nil else {
      throw PentadError(.unexpectedAnswer, "the server's answer has no list")
    }
    throw ShelbyFailure(status: 200, body: body).error(about: .reading)
  }

  /// Whether what was asked for is done: an object without `err`, or nothing.
  static func checkDone(_ body: [UInt8]) throws(PentadError) {
    if body.allSatisfy({ $0 <= 0x20 }) { return }
    var isObject = false
    try JSONReader.readAnswer(body) { json throws(PentadError) in
      isObject = try json.peek() == .object
      try json.skip()
    }
    guard isObject else {
      throw PentadError(
        .unexpectedAnswer, "the server's answer does not tell whether it was done")
    }
    if refusal(body) != nil { throw ShelbyFailure(status: 200, body: body).error(about: .action) }
  }

  /// What the server says is wrong; nil when it does not say that anything is.
  static func refusal(_ body: [UInt8]) -> String? {
    var refusal: String?
    try? JSONReader.read(body) { json throws(PentadError) in
      guard try json.isObject() else { return }
      try json.object { json, name throws(PentadError) in
        if name.equals("err"), try json.peek() != .null {
          refusal = String(try json.raw().string.prefix(1_000))
        } else {
          try json.skip()
        }
      }
    }
    return refusal
  }
}

extension JSONReader {
  /// Reads `true`, `1`, `"true"` and their opposites; what else comes is passed over, and is nil.
  mutating func flag() throws(PentadError) -> Bool? {
    guard try peek() != .bool else { return try bool() }
    return switch try text() {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }
}
