extension TextEncoding {
  /// The encoding of a document, by its first bytes and by what the server says of it.
  ///
  /// RFC 7303 has the order: a byte order mark, the `charset` of the `Content-Type`, what the document
  /// says of itself, UTF-8. What cannot be true is passed over: a document in ASCII's bytes that calls
  /// itself UTF-16, a name that nobody knows.
  ///
  /// - Parameter head: at least the first 1,024 bytes, or all.
  /// - Returns: the encoding, and how many bytes its mark takes.
  static func find(
    in head: ArraySlice<UInt8>, contentType: String?
  ) -> (encoding: TextEncoding, markLength: Int) {
    if let mark = mark(of: head) { return mark }
    let pattern = pattern(of: head)
    let said = [contentType.flatMap(charset(ofType:)), declaration(in: head)]
    for case let label? in said {
      guard let encoding = TextEncoding(label: label) else { continue }
      if let pattern {
        // The pattern tells the order of the bytes, too.
        if !encoding.isASCIIBased { return (pattern, 0) }
      } else if encoding.isASCIIBased {
        return (encoding, 0)
      }
    }
    return (pattern ?? .utf8, 0)
  }

  private static func mark(of head: ArraySlice<UInt8>) -> (encoding: TextEncoding, markLength: Int)?
  {
    if head.starts(with: [0xef, 0xbb, 0xbf]) { return (.utf8, 3) }
    if head.starts(with: [0xff, 0xfe, 0, 0]) { return (.named("UTF-32LE"), 4) }
    if head.starts(with: [0, 0, 0xfe, 0xff]) { return (.named("UTF-32BE"), 4) }
    if head.starts(with: [0xff, 0xfe]) { return (.named("UTF-16LE"), 2) }
    if head.starts(with: [0xfe, 0xff]) { return (.named("UTF-16BE"), 2) }
    return nil
  }

  /// The encoding in which the document begins with `<` or `{`, where that is not ASCII's byte.
  private static func pattern(of head: ArraySlice<UInt8>) -> TextEncoding? {
    for byte in [UInt8(ascii: "<"), UInt8(ascii: "{")] {
      if head.starts(with: [byte, 0, 0, 0]) { return .named("UTF-32LE") }
      if head.starts(with: [0, 0, 0, byte]) { return .named("UTF-32BE") }
      if head.starts(with: [byte, 0]) { return .named("UTF-16LE") }
      if head.starts(with: [0, byte]) { return .named("UTF-16BE") }
    }
    // `<?xm` of IBM's computers.
    return head.starts(with: [0x4c, 0x6f, 0xa7, 0x94]) ? .named("CP037") : nil
  }

  /// The `charset` of a `Content-Type`.
  static func charset(ofType type: String) -> String? {
    for part in type.split(separator: ";").dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].filter({ $0 != " " }).lowercased() == "charset" else {
        continue
      }
      return String(pair[1].filter { !" \"'".contains($0) })
    }
    return nil
  }

  /// The `encoding` of an XML declaration, or the first `charset` of a page's head.
  private static func declaration(in head: ArraySlice<UInt8>) -> String? {
    let text = head.prefix(1_024).filter { $0 != 0 }
    let isXML = text.drop { $0 <= 0x20 }.starts(with: "<?xml".utf8)
    let declared = isXML ? text.prefix { $0 != UInt8(ascii: ">") } : text[...]
    let name = Array((isXML ? "encoding" : "charset").utf8)
    for start in declared.indices where declared[start...].starts(with: name) {
      let rest = declared[(start + name.count)...].drop { $0 <= 0x20 }
      guard rest.first == UInt8(ascii: "=") else { continue }
      let value = rest.dropFirst().drop { $0 <= 0x20 || "\"'".utf8.contains($0) }
      let label = value.prefix { $0 > 0x20 && !"\"'/;?>".utf8.contains($0) }
      return String(decoding: label, as: UTF8.self)
    }
    return nil
  }
}
