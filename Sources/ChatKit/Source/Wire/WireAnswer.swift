import PentadCore

/// A decoder for response bodies: JSON with the content in an envelope.
enum WireAnswer {
  /// Decodes the `response` of an envelope.
  static func response<Value>(
    _ body: [UInt8], _ read: (inout JSONReader) throws(PentadError) -> Value
  ) throws(PentadError) -> Value {
    guard let value = try member("response", of: body, read) else {
      throw PentadError(.unexpectedAnswer, "the envelope of the server's answer is empty")
    }
    return value
  }

  /// Decodes a member of a body that is an object; nil if it is missing or null. For a duplicate
  /// name, the last value counts.
  static func member<Value>(
    _ wanted: StaticString, of body: [UInt8],
    _ read: (inout JSONReader) throws(PentadError) -> Value?
  ) throws(PentadError) -> Value? {
    try JSONReader.readAnswer(body, repairing: true) { reader throws(PentadError) in
      var value: Value?
      try reader.object { reader, name throws(PentadError) in
        guard name.equals(wanted) else { return try reader.skip() }
        value = try reader.null() ? nil : read(&reader)
      }
      return value
    }
  }

  /// Decodes the list in the `response` of an envelope: an array, or the member `wanted` of an
  /// object. An empty list may be `null`, `[]` or an empty body. An unreadable item does not affect
  /// the others.
  static func list<Element: Sendable>(
    _ body: [UInt8], under wanted: StaticString? = nil,
    _ read: (inout JSONReader) throws(PentadError) -> Element?
  ) throws(PentadError) -> WireList<Element> {
    if body.allSatisfy({ $0 <= 0x20 }) { return WireList([]) }
    var list: [Element] = []
    var unreadable: [UnreadableItem] = []
    func readList(_ reader: inout JSONReader) throws(PentadError) {
      (list, unreadable) = ([], [])
      if try reader.null() { return }
      var element: Element?
      try reader.items(
        { reader throws(PentadError) in
          element = try read(&reader)
          // The item is a value of another type, or lacks required members.
          if element == nil { throw PentadError(.unexpectedAnswer, "the item is not of its list") }
        },
        taken: { if let element { list.append(element) } },
        unreadable: { unreadable.append(UnreadableItem($0)) })
    }
    var found = false
    try JSONReader.readAnswer(body, repairing: true) { reader throws(PentadError) in
      try reader.object { reader, name throws(PentadError) in
        guard name.equals("response") else { return try reader.skipAnything() }
        found = true
        guard let wanted, try reader.peek() == .object else { return try readList(&reader) }
        try reader.object { reader, name throws(PentadError) in
          if name.equals(wanted) { try readList(&reader) } else { try reader.skipAnything() }
        }
      }
    }
    guard found else {
      throw PentadError(.unexpectedAnswer, "the server's answer has no list in its envelope")
    }
    return WireList(list, unreadable: unreadable)
  }
}
