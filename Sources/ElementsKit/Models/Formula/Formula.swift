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
/// kept for ``text(_:)``. Reading is one pass without recursion, and no text makes it trap.
///
/// ## Notation
/// The rules of ``Reading/automatic``; ``Reading/hill`` differs where digits stand before a sign, and
/// ``Reading/groups`` reads abbreviations.
///
/// - **Symbols** are written with a capital: `Co` is cobalt, `CO` carbon monoxide. `D` and `T` are
///   nuclides of hydrogen; the temporary symbols of 101 to 118, `Uuo`, are those elements. `Ac` and
///   `Ts` where a group may be meant, as in `AcOH`, are refused; `[Ac]` is the element.
/// - **Counts** follow what they count: whole, decimal with a full stop, or a fraction, `Ni1/3`, in
///   plain or subscript digits. Zero, a needless 0 in front, a decimal comma and decimals without a
///   digit before them, `K.33Al2.33Si3.67O12H2`, are errors.
/// - **Groups** stand in `( )`, `[ ]` or `{ }`, which must match, at most 256 in one another.
/// - **Adducts** are parted by one of `·` (U+00B7, U+0387), `•`, `⋅`, `∙`, `・`, `‧`, `●`, `∘`, `*`,
///   `.`, `×`, an `x` between spaces or before a number. They may begin with a multiplier, `5`, `0.5`, `1/2`,
///   `(1/2)`, `½`, `2½`, which holds to the next separator: so `3CdSO4·8H2O` is 3 CdSO₄ with 8 H₂O.
///   Spaces may stand around the text, a separator and a multiplier. A slash is none: `FeCl3/6H2O` is
///   refused, as 3⁄6 may be a count.
/// - **Spaces between all items** are read as CIF and PDB files have them, `C12 H22 O11`, with the
///   moieties parted by commas, `2(C2 H6 O), Cu 2+`, or as CML has them, `C 6 H 12 O 6`.
/// - **The full stop** between digits is a decimal point, unless the count before it is at least 2
///   and the number after it is followed by water or another of some hundred molecules, up to the
///   end of the component: `CuSO4.5H2O` is a hydrate, `YBa2Cu3O6.93` and `Fe2.5O4` have decimals.
///   After a separator may come a fraction: `CaSO4.0.5H2O`, `CaSO4.1/2H2O`. Three decimals,
///   `Cl2.500H2O`, are never an adduct, and `·` is always a separator.
/// - **Nuclides** have their mass number before the symbol: `[13C]`, `^13C`, `^{13}C`, `¹³C`, `[13]C`.
///   In square brackets a number means this, and nothing else may stand in them but a count, `[2H2]`:
///   `[13CH4]` and `[2H2O]` are errors, as they can be read in two ways. So are `13CO2`, `(13C)6`,
///   `N[15]O` and `U-235`.
/// - **Charges** end a component, once: `SO4^2-`, `SO4^-2`, `SO4^{2-}`, `SO4(2-)`, `SO4{2-}`,
///   `SO₄²⁻`, `SO4-2`, `SO4--`, `SO4 2-`, or one sign, `NH4+`. A dash of any kind is a minus. The
///   charges of a multiplied component or group are multiplied with it.
/// - **Digits before a final sign** are the charge after a square bracket, `[Fe(CN)6]4-`, after a
///   subscript, `SO₄2-`, and after a lone element that has the ion: `Fe3+`, `S2-`. One digit is a count
///   after several items, `NH4+`, and where the ion does not exist, `I3-`. What is written for both is
///   refused: `O2-`, `N3-`, `O2+`, `Na2+`, `Hg22+`, `(SO4)2-`, `[18O]2-`, and `SO42-` and `SO2-4`, which
///   are pasted for SO₄²⁻. The error shows how to write each.
/// - **Annotations** are kept in ``annotations``: oxidation states, `Fe(III)Cl3`, `Fe^{III}`, states of
///   aggregation at the end, `NaCl(aq)`, and radicals, `CO2^{.-}`, `O2•⁻`. `(I)` behind a nonmetal or
///   with a count behind it is iodine. `FeIICl2`, whose numeral may be iodine, is refused,
///   as is `(S)` at the end.
/// - **The electron** is `e-`, `e^-` or `e⁻`: no atoms and the charge −1.
/// - **Markup** is read: `<sub>`, `<sup>` and entities of HTML; `_`, `^`, `\mathrm{}`, `\cdot` and `$`
///   of TeX; `\ce{}` of mhchem, in which digits are always counts; `_2_`, `~2~` and `^2-^` of mineral
///   data and Markdown. Full-width characters count as the
///   plain ones.
///
/// C: `pentad_elements_formula`.
public struct Formula: Hashable, Sendable {
  /// The distinct atoms with their amounts, in Hill order; empty for electrons alone.
  ///
  /// Nuclides written with a mass number stand apart from the element's natural atoms, and follow
  /// them.
  public let composition: [Part]

