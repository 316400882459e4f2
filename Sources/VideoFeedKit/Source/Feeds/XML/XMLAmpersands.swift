#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds what looks like a reference to a character or an entity but is none, as in `a?x=1&y=2`, and
/// writes `&amp;` for its first character. libxml2 would leave it out with the name behind it.
enum XMLAmpersands {
  /// The longest reference that is taken for one.
  private static let longest = 34

  /// Where a reference stands that the text ends in; the length of the text when there is none.
  static func unfinished(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var place = text.count
    while place > 0, text.count - place < longest {
      place -= 1
      if text[place] == UInt8(ascii: ";") || text[place] <= 0x20 { break }
      if text[place] == UInt8(ascii: "&") { return place }
    }
    return text.count
  }

  /// Whether all that look like references are some.
  static func areSound(_ text: UnsafeBufferPointer<UInt8>, _ isKnown: (String) -> Bool) -> Bool {
    var place = 0
    while let next = next(UInt8(ascii: "&"), in: text, from: place) {
      guard isReference(text, at: next, isKnown) else { return false }
      place = next + 1
    }
    return true
  }

  /// The text with what is wrong set right.
  ///
  /// - Parameters:
  ///   - start: where to begin; what is before it tells whether `<![CDATA[` is open.
  ///   - isCharacterData: whether it is open where the text begins.
  static func repaired(
    _ text: [UInt8], from start: Int, isCharacterData: Bool, _ isKnown: (String) -> Bool
  ) -> [UInt8] {
    text.withUnsafeBufferPointer { text in
      var result: [UInt8] = []
      result.reserveCapacity(text.count + 64)
      var isData = isCharacterData
      for place in text.indices {
        let byte = text[place]
        if isData {
          isData = !(byte == UInt8(ascii: ">") && ends(text, at: place, with: "]]>"))
        } else {
          isData = byte == UInt8(ascii: "[") && ends(text, at: place, with: "<![CDATA[")
        }
        guard place >= start else { continue }
        result.append(byte)
        if byte == UInt8(ascii: "&"), !isData, !isReference(text, at: place, isKnown) {
          result += "amp;".utf8
        }
      }
      return result
    }
  }

  private static func ends(
    _ text: UnsafeBufferPointer<UInt8>, at place: Int, with mark: StaticString
  ) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard place + 1 >= count else { return false }
    return (0..<count).allSatisfy { text[place + 1 - count + $0] == mark.utf8Start[$0] }
  }

  /// Whether `&name;`, `&#1;` or `&#x1;` stands here, of a name that is known.
  private static func isReference(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, _ isKnown: (String) -> Bool
  ) -> Bool {
    var place = start + 1
    while place < text.count, place - start < longest, isNameByte(text[place]) { place += 1 }
    guard place < text.count, text[place] == UInt8(ascii: ";"), place > start + 1 else {
      return false
    }
    let name = text[(start + 1)..<place]
    if name.first == UInt8(ascii: "#") {
      let isHex = name.dropFirst().first == UInt8(ascii: "x")
      let digits = name.dropFirst(isHex ? 2 : 1)
      return !digits.isEmpty && digits.allSatisfy { isDigit($0, isHex: isHex) }
    }
    if name.elementsEqual("amp".utf8) || name.elementsEqual("lt".utf8)
      || name.elementsEqual("gt".utf8) || name.elementsEqual("quot".utf8)
    {
      return true
    }
    return isKnown(String(decoding: name, as: UTF8.self))
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || "#._-".utf8.contains(byte) || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8, isHex: Bool) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (isHex && (byte | 0x20) &- UInt8(ascii: "a") < 6)
  }

  private static func next(
    _ byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let base = text.baseAddress, start < text.count,
      let found = memchr(base + start, Int32(byte), text.count - start)
    else { return nil }
    return UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - base
  }
}
