/// The possible encodings of a document, according to its first bytes and its labels.
struct FoundEncodings {
  /// The labelled encodings in order of priority; empty if all of them are UTF-8.
  var candidates: [TextEncoding] = []
  /// The encoding that the first bytes prove; nil if they prove none.
  var proven: TextEncoding?
  /// The length of the byte order mark in bytes.
  var markLength = 0
}

extension TextEncoding {
  /// Finds the possible encodings of a document.
  ///
  /// The order follows RFC 7303: a byte order mark, the `charset` of the `Content-Type`, the
  /// declaration in the document, UTF-8. Impossible labels are ignored, such as UTF-16 for a
  /// document of ASCII bytes, or an unknown name. The non-ASCII bytes decide between the others:
  /// see ``choose(for:among:)``.
  ///
  /// - Parameter head: at least the first 4,096 bytes, or the whole document if it is shorter.
  static func find(in head: ArraySlice<UInt8>, contentType: String?) -> FoundEncodings {
    if let mark = mark(of: head) {
      return FoundEncodings(proven: mark.encoding, markLength: mark.markLength)
    }
    if let pattern = pattern(of: head) { return FoundEncodings(proven: pattern) }
    let labels = [contentType.flatMap(charset(ofType:)), declaration(in: head)]
    let named = labels.compactMap { $0.flatMap { TextEncoding(label: $0) } }
      .filter(\.keepsMarkup)
    return FoundEncodings(candidates: named.allSatisfy { $0 == .utf8 } ? [] : named)
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

  /// Detects an encoding in which the initial `<` or `{` is not a single ASCII byte.
  private static func pattern(of head: ArraySlice<UInt8>) -> TextEncoding? {
    for byte in [UInt8(ascii: "<"), UInt8(ascii: "{")] {
      if head.starts(with: [byte, 0, 0, 0]) { return .named("UTF-32LE") }
      if head.starts(with: [0, 0, 0, byte]) { return .named("UTF-32BE") }
      if head.starts(with: [byte, 0]) { return .named("UTF-16LE") }
      if head.starts(with: [0, byte]) { return .named("UTF-16BE") }
    }
    // The text `<?xm` in EBCDIC, the encoding of IBM mainframes.
    return head.starts(with: [0x4c, 0x6f, 0xa7, 0x94]) ? .named("CP037") : nil
  }

  /// Returns the `charset` of a `Content-Type`.
  static func charset(ofType type: String) -> String? {
    for part in type.split(separator: ";").dropFirst() {
      // Some servers write `charset:gbk`.
      let pair = part.split(maxSplits: 1) { $0 == "=" || $0 == ":" }
      guard pair.count == 2, pair[0].filter({ $0 != " " }).lowercased() == "charset" else {
        continue
      }
      return String(pair[1].filter { !" \"'".contains($0) })
    }
    return nil
  }

  /// Returns the `encoding` of an XML declaration, or the first `charset` in the head of a page.
  private static func declaration(in head: ArraySlice<UInt8>) -> String? {
    let text = head.prefix(4_096).filter { $0 != 0 }
    let xml = text.indices.first { text[$0...].starts(with: "<?xml ".utf8) }
    let declared = xml.map { text[$0...].prefix { $0 != UInt8(ascii: ">") } } ?? text[...]
    let name = Array((xml != nil ? "encoding" : "charset").utf8)
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
