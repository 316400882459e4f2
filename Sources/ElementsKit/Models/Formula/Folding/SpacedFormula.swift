/// A formula whose items are separated by spaces, as in crystallographic and mass spectrometric
/// files: `C12 H22 O11`, `Ca (C O3)`. Commas separate moieties: `2(C2 H6 O), Cu 2+`.
///
/// A space is required between adjacent symbols, so `H2O CO2` is not such a formula. Either all
/// counts follow their items directly, or every symbol has a count after a space, `C 6 H 12 O 6`.
/// So `Na Cl 2 H2 O` is not such a formula either.
///
/// Sources: International Tables for Crystallography, volume G, core dictionary, CHEMICAL_FORMULA;
/// Chemical Markup Language, the attribute `concise`.
struct SpacedFormula {
  private enum Last {
    /// The start of a moiety or of a bracket.
    case none
    case symbol
    case countedSymbol
    case group
    case charge

    var isSymbol: Bool { self == .symbol || self == .countedSymbol }
  }

  private let text: FormulaText
  private var position = 0
  private var last = Last.none
  private var depth = 0
  private var hasSpacedItems = false
  private var symbols = 0
  /// The number of counts that follow their symbol after a space.
  private var spacedCounts = 0
  private var bytes: [UInt8] = []
  private var offsets: [Int32] = []

  /// Returns the formula without these spaces and with subscript counts; `nil` for other texts.
  static func folded(_ text: FormulaText) -> FoldedFormula? {
    var spaced = Self(text: text)
    guard spaced.read(), spaced.hasSpacedItems,
      spaced.spacedCounts == 0 || spaced.spacedCounts == spaced.symbols
    else { return nil }
    return FoldedFormula(bytes: spaced.bytes, offsets: spaced.offsets, isMhchem: false)
  }

  private init(text: FormulaText) {
    self.text = text
    position = text.skipping(.space, from: 0)
  }

  private mutating func read() -> Bool {
    while true {
      var next = position
      while text.has(" ", at: next) { next += 1 }
      guard text.skipping(.space, from: next) < text.end else { return depth == 0 && last != .none }
      let isSpaced = next > position
      position = next
      guard step(isSpaced) else { return false }
    }
  }

  /// Reads one element of the notation: an item, a bracket, a charge or the comma after a moiety.
  private mutating func step(_ isSpaced: Bool) -> Bool {
    switch text[position] {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      guard last == .none || last == .group || isSpaced && last.isSymbol else { return false }
      noteSpace(isSpaced)
      copy()
      if text.smallLetter(at: position) != 0 { copy() }
      symbols += 1
      let behind = position
      count()
      last = behind == position ? .symbol : .countedSymbol
    case UInt8(ascii: "("), UInt8(ascii: "["):
      guard last != .charge else { return false }
      noteSpace(isSpaced)
      copy()
      depth += 1
      last = .none
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      guard depth > 0, last != .none, !isSpaced else { return false }
      copy()
      depth -= 1
      count()
      last = .group
    case UInt8(ascii: ","):
      guard depth == 0, last != .none else { return false }
      append(0xc2)
      append(0xb7)
      position += 1
      last = .none
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return last == .none ? multiplier() : isSpaced && (charge() || spacedCount())
    default: return false
    }
    return true
  }

  private mutating func noteSpace(_ isSpaced: Bool) {
    if isSpaced, last != .none { hasSpacedItems = true }
  }

  /// Reads the number before the bracket of a moiety: `2(C2 H6 O)`.
  private mutating func multiplier() -> Bool {
    guard depth == 0 else { return false }
    while text.glyph(at: position).kind == .digit || text.has(".", at: position) { copy() }
    return text.has("(", at: position) || text.has("[", at: position)
  }

  /// Reads a charge after a space and keeps the space: `Cu 2+`.
  private mutating func charge() -> Bool {
    guard last != .charge, text.isCharge(at: position) else { return false }
    append(UInt8(ascii: " "))
    while text.glyph(at: position).kind == .digit { copy() }
    for _ in 0..<text.glyph(at: position).width { copy() }
    last = .charge
    return true
  }

  /// Reads a count after a space: `C 6 H 12 O 6`.
  private mutating func spacedCount() -> Bool {
    guard last == .symbol else { return false }
    count()
    spacedCounts += 1
    last = .countedSymbol
    return true
  }

  /// Converts the digits of a count to subscripts, so that a full stop among them is a decimal
  /// point.
  private mutating func count() {
    while position < text.end {
      let byte = text[position]
      if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        append(0xe2)
        append(0x82)
        append(0x80 | byte & 15)
      } else if byte == UInt8(ascii: "."), text.glyph(at: position + 1).kind == .digit {
        append(byte)
      } else {
        return
      }
      position += 1
    }
  }

  private mutating func copy() {
    append(text[position])
    position += 1
  }

  private mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    offsets.append(Int32(truncatingIfNeeded: position))
  }
}
