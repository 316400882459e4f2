import PentadCore

/// Helpers for reading PeerTube responses. A value of the wrong type counts as missing.
enum PeerTubeJSON {
  /// Reads the texts of an object's members, in the order of the given names.
  static func texts(
    _ names: [StaticString], of body: [UInt8]
  ) throws(PentadError) -> [String?] {
    try JSONReader.readAnswer(body) { reader throws(PentadError) in
      var texts = [String?](repeating: nil, count: names.count)
      try reader.object { reader, name throws(PentadError) in
        if let index = names.firstIndex(where: { name.equals($0) }) {
          texts[index] = try reader.text()
        } else {
          try reader.skip()
        }
      }
      return texts
    }
  }

  /// Reads a whole number, or the whole part of a fractional number, if it fits.
  static func whole(_ reader: inout JSONReader) throws(PentadError) -> Int64? {
    guard let text = try reader.text() else { return nil }
    return Int64(text) ?? Double(text).flatMap { Int64(exactly: $0.rounded(.towardZero)) }
  }

  static func int(_ reader: inout JSONReader) throws(PentadError) -> Int? {
    try whole(&reader).flatMap { Int(exactly: $0) }
  }

  static func flag(_ reader: inout JSONReader) throws(PentadError) -> Bool? {
    if try reader.peek() == .bool { return try reader.bool() }
    try reader.skip()
    return nil
  }

  /// Reads an ISO 8601 time and returns milliseconds since 1970.
  static func time(_ reader: inout JSONReader) throws(PentadError) -> Int64? {
    try reader.text().flatMap { FeedDate.milliseconds($0) }
  }

  /// Reads the `id` of a constant, which PeerTube writes as `{"id": 1, "label": "Published"}`.
  static func constant(_ reader: inout JSONReader) throws(PentadError) -> Int? {
    guard try reader.isObject() else { return nil }
    var id: Int?
    try reader.object { reader, name throws(PentadError) in
      if name.equals("id") { id = try int(&reader) } else { try reader.skip() }
    }
    return id
  }

  /// Converts seconds to milliseconds; nil on overflow.
  static func milliseconds(_ seconds: Int64?) -> Int64? {
    guard let (product, overflow) = seconds?.multipliedReportingOverflow(by: 1_000) else {
      return nil
    }
    return overflow ? nil : product
  }

  /// Converts text that may contain HTML tags to plain text.
  static func plain(_ text: String?) -> String? {
    text.map { text in
      Array(text.utf8).withUnsafeBufferPointer {
        PlainText.make($0, .guess, .paragraphs, limit: VideoLimits.text)
      }
    }
  }
}
