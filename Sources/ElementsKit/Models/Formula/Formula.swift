public import PentadCore

/// A chemical formula, read into exact amounts of elements and nuclides and a charge.
///
/// ```swift
/// let vitriol = try Formula("CuSO4·5H2O")
/// vitriol.hill                  // "CuH10O9S"
/// vitriol.molarMass()?.value    // 249.677
/// ```
///
/// Two formulas are equal when their atoms and charge are: `CH3COOH` equals `C2H4O2`. The text is
/// not kept. Reading is one pass without recursion, and no text makes it trap.
///
/// ## Notation
/// - **Symbols** are written with a capital: `Co` is cobalt, `CO` carbon monoxide. `D` and `T` are
///   nuclides of hydrogen; the temporary symbols of 101 to 118, `Uuo`, are those elements.
/// - **Counts** follow what they count: whole, or decimal with a full stop, in plain or subscript
///   digits. Zero, a needless 0 in front and a decimal comma are errors.
/// - **Groups** stand in `( )`, `[ ]` or `{ }`, which must match, at most 256 in one another.
/// - **Adducts** are parted by one of `·` (U+00B7, U+0387), `•`, `⋅`, `∙`, `・`, `*` or `.`, and may
///   begin with a multiplier, `5`, `0.5`, `1/2`, `½`, `2½`, which holds to the next separator: so
///   `3CdSO4·8H2O` is 3 CdSO₄ with 8 H₂O. Spaces may stand around a separator and its multiplier,
///   nowhere else.
/// - **The full stop** between digits is a decimal point, unless the count before it is at least 2
///   and the number after it is followed by water or another of some hundred molecules, up to the
///   end of the component: `CuSO4.5H2O` is a hydrate, `YBa2Cu3O6.93` and `Fe2.5O4` have decimals.
///   After a separator may come a fraction: `CaSO4.0.5H2O`, `CaSO4.1/2H2O`. Three decimals,
///   `Cl2.500H2O`, are never an adduct, and `·` is always a separator.
/// - **Nuclides** have their mass number before the symbol: `[13C]`, `^13C`, `^{13}C`, `¹³C`. In
///   square brackets a number means this, and nothing else may stand in them but a count, `[2H2]`:
///   `[13CH4]` and `[2H2O]` are errors, as they can be read in two ways.
/// - **Charges** end a component, once: `SO4^2-`, `SO4^-2`, `SO4^{2-}`, `SO4(2-)`, `SO4{2-}`,
///   `SO₄²⁻`, or one sign, `NH4+`. The minus may be `-`, U+2212, U+2013 or `⁻`. Digits before a final
///   sign are the charge after a lone element, `Fe3+`, after a square bracket, `[Fe(CN)6]4-`, and
///   after a subscript, `SO₄2-`; otherwise they are a count, so `SO42-` is SO₄₂⁻. After a lone
///   element, several digits, `Hg22+`, or more electrons lost than it has, `H3+`, are errors: write
///   `Hg2^2+`, `H3^+`. The charges of a multiplied component or group are multiplied with it.
///
/// C: `pentad_elements_formula`.
public struct Formula: Hashable, Sendable {
  /// The distinct atoms with their amounts, in Hill order; never empty.
  ///
  /// Nuclides written with a mass number stand apart from the element's natural atoms, and follow
  /// them.
  public let composition: [Part]

  /// The charge in elementary charges; 0 when neutral.
  public let charge: Int

  /// Reads a formula.
  ///
  /// - Throws: `.invalid`, in one of the finer codes `.formulaEmpty` … `.formulaTooDeep`, with the
  ///   0-based offset of the UTF-8 byte that is wrong. The offset is that of the first byte of the
  ///   offending symbol, number or character; of the opening bracket for one that is never closed;
  ///   of the separator for one that nothing follows.
  public init(_ text: String) throws(PentadError) {
    self = try Self.withUTF8(of: text) { Self.parsed($0) }.get()
  }

  /// Reads a formula from UTF-8 bytes, which need no terminator and are not kept.
  ///
  /// - Throws: as ``init(_:)``; bytes that are not UTF-8 are `.formulaNotUTF8`.
  public init(utf8 text: UnsafeBufferPointer<UInt8>) throws(PentadError) {
    self = try Self.parsed(text).get()
  }

  /// `parts` are distinct and not empty.
  init(parts: [Part], charge: Int) {
    composition = parts.inHillOrder()
    self.charge = charge
  }

  private static func parsed(_ text: UnsafeBufferPointer<UInt8>) -> Result<Self, PentadError> {
    FormulaParser.parse(text) { parts, charge in Self(parts: Array(parts), charge: charge) }
      .mapError(PentadError.init)
  }

  static func withUTF8<Value>(
    of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    var text = text
    return text.withUTF8(body)
  }
}

extension Formula: CustomStringConvertible {
  /// The Hill formula, then the charge as `^2-`; reads back as an equal formula where every count
  /// is a decimal that ends.
  public var description: String {
    switch charge {
    case 0: hill
    case 1: hill + "^+"
    case -1: hill + "^-"
    default: "\(hill)^\(charge.magnitude)\(charge < 0 ? "-" : "+")"
    }
  }
}
