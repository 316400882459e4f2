/// Takes parts from the start of a text, a byte at a time. What is not taken whole is not taken at all.
struct MeetingScanner {
  var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  /// True if only white space is left.
  var isAtEnd: Bool { rest.allSatisfy(Self.isSpace) }

  /// Takes a part whole; nothing when the body finds none.
  mutating func trying<Part>(_ body: (inout MeetingScanner) -> Part?) -> Part? {
    var trial = self
    guard let part = body(&trial) else { return nil }
    self = trial
    return part
  }

  // MARK: Signs and words

  mutating func skipSpace() { rest = rest.drop(while: Self.isSpace) }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }

  /// Takes letters and signs in any case.
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

  /// Takes the letters at the start if they are one of some words, which are in small letters.
  mutating func takeWord(_ words: Set<String>) -> String? {
    let found = letters
    guard !found.isEmpty, found.count <= 12 else { return nil }
    let word = String(decoding: found.map { $0 | 0x20 }, as: UTF8.self)
    guard words.contains(word) else { return nil }
    rest = rest[found.endIndex...]
    return word
  }

  /// Takes a word, which is in capitals here, if no letter follows it.
  mutating func takeWhole(_ word: StaticString) -> Bool {
    let isTaken: Bool? = trying { $0.take(word) && $0.letters.isEmpty ? true : nil }
    return isTaken ?? false
  }

  /// Takes a number of some digits.
  mutating func takeNumber(_ digits: ClosedRange<Int>) -> Int? {
    let found = rest.prefix(while: NumericOrder.isDigit)
    guard digits.contains(found.count) else { return nil }
    rest = rest[found.endIndex...]
    return found.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Takes the bytes before the first of a kind.
  mutating func takeText(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let found = rest.prefix { !isEnd($0) }
    rest = rest[found.endIndex...]
    return found
  }

  // MARK: Between parts

  /// Skips blanks and signs that part a text, and `and`; whether there were any but blanks.
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

  /// Takes a hyphen or `to` with the blanks about it.
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
