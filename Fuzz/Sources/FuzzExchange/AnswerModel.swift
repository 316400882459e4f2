import PentadCore

/// A small reader of answers that are sound beyond doubt (RFC 9112), written apart from the one that is fuzzed.
enum AnswerModel {
  enum Outcome {
    case body([UInt8])
    case tooLong
    case cutOff
    /// The body comes in a transfer coding that was not asked for.
    case broken
    /// The outcome is undefined for unusual answers.
    case unknown
  }

  /// Returns the outcome of an answer after which the connection ends.
  static func outcome(
    of bytes: [UInt8], to method: TransportRequest.Method, limit: Int
  ) -> Outcome {
    var reader = Reader(bytes)
    while true {
      guard let head = reader.head() else { return .unknown }
      // The framing of the answers before the last one is undefined. HTTP/1.0 has none (RFC 9110,
      // 15.2).
      if (100...199).contains(head.status), head.status != 101, head.minor == 1,
        head.fields.isEmpty
      {
        continue
      }
      guard (200...599).contains(head.status) else { return .unknown }
      if head.hasForeignCoding { return .broken }
      guard head.isFramed else { return .unknown }
      if head.fields["location"] != nil, head.status / 100 == 3 { return .unknown }
      if method == .head || head.status == 204 || head.status == 304 { return .body([]) }
      return body(head, &reader, limit)
    }
  }

  private static func body(
    _ head: Head, _ reader: inout Reader, _ limit: Int
  ) -> Outcome {
    if let length = head.fields["content-length"] {
      guard let count = Reader.number(length, radix: 10, digits: 9) else { return .unknown }
      return end(Array(reader.rest.prefix(count)), isWhole: reader.rest.count >= count, limit)
    }
    if head.fields["transfer-encoding"] != nil {
      guard let (bytes, isWhole) = reader.chunks() else { return .unknown }
      return end(bytes, isWhole: isWhole, limit)
    }
    let rest = Array(reader.rest)
    return rest.count <= limit ? .body(rest) : .tooLong
  }

  private static func end(_ bytes: [UInt8], isWhole: Bool, _ limit: Int) -> Outcome {
    // An answer that is both truncated and too long may end with either error.
    if bytes.count > limit { return isWhole ? .tooLong : .unknown }
    return isWhole ? .body(bytes) : .cutOff
  }

  /// A head in which each name comes once.
  fileprivate struct Head {
    let status: Int
    let minor: Int
    var fields: [String: String] = [:]

    var hasForeignCoding: Bool {
      guard let coding = fields["transfer-encoding"], fields["content-length"] == nil else {
        return false
      }
      return minor == 0 || !coding.lowercased().contains("chunked")
    }

    /// True if the framing of a body, if there is one, is valid.
    var isFramed: Bool {
      switch (fields["content-length"], fields["transfer-encoding"]) {
      case (nil, nil): true
      case (let length?, nil): Reader.number(length, radix: 10, digits: 9) != nil
      case (nil, let coding?): coding == "chunked" && minor == 1
      default: false
      }
    }
  }

  fileprivate struct Reader {
    var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// The next head; nil for one that is odd, cut off or of a size near a limit.
    mutating func head() -> Head? {
      guard let first = line(), first.count >= 13, first.starts(with: "HTTP/1."),
        let minor = Self.number(String(first.dropFirst(7).prefix(1)), radix: 2, digits: 1),
        let status = Self.number(String(first.dropFirst(9).prefix(3)), radix: 10, digits: 3),
        first.dropFirst(8).first == " ", first.dropFirst(12).first == " "
      else { return nil }
      var head = Head(status: status, minor: minor)
      while let line = line() {
        if line.isEmpty { return head }
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty,
          parts[0].utf8.allSatisfy({ Self.isLetter($0) || $0 == 0x2d })
        else { return nil }
        let name = parts[0].lowercased()
        guard head.fields.count < 100, head.fields[name] == nil,
          !["content-encoding", "connection", "upgrade"].contains(name)
        else { return nil }
        let value = parts[1].drop { $0 == " " }
        // Tabs around a length are refused, which is safe, though they are blanks.
        guard !["content-length", "transfer-encoding"].contains(name) || !value.contains("\t")
        else { return nil }
        head.fields[name] = String(value)
      }
      return nil
    }

    /// The bytes of all chunks, and if the last one has come; nil for odd ones.
    mutating func chunks() -> (bytes: [UInt8], isWhole: Bool)? {
      var bytes: [UInt8] = []
      while true {
        guard rest.firstRange(of: [13, 10]) != nil else {
          return rest.isEmpty ? (bytes, false) : nil
        }
        guard let line = line(), let size = Self.number(line, radix: 16, digits: 6) else {
          return nil
        }
        if size == 0 {
          if rest.starts(with: [13, 10]) { return (bytes, true) }
          return rest.isEmpty ? (bytes, false) : nil
        }
        bytes += rest.prefix(size)
        guard rest.count > size else { return (bytes, false) }
        rest = rest.dropFirst(size)
        guard rest.starts(with: [13, 10]) else { return nil }
        rest = rest.dropFirst(2)
      }
    }

    /// A line of at most 2,000 visible characters, without its end.
    private mutating func line() -> String? {
      guard let end = rest.prefix(2_002).firstRange(of: [13, 10]) else { return nil }
      let line = rest[..<end.lowerBound]
      guard line.allSatisfy({ (0x20...0x7e).contains($0) || $0 == 0x09 }) else { return nil }
      rest = rest[end.upperBound...]
      return String(decoding: line, as: UTF8.self)
    }

    static func number(_ text: String, radix: Int, digits: Int) -> Int? {
      guard (1...digits).contains(text.utf8.count), !text.hasPrefix("+"), !text.hasPrefix("-")
      else { return nil }
      return Int(text, radix: radix)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (0x61...0x7a).contains(byte | 0x20)
    }
  }
}
