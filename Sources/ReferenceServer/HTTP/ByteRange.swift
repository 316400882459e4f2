/// Which part of a body a client asks for (RFC 9110, 14.1.2).
enum ByteRange: Hashable, Sendable {
  /// All of it, as when the field is no range of bytes, or names several.
  case whole
  /// A part.
  case part(Range<Int>)
  /// Nothing that there is.
  case unsatisfiable

  /// Reads the field `Range`: `bytes=0-99`, `bytes=100-`, `bytes=-100`.
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

  /// A number; nil within for none, and nil for what is none. One that is too large is the largest.
  private static func number(_ text: Substring) -> Int?? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return .some(text.isEmpty ? nil : Int(text) ?? .max)
  }
}

extension Response {
  /// The part that the client asks for, when it has the version that it means (`If-Range`): 206, 416, or
  /// the answer as it is.
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
