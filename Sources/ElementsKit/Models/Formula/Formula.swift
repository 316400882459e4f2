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
/// not kept. Reading is one pass without recursion, in time proportional to the text, and no text
/// makes it trap. The notation, and what it makes of ambiguous texts, is described in
/// <doc:FormulaNotation>.
///
/// C: `pentad_formula`.
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
