/// Collects the text of HTML, and normalises its white space.
struct MarkupWriter {
  private var bytes: [UInt8] = []
  private var hasSpace = false
  private var lines = 0
  /// The spaces since the last line feed, if they are preserved.
  private var spaces: [UInt8] = []
  /// True if line feeds are preserved, as in `pre` and in a text without a block or a `br`.
  var keepsLines = false
  /// True if each space is preserved, as in `pre`, for the indentation of program code.
  var keepsSpaces = false

  /// The text, without leading or trailing white space.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The index of the next character.
  var place: Int {
    guard !bytes.isEmpty else { return 0 }
    let blanks = spaces.isEmpty ? (lines == 0 && hasSpace ? 1 : 0) : spaces.count
    return bytes.count + min(lines, 2) + blanks
  }

  /// Returns the range of the words written from an index on; nil for none.
  func words(from place: Int) -> Range<Int>? {
    guard place < bytes.count, let start = bytes[place...].firstIndex(where: { $0 > 0x20 }) else {
      return nil
    }
    return start..<bytes.count
  }

  mutating func add(_ byte: UInt8) {
    switch byte {
    case 0x0a where keepsLines:
      lines += 1
      spaces = []
    case 0x20 where keepsSpaces, 0x09 where keepsSpaces: spaces.append(byte)
    case 0x20, 0x09, 0x0a, 0x0c, 0x0d: hasSpace = true
    // Other control characters.
    case 0..<0x20, 0x7f: break
    default:
      writeSpace()
      bytes.append(byte)
    }
  }

  mutating func add(_ character: Unicode.Scalar) {
    guard !character.isASCII else { return add(UInt8(ascii: character)) }
    // A no-break space is a space in plain text.
    if character == "\u{a0}" { return add(0x20) }
    writeSpace()
    bytes += UTF8.encode(character).map(Array.init) ?? []
  }

  mutating func add(text: String) {
    for character in text.unicodeScalars { add(character) }
  }

  mutating func addSpace() { hasSpace = true }
  mutating func addLine() { lines += 1 }

  /// Ends a block. A paragraph has an empty line before and after it.
  mutating func endBlock(isParagraph: Bool) {
    lines = max(lines, isParagraph ? 2 : 1)
    spaces = []
  }

  private mutating func writeSpace() {
    guard hasSpace || lines > 0 || !spaces.isEmpty else { return }
    if !bytes.isEmpty {
      bytes += repeatElement(UInt8(ascii: "\n"), count: min(lines, 2))
      if !spaces.isEmpty {
        bytes += spaces
      } else if lines == 0 {
        bytes.append(UInt8(ascii: " "))
      }
    }
    (hasSpace, lines, spaces) = (false, 0, [])
  }
}
