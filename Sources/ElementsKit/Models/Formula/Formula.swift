public import PentadCore

/// A chemical formula, parsed into exact amounts of elements and nuclides and a charge.
///
/// ```swift
/// let vitriol = try Formula("CuSO4·5H2O")
/// vitriol.hill                  // "CuH10O9S"
/// vitriol.molarMass()?.value    // 249.677
/// ```
///
/// Two formulas are equal if their atoms and charge are equal: `CH3COOH` equals `C2H4O2`. The text
/// is kept for ``text(_:)``. Parsing takes one pass without recursion, and no text makes it trap.
///
/// ## Notation
/// These are the rules of ``Reading/automatic``. ``Reading/hill`` differs in the meaning of digits
/// before a sign, and ``Reading/groups`` also parses abbreviations.
///
/// - **Symbols** begin with a capital letter: `Co` is cobalt, `CO` carbon monoxide. `D` and `T` are
///   nuclides of hydrogen. The temporary symbols of the elements 101 to 118, such as `Uuo`, are
///   accepted. `Ac` and `Ts` are rejected if a group may be meant, as in `AcOH`; `[Ac]` is the
///   element.
/// - **Counts** follow their item. They are integers, decimals with a full stop, or fractions,
///   `Ni1/3`, in plain or subscript digits. Zero, a leading zero, a decimal comma and decimals that
///   begin with the full stop, `K.33Al2.33Si3.67O12H2`, are errors.
/// - **Groups** are enclosed in `( )`, `[ ]` or `{ }`. Brackets must match and nest at most 256
///   levels deep.
/// - **Adducts** are separated by one of `·` (U+00B7, U+0387), `•`, `⋅`, `∙`, `・`, `‧`, `●`, `∘`,
///   `*`, `.`, `×`, or an `x` between spaces or before a number. A component may begin with a
///   multiplier: `5`, `0.5`, `1/2`, `(1/2)`, `½`, `2½`. It applies up to the next separator:
///   `3CdSO4·8H2O` is 3 CdSO₄ with 8 H₂O. Spaces are allowed around the text, a separator and a
///   multiplier. A slash is not a separator: `FeCl3/6H2O` is rejected, as 3⁄6 may be a count.
/// - **Spaces between all items** are accepted in two styles. CIF and PDB files write
///   `C12 H22 O11`, with commas between moieties, `2(C2 H6 O), Cu 2+`; CML writes `C 6 H 12 O 6`.
/// - **The full stop** between digits is a decimal point, with one exception. It is a separator if
///   the count before it is at least 2, and one of some hundred known molecules, such as water,
///   follows the number after it. The molecule must end the component. So `CuSO4.5H2O` is a
///   hydrate; `YBa2Cu3O6.93` and `Fe2.5O4` have decimals. A fraction may follow a separator:
///   `CaSO4.0.5H2O`, `CaSO4.1/2H2O`. Three decimals, `Cl2.500H2O`, are never an adduct, and `·` is
///   always a separator.
/// - **Nuclides** have their mass number before the symbol: `[13C]`, `^13C`, `^{13}C`, `¹³C`,
///   `[13]C`. In square brackets, a number before a symbol is always a mass number, and only a
///   count may follow the symbol, `[2H2]`. `[13CH4]` and `[2H2O]` are errors, as they have two
///   meanings. So are `13CO2`, `(13C)6`, `N[15]O` and `U-235`.
/// - **Charges** end a component and occur once in it: `SO4^2-`, `SO4^-2`, `SO4^{2-}`, `SO4(2-)`,
///   `SO4{2-}`, `SO₄²⁻`, `SO4-2`, `SO4--`, `SO4 2-`, or a single sign, `NH4+`. A dash of any kind
///   is a minus. A multiplier or a count also multiplies the charges of its component or group.
/// - **Digits before a final sign** are the charge after a square bracket, `[Fe(CN)6]4-`, after a
///   subscript, `SO₄2-`, and after a lone element that forms the ion: `Fe3+`, `S2-`. A single digit
///   is a count after several items, `NH4+`, and where the ion does not exist, `I3-`. Notations in
///   use for both meanings are rejected: `O2-`, `N3-`, `O2+`, `Na2+`, `Hg22+`, `(SO4)2-`,
///   `[18O]2-`. The same holds for `SO42-` and `SO2-4`, which result from pasting SO₄²⁻. The error
///   shows how to write each meaning.
/// - **Annotations** are kept in ``annotations``: oxidation states, `Fe(III)Cl3`, `Fe^{III}`;
///   states of aggregation at the end, `NaCl(aq)`; and radicals, `CO2^{.-}`, `O2•⁻`. `(I)` is
///   iodine after a nonmetal or before a count. `Cu(I)2` and `FeIICl2`, whose numeral may be
///   iodine, are rejected, and so is `(S)` at the end.
/// - **The electron** is `e-`, `e^-` or `e⁻`: no atoms and the charge −1.
/// - **Markup** is parsed: `<sub>`, `<sup>` and entities of HTML; `_`, `^`, `\mathrm{}`, `\cdot`
///   and `$` of TeX; `\ce{}` of mhchem, in which digits are always counts; `_2_`, `~2~` and `^2-^`
///   of mineral data and Markdown. Full-width characters are equivalent to the plain ones.
///
/// C: `pentad_elements_formula`.
public struct Formula: Hashable, Sendable {
  /// The distinct atoms with their amounts, in Hill order; empty for electrons alone.
  ///
  /// A nuclide written with a mass number is a separate part, after the natural atoms of its
  /// element.
  public let composition: [Part]

  /// The charge in elementary charges; 0 when neutral.
  public let charge: Int

  /// The oxidation states, state of aggregation and radical mark in the text. Formulas that differ
  /// only in annotations are equal.
  public let annotations: Annotations

  /// The parsed text and its reading; `nil` for a formula that was calculated.
  let source: Source?

  /// Parses a formula.
  ///
  /// - Parameters:
  ///   - text: the formula.
  ///   - reading: the rules for text that has several meanings.
  /// - Throws: `.invalid`, in one of the finer codes `.formulaEmpty` … `.formulaMarkup`, with the
  ///   0-based offset of the UTF-8 byte that is wrong; `PentadError.index(in:)` converts it to an
  ///   index of the text. This is the first byte of the offending symbol, number or character. For
  ///   an unclosed bracket it is the opening bracket; for a trailing separator it is the separator.
  public init(_ text: String, reading: Reading = .automatic) throws(PentadError) {
    self = try Self.withUTF8(of: text) { Self.parsed($0, reading) }.get()
  }

  /// Parses a formula from UTF-8 bytes, which need no terminator and are not kept.
  ///
  /// - Throws: as ``init(_:reading:)``; bytes that are not UTF-8 are `.formulaNotUTF8`.
  public init(
    utf8 text: UnsafeBufferPointer<UInt8>, reading: Reading = .automatic
  ) throws(PentadError) {
    self = try Self.parsed(text, reading).get()
  }

  /// Creates a formula from distinct parts in any order.
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
  /// Compares atoms and charge; annotations are ignored.
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
  /// The Hill formula followed by the charge as `^2-`; electrons are `e^-` and `2e^-`. Parsing it
  /// gives an equal formula, except where the Hill formula has another meaning: `AcHO`, `CeIV`.
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
