/// Reads parts from the start of a text, byte by byte. A part that does not match completely
/// consumes nothing.
struct MeetingScanner {
  var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  /// True if only white space is left.
  var isAtEnd: Bool { rest.allSatisfy(Self.isSpace) }

  /// Runs a body, and consumes its input only if it returns a part.
  mutating func trying<Part>(_ body: (inout MeetingScanner) -> Part?) -> Part? {
    var trial = self
    guard let part = body(&trial) else { return nil }
    self = trial
    return part
  }

  // MARK: Characters and words

  mutating func skipSpace() { rest = rest.drop(while: Self.isSpace) }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }

  /// Consumes a word of letters and signs, in any case. The word is in capitals here.
  mutating func take(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      var place = rest.startIndex
      for byte in word {
        guard place < rest.endIndex, ClassNumber.uppercased(rest[place]) == byte else {
          return false
        }
        place += 1
      }
      rest = rest[place...]
      return true
    }
  }

  /// The letters at the start.
  var letters: ArraySlice<UInt8> { rest.prefix(while: Self.isLetter) }

  /// Consumes the letters at the start if they are one of some words. The words are in lower case.
  mutating func takeWord(_ words: Set<String>) -> String? {
    let found = letters
    guard !found.isEmpty, found.count <= 12 else { return nil }
    let word = String(decoding: found.map { $0 | 0x20 }, as: UTF8.self)
    guard words.contains(word) else { return nil }
    rest = rest[found.endIndex...]
    return word
  }

  /// Consumes a word if no letter follows it. The word is in capitals here.
  mutating func takeWhole(_ word: StaticString) -> Bool {
    let isTaken: Bool? = trying { $0.take(word) && $0.letters.isEmpty ? true : nil }
    return isTaken ?? false
  }

  /// Consumes a number with some count of digits.
  mutating func takeNumber(_ digits: ClosedRange<Int>) -> Int? {
    let found = rest.prefix(while: NumericOrder.isDigit)
    guard digits.contains(found.count) else { return nil }
    rest = rest[found.endIndex...]
    return found.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Consumes the bytes before the first one of a kind.
  mutating func takeText(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let found = rest.prefix { !isEnd($0) }
    rest = rest[found.endIndex...]
    return found
  }

  // MARK: Separators

  /// Skips spaces, separators and `and`; returns true if there was more than spaces.
  mutating func skipSeparators() -> Bool {
    var hasAny = false
    while true {
      skipSpace()
      if let byte = rest.first, Self.isSeparator(byte) {
        rest.removeFirst()
      } else if !takeWhole("AND") {
        return hasAny
      }
      hasAny = true
    }
  }

  static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"), 0x0a, 0x0d:
      true
    default: false
    }
  }

  /// Consumes a hyphen or a word such as `to`, with the spaces around it.
  mutating func takeRangeSign() -> Bool {
    let hasSign: Bool? = trying { scanner in
      scanner.skipSpace()
      guard scanner.take("-") || scanner.takeWord(Self.rangeWords) != nil else { return nil }
      scanner.skipSpace()
      return true
    }
    return hasSign ?? false
  }

  private static let rangeWords: Set = ["to", "through", "thru", "until", "till"]
}
