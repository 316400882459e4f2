/// A writer for plain text that normalises white space.
struct PlainTextWriter {
  private let layout: PlainText.Layout
  private(set) var text: [UInt8] = []
  private var hasSpace = false
  private var lines = 0

  init(_ layout: PlainText.Layout, capacity: Int) {
    self.layout = layout
    text.reserveCapacity(capacity)
  }

  /// Adds a byte of plain text; line feeds are kept.
  mutating func add(plain byte: UInt8) {
    if byte == UInt8(ascii: "\n") { addLine() } else { add(byte) }
  }

  /// Adds a byte of HTML text, in which all white space is equivalent.
  mutating func add(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x09, 0x0a, 0x0c, 0x0d: hasSpace = true
    // Other control characters are removed.
    case 0..<0x20, 0x7f: break
    default:
      writeSpace()
      text.append(byte)
    }
  }

  /// Adds a character.
  mutating func add(_ character: Unicode.Scalar) {
    if character.isASCII { return add(UInt8(truncatingIfNeeded: character.value)) }
    writeSpace()
    text.append(character: character)
  }

  /// Ends the line.
  mutating func addLine() {
    if layout == .line { hasSpace = true } else { lines += 1 }
  }

  /// Ends a block, which occupies its own lines. A paragraph is surrounded by blank lines.
  mutating func endBlock(isParagraph: Bool) {
    if layout == .line { hasSpace = true } else { lines = max(lines, isParagraph ? 2 : 1) }
  }

  private mutating func writeSpace() {
    guard hasSpace || lines > 0 else { return }
    if !text.isEmpty {
      if lines > 0 {
        text.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: min(lines, 2)))
      } else {
        text.append(UInt8(ascii: " "))
      }
    }
    (hasSpace, lines) = (false, 0)
  }
}
