/// A parser that reads the attributes of a tag like a browser, and writes them as valid XML.
struct XMLTagMending {
  private let text: UnsafeBufferPointer<UInt8>
  private let isLast: Bool
  private var place: Int
  private var written = ""
  private var names: Set<String> = []
  private(set) var count = 0

  private static let most = 4_096

  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool) {
    (self.text, place, self.isLast) = (text, start, isLast)
  }

  mutating func read(_ isKnown: (String) -> Bool) -> XMLTagScan.Found {
    var isEmpty = false
    while place < text.count, count <= Self.most {
      let byte = text[place]
      switch byte {
      case UInt8(ascii: ">"):
        return .tag(end: place + 1, isEmpty: isEmpty, attributes: written)
      case UInt8(ascii: "<"):
        // A tag without its end, or no tag at all.
        return count > 0 ? .tag(end: place, isEmpty: isEmpty, attributes: written) : .none
      case ...0x20: place += 1
      case UInt8(ascii: "/"):
        isEmpty = true
        place += 1
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="): place += 1
      default:
        guard readAttribute(isKnown) else { return isLast ? .none : .unfinished }
      }
      if byte > 0x20 { isEmpty = false }
    }
    return isLast ? .none : .unfinished
  }

  /// - Returns: false if the attribute is incomplete.
  private mutating func readAttribute(_ isKnown: (String) -> Bool) -> Bool {
    let nameEnd = text.firstIndex(from: place) { $0 <= 0x20 || "=\"'/<>".utf8.contains($0) }
    guard let nameEnd else { return false }
    let name = text[place..<nameEnd]
    place = nameEnd
    guard let sign = text.firstIndex(from: nameEnd, where: { $0 > 0x20 }) else { return false }
    var value: Range<Int>?
    if text[sign] == UInt8(ascii: "=") {
      guard let start = text.firstIndex(from: sign + 1, where: { $0 > 0x20 }),
        let (range, end) = self.value(from: start)
      else { return false }
      (value, place) = (range, end)
      count += 1
    }
    let word = String(decoding: name, as: UTF8.self)
    guard let first = name.first, XMLNameByte.mayBegin(first),
      name.allSatisfy(XMLNameByte.mayFollow), names.insert(word).inserted
    else { return true }
    let text = value.map { escaped($0, isKnown) } ?? word
    written += " \(word)=\"\(text)\""
    return true
  }

  /// Returns the range of a value and the offset after it; nil if the value is incomplete.
  private func value(from start: Int) -> (range: Range<Int>, end: Int)? {
    let quote = text[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let end = text.firstIndex(from: start) { $0 <= 0x20 || "<>".utf8.contains($0) }
      guard let end else { return nil }
      let hasSlash = text[end] == UInt8(ascii: ">") && text[end - 1] == UInt8(ascii: "/")
      let valueEnd = hasSlash ? max(start, end - 1) : end
      return (start..<valueEnd, valueEnd)
    }
    // A value with a `>` followed by a `<` lacks its closing quote.
    var bracket: Int?
    var isInner = false
    for index in (start + 1)..<text.count {
      switch text[index] {
      case UInt8(ascii: ">"): if !isInner { bracket = bracket ?? index }
      case UInt8(ascii: "<"):
        if let bracket { return (start + 1..<bracket, bracket) }
        isInner = true
      case quote:
        guard let isEnd = endsValue(at: index) else { return nil }
        if isEnd { return (start + 1..<index, index + 1) }
      default: break
      }
    }
    return bracket.flatMap { isLast ? (start + 1..<$0, $0) : nil }
  }

  /// Returns true if a quote ends a value: another attribute or the end of the tag follows. Nil if
  /// more text is needed to decide.
  private func endsValue(at quote: Int) -> Bool? {
    guard let next = text.firstIndex(from: quote + 1, where: { $0 > 0x20 }) else { return nil }
    if "/>?<".utf8.contains(text[next]) { return true }
    guard XMLNameByte.mayBegin(text[next]) else { return false }
    guard let end = text.firstIndex(from: next, where: { !XMLNameByte.mayFollow($0) }),
      let sign = text.firstIndex(from: end, where: { $0 > 0x20 })
    else { return nil }
    return text[sign] == UInt8(ascii: "=")
  }

  private func escaped(_ range: Range<Int>, _ isKnown: (String) -> Bool) -> String {
    var bytes: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = text[place]
      place += 1
      switch byte {
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "&"):
        let reference = XMLReference.read(
          text, at: place - 1, to: range.upperBound, isOpen: false, isKnown)
        switch reference {
        case .sound(let end):
          bytes += text[(place - 1)..<end]
          place = end
        case .wrong(let end, let mended):
          bytes += mended
          place = end
        case .unfinished: bytes += "&amp;".utf8
        }
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
