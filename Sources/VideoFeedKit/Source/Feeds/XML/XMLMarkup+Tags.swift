extension XMLMarkupPass {
  /// Reads an end tag.
  mutating func readEndTag(_ tag: Int) -> Bool {
    guard let end = text.firstIndex(from: tag + 2, where: { "<>".utf8.contains($0) }) else {
      if isLast { place = text.count }
      return isLast
    }
    let isClosed = text[end] == UInt8(ascii: ">")
    let inner = UnsafeBufferPointer(rebasing: text[(tag + 2)..<end])
    let name = UnsafeBufferPointer(rebasing: inner.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") })
    let range = tag..<(isClosed ? end + 1 : end)
    place = range.upperBound
    if isClosed, markup.names.isLast(name), inner.dropFirst(name.count).allSatisfy({ $0 <= 0x20 }) {
      if holdRoot(markup.names.count - 1) {
        replace(range, with: [])
      } else {
        close(from: markup.names.count - 1)
      }
      return true
    }
    guard !name.isEmpty, let found = markup.names.place(of: name) else {
      if !markup.names.isEmpty { mend(range, with: []) }
      return true
    }
    // An end tag inside a text, followed by the text's own end tag: `the </item> tag</title>`.
    let next = text.first(UInt8(ascii: "<"), from: range.upperBound)
    if found < markup.names.count - 1 {
      guard let next, text.count - next > markup.names.last.count + 2 || isLast else {
        if isLast { return closeInside(range, from: found) }
        place = tag
        return false
      }
      let own = Array("</".utf8) + markup.names.last
      if text[next...].starts(with: own) { return readText(tag) }
    }
    return closeInside(range, from: found)
  }

  /// Closes an element and all elements inside it.
  private mutating func closeInside(_ range: Range<Int>, from found: Int) -> Bool {
    let first = holdRoot(found) ? found + 1 : found
    mend(range, with: endTags(from: first))
    close(from: first)
    return true
  }

  /// Reads a start tag, or a `<` that only looks like one.
  mutating func readStartTag(_ tag: Int, _ isKnown: (String) -> Bool) -> Bool {
    let nameEnd = text.firstIndex(from: tag + 1) { !XMLNameByte.mayFollow($0) } ?? text.count
    let name = UnsafeBufferPointer(rebasing: text[(tag + 1)..<nameEnd])
    var scan = XMLTagScan(text, from: nameEnd, isLast: isLast)
    let found = scan.read(isKnown)
    if scan.count > markup.attributes {
      markup.isCrowded = true
      return false
    }
    switch found {
    case .unfinished:
      if isLast { place = text.count }
      return isLast
    case .none: return readText(tag)
    case .tag(let end, let isEmpty, let attributes):
      if !markup.names.isEmpty, UnescapedHTML.needsMore(name, text, from: end), !isLast {
        return false
      }
      if let first = UnescapedHTML.firstClosed(by: name, in: markup.names, text, from: end) {
        mend(tag..<tag, with: endTags(from: first))
        close(from: first)
      }
      let isVoid =
        !isEmpty && !markup.names.isEmpty && UnescapedHTML.isVoid(name, text, from: end)
      let close = isEmpty || isVoid ? "/>" : ">"
      if let attributes {
        mend(nameEnd..<end, with: (attributes + close).utf8)
      } else if isVoid {
        mend((end - 1)..<end, with: close.utf8)
      }
      if !isEmpty, !isVoid { markup.names.push(name) }
      endOutside()
      place = end
      return true
    }
  }

  private func endTags(from first: Int) -> [UInt8] {
    (first..<markup.names.count).reversed().reduce(into: []) { tags, place in
      tags += Array("</".utf8) + markup.names[place] + [UInt8(ascii: ">")]
    }
  }

  private mutating func close(from first: Int) {
    markup.names.removeAll(from: first)
    endOutside()
  }

  /// Continues after the root if no element is open, or only a root whose end was postponed.
  private mutating func endOutside() {
    if markup.names.isEmpty || markup.isBehindRoot && markup.names.count == 1 {
      markup.state = .end
    }
  }
}
