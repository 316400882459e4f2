/// A single-pass converter from markup and rare characters to the plain notation of
/// ``FormulaParser``.
///
/// - Full-width characters, dashes, single-character Roman numerals and other dots become plain
///   characters. `×` and an `x` between components become a separator.
/// - Scripts become subscript digits, or a caret with braces: `<sub>`, `</sub>`, `<sup>` and
///   `</sup>` of HTML; `_n`, `_{…}` and `^{…}` of TeX; and text between two equal marks, `_2_`,
///   `~2~`, `^2+^`, as in mineral data and Markdown.
/// - Entities and `\cdot`, `\bullet`, `\times` become plain characters. `\mathrm{}`, `\text{}`,
///   `\ce{}`, `{}` and `$` are removed. All other markup is an error.
struct FormulaFolding {
  /// A brace, command, script or tag that is not yet closed.
  struct Open {
    enum Kind {
      /// The argument of a command; its braces are removed.
      case argument
      case mhchem
      /// Braces that are kept.
      case braces
      case sub
      case sup
    }

    let kind: Kind
    let offset: Int
    var isTag = false
    /// The index in `bytes` of the first byte of its content.
    var start = 0
  }

  /// The superscript that was closed last.
  struct Raised {
    let start: Int
    let end: Int
    /// True if it contains only digits, like a mass number.
    let isNumber: Bool
  }

  let text: FormulaText
  var position = 0
  var bytes: [UInt8] = []
  var offsets: [Int32] = []
  var open: [Open] = []
  /// The open script; scripts do not nest.
  var script: Open.Kind?
  var raised: Raised?
  /// An atomic number that precedes its symbol: `_{90}` in `^{227}_{90}Th`.
  var atomicNumber: (value: Int64, offset: Int)?
  var dollar: Int?
  var isMhchem = false
  private var isChanged = false

  /// Returns the rewritten text; `nil` if there is nothing to rewrite.
  ///
  /// - Throws: `.markup` for markup that is unknown, misplaced or not closed.
  static func folded(_ text: FormulaText) throws(FormulaFault) -> FoldedFormula? {
    var folding = Self(text: text)
    while folding.position < text.end { try folding.step() }
    // Braces are also part of the plain notation, so the parser reports errors in them.
    if let last = folding.open.last(where: { $0.kind != .braces && ($0.kind != .sup || $0.isTag) })
    {
      throw FormulaFault(.markup, at: last.offset)
    }
    if let offset = folding.dollar ?? folding.atomicNumber?.offset {
      throw FormulaFault(.markup, at: offset)
    }
    guard folding.isChanged else { return nil }
    return FoldedFormula(
      bytes: folding.bytes, offsets: folding.offsets, isMhchem: folding.isMhchem)
  }

  private init(text: FormulaText) {
    self.text = text
    bytes.reserveCapacity(text.end)
    offsets.reserveCapacity(text.end)
  }

  private mutating func step() throws(FormulaFault) {
    let byte = text[position]
    switch byte {
    case UInt8(ascii: "<"): try tag()
    case UInt8(ascii: "&"): try entity()
    case UInt8(ascii: "\\"): try command()
    case UInt8(ascii: "_"): try lowered()
    case UInt8(ascii: "~"): try tilde()
    case UInt8(ascii: ":") where DotRule(text).isHydrateColon(at: position):
      replace(1, with: 0xb7)
    case UInt8(ascii: "^"): try caret()
    case UInt8(ascii: "{"): brace()
    case UInt8(ascii: "}"): try closeBrace()
    case UInt8(ascii: "$"):
      dollar = dollar == nil ? position : nil
      drop(1)
    case UInt8(ascii: "x") where isSeparator: replace(1, with: 0xb7)
    case 0x00..<0x80:
      try emit(byte)
      position += 1
    default: character()
    }
  }

  /// Skips `count` bytes of the text.
  mutating func drop(_ count: Int) {
    position += count
    isChanged = true
  }

  /// Writes a scalar in place of the next `count` bytes of the text.
  mutating func replace(_ count: Int, with scalar: UInt32) {
    replace(count, with: String(Unicode.Scalar(scalar) ?? " "))
  }

  mutating func replace(_ count: Int, with plain: String) {
    for byte in plain.utf8 { append(byte, from: position) }
    drop(count)
  }

  mutating func append(_ byte: UInt8, from offset: Int) {
    bytes.append(byte)
    offsets.append(Int32(truncatingIfNeeded: offset))
  }

  /// Copies an ASCII character of the text; a digit in a subscript becomes a subscript digit.
  mutating func emit(_ byte: UInt8) throws(FormulaFault) {
    let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    if isDigit, script == .sub {
      for part: UInt8 in [0xe2, 0x82, 0x80 | byte & 15] { append(part, from: position) }
      isChanged = true
      return
    }
    if let number = atomicNumber, text.hasCapital(at: position) {
      guard number.value == Int64(text.element(at: position)) else {
        throw FormulaFault(.markup, at: number.offset)
      }
      atomicNumber = nil
    }
    append(byte, from: position)
  }

  /// True if the `x` at the current position separates components: it is between spaces, or after
  /// an item and before a number.
  private var isSeparator: Bool {
    let next = text.glyph(at: position + 1)
    let isSpaced = (1...3).contains { width in
      let before = position >= width ? text.glyph(at: position - width) : Glyph(.other, width: 0)
      return before.kind == .space && before.width == width
    }
    if next.kind == .space { return isSpaced }
    guard next.kind == .digit || next.kind == .vulgarFraction, position > 0 else { return false }
    let before = text[position - 1]
    return isSpaced || before >= 0x80 || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
      || Unicode.Scalar(before).properties.isAlphabetic
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= before
  }
}