  /// The charge in elementary charges; 0 when neutral.
  public let charge: Int

  /// What the text says besides. Formulas that differ in it alone are equal.
  public let annotations: Annotations

  /// What was read; `nil` for a formula that was calculated.
  let source: Source?

  /// Reads a formula.
  ///
  /// - Parameters:
  ///   - text: the formula.
  ///   - reading: the rules for text that has several meanings.
  /// - Throws: `.invalid`, in one of the finer codes `.formulaEmpty` … `.formulaMarkup`, with the
  ///   0-based offset of the UTF-8 byte that is wrong; `PentadError.index(in:)` makes it
  ///   an index of the text. The offset is that of the first byte of the offending symbol, number or
  ///   character; of the opening bracket for one that is never closed; of the separator for one that
  ///   nothing follows.
  public init(_ text: String, reading: Reading = .automatic) throws(PentadError) {
    self = try Self.withUTF8(of: text) { Self.parsed($0, reading) }.get()
  }

  /// Reads a formula from UTF-8 bytes, which need no terminator and are not kept.
  ///
  /// - Throws: as ``init(_:reading:)``; bytes that are not UTF-8 are `.formulaNotUTF8`.
  public init(
    utf8 text: UnsafeBufferPointer<UInt8>, reading: Reading = .automatic
  ) throws(PentadError) {
    self = try Self.parsed(text, reading).get()
  }

  /// `parts` are distinct.
  init(parts: [Part], charge: Int, annotations: Annotations = .none, source: Source? = nil) {
    composition = parts.inHillOrder()
    self.charge = charge
    self.annotations = annotations
    self.source = source
  }

  private static func parsed(
    _ text: UnsafeBufferPointer<UInt8>, _ reading: Reading
  ) -> Result<Self, PentadError> {
    FormulaParser.parse(text, reading) { parser in
      Self(
        parts: Array(parser.atoms), charge: Int(parser.frame.charge),
        annotations: parser.annotations,
        source: Source(text: String(decoding: text, as: UTF8.self), reading: reading))
    }
  }

  static func withUTF8<Value>(
    of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    var text = text
    return text.withUTF8(body)
  }
}

extension Formula {
  /// By atoms and charge; annotations play no part.
  public static func == (a: Self, b: Self) -> Bool {
    a.charge == b.charge && a.composition == b.composition
  }

  /// Hashes atoms and charge.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(composition)
    hasher.combine(charge)
  }
}

extension Formula: CustomStringConvertible {
  /// The Hill formula, then the charge as `^2-`; electrons are `e^-` and `2e^-`. Reads back as an
  /// equal formula, except where the Hill formula has another meaning: `AcHO`, `CeIV`.
  public var description: String {
    if composition.isEmpty { return charge == -1 ? "e^-" : "\(charge.magnitude)e^-" }
    return switch charge {
    case 0: hill
    case 1: hill + "^+"
    case -1: hill + "^-"
    default: "\(hill)^\(charge.magnitude)\(charge < 0 ? "-" : "+")"
    }
  }
}
