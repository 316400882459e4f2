/// The part of a body that a client requests (RFC 9110, 14.1.2).
enum ByteRange: Hashable, Sendable {
  /// The whole body, also if the field is not a byte range or has several ranges.
  case whole
  /// A part.
  case part(Range<Int>)
  /// A range outside the body.
  case unsatisfiable

  /// Parses the field `Range`: `bytes=0-99`, `bytes=100-`, `bytes=-100`.
  init(_ field: String?, of size: Int) {
    self = .whole
    guard let field, field.hasPrefix("bytes=") else { return }
    let ends = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]),
      first != nil || last != nil
    else { return }
    guard let first else {
      let count = min(last ?? 0, size)
      self = count > 0 ? .part(size - count..<size) : .unsatisfiable
      return
    }
    if let last, last < first { return }
    self = first < size ? .part(first..<min(last ?? size - 1, size - 1) + 1) : .unsatisfiable
  }

  /// Parses a number. The inner nil means an empty text, the outer nil an invalid one. A number
  /// that is too large becomes the maximum.
  private static func number(_ text: Substring) -> Int?? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return .some(text.isEmpty ? nil : Int(text) ?? .max)
  }
}

extension Response {
  /// Returns the requested part if the client has the version of `If-Range`: 206, 416, or the
  /// unchanged answer.
  ///
  /// - Parameter tag: the version.
  func part(for request: Request, tag: String) -> Response {
    guard status == 200, let bytes else { return self }
    var answer = self
    answer.headers.append(("Accept-Ranges", "bytes"))
    if request.method != "GET" { return answer }
    if let version = request.header("If-Range"), version != tag { return answer }
    switch ByteRange(request.header("Range"), of: bytes.count) {
    case .whole: break
    case .part(let range):
      answer.status = 206
      answer.headers.append(
        ("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.count)"))
      answer.body = .bytes(Array(bytes[range]))
    case .unsatisfiable:
      answer = .page(416, "Range Not Satisfiable")
      answer.headers.append(("Content-Range", "bytes */\(bytes.count)"))
    }
    return answer
  }
}
