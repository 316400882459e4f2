import PentadCore

/// A response body of Shelby's API: an array for a list, otherwise an object. An object with `err`
/// is a failure, regardless of the status.
enum ShelbyAnswer {
  /// Reads a list. An object with `err` instead of a list throws its failure.
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

  /// Throws unless the request was executed: the body must be empty or an object without `err`.
  static func checkDone(_ body: [UInt8]) throws(PentadError) {
    if body.allSatisfy({ $0 <= 0x20 }) { return }
    var isObject = false
    try JSONReader.readAnswer(body) { json throws(PentadError) in
      isObject = try json.peek() == .object
      try json.skip()
    }
    guard isObject else {
      throw PentadError(
        .unexpectedAnswer, "the server's answer does not report a result")
    }
    if refusal(body) != nil { throw ShelbyFailure(status: 200, body: body).error(about: .action) }
  }

  /// Returns the server's error text; nil if the body reports no error.
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
  /// Reads `true`, `1`, `"true"` and their opposites. Any other value is skipped and returned as
  /// nil.
  mutating func flag() throws(PentadError) -> Bool? {
    guard try peek() != .bool else { return try bool() }
    return switch try text() {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }
}
