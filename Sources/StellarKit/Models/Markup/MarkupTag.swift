/// A tag of HTML, as written in a text.
struct MarkupTag {
  /// The name in lower case.
  let name: String
  /// True if it is an end tag, `</name>`.
  let isEnd: Bool
  /// The range of its attributes.
  let attributes: Range<Int>
  /// The index after the tag.
  let end: Int

  /// The maximum length of a tag, in bytes.
  private static let longest = 4_096

  /// Reads the tag of an HTML element that begins at a `<`; nil if there is none. `<staff@mit.edu>`
  /// and `a < b` are text.
  ///
  /// - Parameter others: elements that are not part of HTML.
  static func read(
    _ bytes: [UInt8], at start: Int, others: Set<String> = []
  ) -> MarkupTag? {
    guard let (name, isEnd, place) = name(bytes, at: start),
      elements.contains(name) || others.contains(name) || isOfOffice(name),
      let close = close(bytes, from: place)
    else { return nil }
    return MarkupTag(name: name, isEnd: isEnd, attributes: place..<close, end: close + 1)
  }

  /// Returns the name after a `<` or `</`, in lower case, and its end; nil if there is none.
  static func name(
    _ bytes: [UInt8], at start: Int
  ) -> (name: String, isEnd: Bool, end: Int)? {
    var place = start + 1
    guard place < bytes.count else { return nil }
    let isEnd = bytes[place] == UInt8(ascii: "/")
    if isEnd { place += 1 }
    let nameStart = place
    while place < bytes.count, place - nameStart < 40,
      isNameByte(bytes[place]) || place > nameStart && ":-_".utf8.contains(bytes[place])
    {
      place += 1
    }
    guard place > nameStart, place < bytes.count, endsName(bytes[place]) else { return nil }
    return (
      String(decoding: bytes[nameStart..<place], as: UTF8.self).lowercased(), isEnd, place
    )
  }

  /// Returns the value of an attribute, with its character references decoded; nil without one.
  func value(of attribute: String, in bytes: [UInt8]) -> String? {
    var place = attributes.lowerBound
    while place < attributes.upperBound {
      guard Self.isNameByte(bytes[place]) else {
        place += 1
        continue
      }
      let start = place
      while place < attributes.upperBound, !Self.endsAttribute(bytes[place]) { place += 1 }
      let name = bytes[start..<place].map { $0 | 0x20 }
      place = skipSpaces(bytes, from: place)
      guard place < attributes.upperBound, bytes[place] == UInt8(ascii: "=") else { continue }
      let value = self.value(bytes, from: skipSpaces(bytes, from: place + 1))
      if name.elementsEqual(attribute.utf8) { return CharacterReference.decoded(bytes[value]) }
      place = max(value.upperBound, place + 1)
    }
    return nil
  }

  private func skipSpaces(_ bytes: [UInt8], from start: Int) -> Int {
    bytes[start..<max(start, attributes.upperBound)].firstIndex { $0 > 0x20 }
      ?? attributes.upperBound
  }

  /// Returns the range of the value that begins at an index, with or without quotes.
  private func value(_ bytes: [UInt8], from start: Int) -> Range<Int> {
    let limit = attributes.upperBound
    guard start < limit else { return limit..<limit }
    let quote = bytes[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let end = bytes[(start + 1)..<limit].firstIndex(of: quote) ?? limit
      return (start + 1)..<end
    }
    return start..<(bytes[start..<limit].firstIndex { $0 <= 0x20 } ?? limit)
  }

  /// Returns the index of the tag's `>`, outside quotes; nil when there is none nearby.
  private static func close(_ bytes: [UInt8], from start: Int) -> Int? {
    var quote: UInt8 = 0
    var previous: UInt8 = 0
    for place in start..<min(bytes.count, start + longest) {
      let byte = bytes[place]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        return place
      } else if byte == UInt8(ascii: "<") {
        return nil
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        previous == UInt8(ascii: "=")
      {
        quote = byte
      }
      if byte > 0x20 { previous = byte }
    }
    return nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || NumericOrder.isDigit(byte)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }

  private static func endsAttribute(_ byte: UInt8) -> Bool {
    endsName(byte) || byte == UInt8(ascii: "=")
  }
}

extension MarkupTag {
  /// Block elements, which begin and end a line.
  static let blocks = words(
    """
    address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1
    h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul
    """)

  /// Elements whose start tag may appear without an end tag.
  static let openEnded = words("area base br col hr img input li p wbr")

  static let elements = blocks.union(openEnded).union(
    words(
      """
      a abbr acronym audio b big blink body button caption cite code colgroup data del dfn em embed font
      head html i iframe ins kbd label link mark meta noscript object option q s samp script select small
      source span strike strong style sub sup td template textarea th time title tt u var video
      """))

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
