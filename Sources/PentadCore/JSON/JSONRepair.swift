/// Rewrites damaged JSON as well-formed JSON, in one pass and in linear time.
///
/// Some servers store texts that were cut inside a character, bytes of another encoding and control
/// characters, and return them unchanged. One such text must not invalidate the whole answer. The
/// repair keeps as much as possible:
/// - ill-formed UTF-8, unpaired surrogates and U+0000 become U+FFFD; other control characters are
///   escaped;
/// - an escape that JSON does not have becomes its letter;
/// - `NaN`, `Infinity` and other words or numbers that JSON does not have become `null`;
/// - superfluous commas are removed, and a bracket that closes an outer value closes the inner
///   ones.
///
/// The result may still not be JSON, for example an object with a missing colon. The reader of the
/// result detects that.
package struct JSONRepair {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// True if wrong brackets and commas are repaired, too.
  private let repairsStructure: Bool
  private var position: Int
  private var text: [UInt8] = []
  /// The closing brackets that are due, and the number of braces among them.
  private var closers: [UInt8] = []
  private var braces = 0
  /// The last byte of the result that is not white space.
  private var last: UInt8 = 0

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, structure repairsStructure: Bool
  ) {
    (self.bytes, position, self.repairsStructure) = (bytes, start, repairsStructure)
  }

  /// Repairs a text that is an object or an array. A byte order mark before it, and anything behind
  /// it, is dropped. Returns nil for a text that begins otherwise or is cut off.
  ///
  /// - Parameter structure: true to repair wrong brackets and commas, and to ignore text behind the
  ///   value. Pass false where a shortened list would be taken for a complete one: such text then
  ///   gives nil.
  package static func document(_ text: [UInt8], structure: Bool = true) -> [UInt8]? {
    let start = text.starts(with: JSONReader.mark) ? JSONReader.mark.count : 0
    guard let first = text[start...].first(where: { $0 > 0x20 }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return nil }
    return text.withUnsafeBufferPointer { bytes in
      guard let (repaired, end) = value(in: bytes, from: start, structure: structure),
        structure || bytes[end...].allSatisfy({ $0 <= 0x20 })
      else { return nil }
      return repaired
    }
  }

  /// Repairs the value that begins at an offset; nil if the text ends before the value does.
  static func value(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, structure: Bool = true
  ) -> (text: [UInt8], end: Int)? {
    var repair = JSONRepair(bytes, from: start, structure: structure)
    guard repair.passValue() else { return nil }
    return (repair.text, repair.position)
  }

  /// Returns true if the value is complete.
  private mutating func passValue() -> Bool {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 0...0x20: position += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        beginValue()
        append(byte)
        closers.append(byte + 2)
        if byte == UInt8(ascii: "{") { braces += 1 }
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard repairsStructure || byte == closers.last && canClose else { return false }
        close(byte)
        position += 1
      case UInt8(ascii: ","):
        guard repairsStructure || canEndValue else { return false }
        if canEndValue { append(byte) }
        position += 1
      case UInt8(ascii: ":"):
        if last == UInt8(ascii: "\"") { append(byte) }
        position += 1
      case UInt8(ascii: "\""):
        beginValue()
        guard passString() else { return false }
      default:
        beginValue()
        passWord()
      }
      if closers.isEmpty, !text.isEmpty { return true }
    }
    return false
  }

  private mutating func append(_ byte: UInt8) {
    text.append(byte)
    last = byte
  }

  /// True if the last byte of the result ends a value.
  private var canEndValue: Bool {
    ![0, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(last)
  }

  /// True if the last byte of the result is neither a comma nor a colon.
  private var canClose: Bool { ![UInt8(ascii: ","), UInt8(ascii: ":")].contains(last) }

  /// Appends the missing comma between two values.
  private mutating func beginValue() {
    if canEndValue { append(UInt8(ascii: ",")) }
  }

  private mutating func close(_ bracket: UInt8) {
    let isDue = bracket == UInt8(ascii: "}") ? braces > 0 : braces < closers.count
    guard isDue else { return }
    while let closer = closers.popLast() {
      if closer == UInt8(ascii: "}") { braces -= 1 }
      if last == UInt8(ascii: ",") { text.removeLast() }
      if last == UInt8(ascii: ":") { text += "null".utf8 }
      append(closer)
      if closer == bracket { return }
    }
  }

  // MARK: Words and numbers

  private mutating func passWord() {
    let start = position
    while position < bytes.count, !Self.ends(bytes[position]) { position += 1 }
    let word = Array(bytes[start..<position])
    text += Self.isJSON(word) ? word : Array("null".utf8)
    last = text[text.count - 1]
  }

  private static func ends(_ byte: UInt8) -> Bool {
    byte <= 0x20 || [",", ":", "]", "}", "[", "{", "\""].contains(Unicode.Scalar(byte))
  }

  private static func isJSON(_ word: [UInt8]) -> Bool {
    (try? JSONReader.read(word) { reader throws(PentadError) in try reader.skip() }) != nil
  }

  // MARK: Strings

  /// Copies a string; returns false if it has no end.
  private mutating func passString() -> Bool {
    append(UInt8(ascii: "\""))
    position += 1
    while position < bytes.count {
      let start = position
      while position < bytes.count, bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\""),
        bytes[position] != UInt8(ascii: "\\")
      {
        position += 1
      }
      // Decoding replaces each ill-formed part by U+FFFD.
      text += String(decoding: bytes[start..<position], as: UTF8.self).utf8
      guard position < bytes.count else { return false }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        append(UInt8(ascii: "\""))
        position += 1
        return true
      case UInt8(ascii: "\\"): passEscape()
      case 0:
        text += "\u{fffd}".utf8
        position += 1
      case let control:
        text += "\\u00".utf8
        text += [control >> 4, control & 0xf].map { Array("0123456789abcdef".utf8)[Int($0)] }
        position += 1
      }
    }
    return false
  }

  /// Copies an escape. A backslash before any other character is dropped, so that the character
  /// becomes plain text.
  private mutating func passEscape() {
    let letter = position + 1 < bytes.count ? bytes[position + 1] : 0
    if letter == UInt8(ascii: "u"), let unit = codeUnit(at: position) {
      if UTF16.isLeadSurrogate(unit), let second = codeUnit(at: position + 6),
        UTF16.isTrailSurrogate(second)
      {
        text += bytes[position..<position + 12]
        position += 12
      } else {
        let isWhole = Unicode.Scalar(unit) != nil && unit != 0
        text += isWhole ? Array(bytes[position..<position + 6]) : Array("\u{fffd}".utf8)
        position += 6
      }
    } else if "\"\\/bfnrt".utf8.contains(letter) {
      text += [UInt8(ascii: "\\"), letter]
      position += 2
    } else {
      position += 1
    }
  }

  /// Returns the code unit of an escape such as `\u0041` at an offset; nil if there is none.
  private func codeUnit(at place: Int) -> UInt16? {
    guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = bytes[place + 2..<place + 6]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
