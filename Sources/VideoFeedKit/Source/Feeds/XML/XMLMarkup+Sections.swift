extension XMLMarkupPass {
  /// The number of bytes to wait for the end of a CDATA section, before it is closed at the end tag
  /// of its element.
  private static let longestHold = 1 << 19
  private static let dataStart = Array("<![CDATA[".utf8)

  /// Reads markup that begins with `<!`.
  mutating func readDeclared(_ tag: Int) -> Bool {
    if text.has("<!--", at: tag) {
      place = tag + 4
      markup.state = .comment
      return true
    }
    if text.has("<![CDATA[", at: tag), !markup.names.isEmpty {
      place = tag + 9
      markup.state = .data
      return true
    }
    if text.count - tag < 9, !isLast { return false }
    guard !markup.names.isEmpty else {
      place = tag + 2
      markup.state = .declaration(quote: 0, isInside: false)
      return true
    }
    // An HTML declaration that was not escaped.
    guard let end = text.firstIndex(from: tag + 1, where: { "<>".utf8.contains($0) }) else {
      return isLast ? readText(tag) : false
    }
    guard text[end] == UInt8(ascii: ">") else { return readText(tag) }
    mend(tag..<end + 1, with: [])
    place = end + 1
    return true
  }

  /// Reads a comment or processing instruction to its end.
  mutating func readSection(until mark: StaticString) -> Bool {
    if let end = text.first(mark, from: place) {
      place = end + mark.utf8CodeUnitCount
      markup.state = .content
      return true
    }
    return readUnended(keeping: mark.utf8CodeUnitCount - 1)
  }

  /// Reads an unfinished section, except for the beginning of its possible end mark.
  private mutating func readUnended(keeping count: Int) -> Bool {
    place = isLast ? text.count : max(place, text.count - count)
    return isLast
  }

  /// Reads `<!DOCTYPE …>` to its end.
  mutating func readDeclaration(_ quote: UInt8, _ isInside: Bool) -> Bool {
    var (quote, isInside) = (quote, isInside)
    defer {
      if case .declaration = markup.state {
        markup.state = .declaration(quote: quote, isInside: isInside)
      }
    }
    while place < text.count {
      let byte = text[place]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "<"), isInside {
        if text.count - place < 4, !isLast { return false }
        if text.has("<!--", at: place) {
          guard let end = text.first("-->", from: place + 4) else {
            if isLast { place = text.count }
            return isLast
          }
          place = end + 2
        }
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") {
        isInside = byte == UInt8(ascii: "[")
      } else if byte == UInt8(ascii: ">"), !isInside {
        place += 1
        markup.state = .content
        return true
      }
      place += 1
    }
    return true
  }

  /// Reads a CDATA section.
  ///
  /// A section without an end would extend to the end of the next section. It is recognised by its
  /// content: the end tag of its element, then another section or the end of the document.
  mutating func readData() -> Bool {
    let end = text.first("]]>", from: place)
    let limit = end ?? text.count
    let next = text.firstData(from: place, to: limit)
    let isLong = text.count - place > Self.longestHold
    if next != nil || end == nil, let stop = endTagOfElement(to: next ?? limit) {
      guard next != nil || isLast || isLong else {
        place = stop
        return false
      }
      mend(stop..<stop, with: "]]>".utf8)
      place = stop
      markup.state = .content
      return true
    }
    guard end == nil else {
      place = limit + 3
      markup.state = .content
      return true
    }
    return readUnended(keeping: max(Self.dataStart.count, markup.names.last.count + 3))
  }

  /// Returns the offset of the innermost element's end tag in a CDATA section.
  private func endTagOfElement(to limit: Int) -> Int? {
    var start = place
    let name = markup.names.last
    while let tag = text.first(UInt8(ascii: "<"), from: start, to: limit) {
      let behind = tag + 2 + name.count
      if behind < limit, text[tag + 1] == UInt8(ascii: "/"),
        text[(tag + 2)..<behind].elementsEqual(name),
        text[behind] == UInt8(ascii: ">") || text[behind] <= 0x20
      {
        return tag
      }
      start = tag + 1
    }
    return nil
  }
}
