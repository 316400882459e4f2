import PentadCore

/// A body that should be JSON.
enum WireAnswer {
  /// Reads it; errors of the reader become the Kit's own.
  static func reading<Value>(
    _ body: [UInt8], _ read: (inout JSONReader) throws(PentadError) -> Value
  ) throws(PentadError) -> Value {
    do throws(PentadError) {
      return try JSONReader.read(body, read)
    } catch {
      throw translated(error, body)
    }
  }

  /// The reader says what is wrong with the JSON; the caller asks whether it is JSON at all.
  private static func translated(_ error: PentadError, _ body: [UInt8]) -> PentadError {
    switch error.code {
    case .jsonKind where isJSON(body), .jsonRange where isJSON(body):
      return PentadError(
        .unexpectedAnswer, "the server's JSON is not what was asked for", offset: error.offset)
    case .jsonKind, .jsonRange:
      return PentadError(.unreadableAnswer, unreadable(body), offset: error.offset)
    default:
      // As a pattern `.decoding` would match its finer codes, too.
      guard error.code == .decoding else { return error }
      return PentadError(.unreadableAnswer, unreadable(body), offset: error.offset)
    }
  }

  private static func isJSON(_ body: [UInt8]) -> Bool {
    (try? JSONReader.read(body) { reader throws(PentadError) in try reader.skip() }) != nil
  }

  private static func unreadable(_ body: [UInt8]) -> String {
    switch body.first(where: { $0 > 0x20 }) {
    case nil: "the server answered with nothing"
    case UInt8(ascii: "<"): "the server answered with a page instead of data"
    default: "the server's answer is cut off or damaged"
    }
  }
}

extension WireAnswer {
  /// Reads the `response` of an envelope.
  static func response<Value>(
    _ body: [UInt8], _ read: (inout JSONReader) throws(PentadError) -> Value
  ) throws(PentadError) -> Value {
    guard let value = try member("response", of: body, read) else {
      throw PentadError(.unexpectedAnswer, "the server's answer has nothing in its envelope")
    }
    return value
  }

  /// Reads a member of the object that a body is; nil when there is none, or it is null. Of a name that
  /// comes twice the last counts.
  static func member<Value>(
    _ wanted: StaticString, of body: [UInt8],
    _ read: (inout JSONReader) throws(PentadError) -> Value?
  ) throws(PentadError) -> Value? {
    try reading(body) { reader throws(PentadError) in
      var value: Value?
      try reader.object { reader, name throws(PentadError) in
        guard name.equals(wanted) else { return try reader.skip() }
        value = try reader.null() ? nil : read(&reader)
      }
      return value
    }
  }

  /// Reads the list in the `response` of an envelope: an array, or what stands under a name in it.
  /// Nothing is written as `null`, as `[]`, and as no body at all.
  static func list<Element>(
    _ body: [UInt8], under wanted: StaticString? = nil,
    _ read: (inout JSONReader) throws(PentadError) -> Element?
  ) throws(PentadError) -> [Element] {
    if body.allSatisfy({ $0 <= 0x20 }) { return [] }
    var list: [Element] = []
    func readList(_ reader: inout JSONReader) throws(PentadError) {
      list = []
      if try reader.null() { return }
      try reader.array { reader throws(PentadError) in
        if let element = try read(&reader) { list.append(element) }
      }
    }
    var found = false
    try reading(body) { reader throws(PentadError) in
      try reader.object { reader, name throws(PentadError) in
        guard name.equals("response") else { return try reader.skip() }
        found = true
        guard let wanted, try reader.peek() == .object else { return try readList(&reader) }
        try reader.object { reader, name throws(PentadError) in
          if name.equals(wanted) { try readList(&reader) } else { try reader.skip() }
        }
      }
    }
    guard found else {
      throw PentadError(.unexpectedAnswer, "the server's answer has no list in its envelope")
    }
    return list
  }
}
