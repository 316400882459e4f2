/// A piece of a formula as it was written: an atom, a bracket, a charge.
struct FormulaToken: BitwiseCopyable {
  enum Kind: UInt8 {
    case atom
    /// An abbreviation of ``GroupTable``; ``FormulaToken/value`` is its place there.
    case group
    case open
    case close
    case multiplier
    case separator
    /// ``FormulaToken/value`` is the charge.
    case charge
    case radical
    /// ``FormulaToken/value`` is the oxidation state of the atom before it.
    case oxidationState
    case electron
  }

  let kind: Kind
  var z: UInt8 = 0
  /// The mass number, 0 for natural atoms and for `D` and `T` written as letters.
  var a: UInt16 = 0
  var bracket = FormulaParser.Frame.Kind.text
  /// Whether it is deuterium or tritium written as `D` or `T`.
  var isLetter = false
  var value: Int32 = 0
  var count = Formula.Count.one
  /// Where the digits of the count stand in the text; empty where the count is a product.
  var start: Int32 = 0
  var end: Int32 = 0
}

extension FormulaParser {
  /// Keeps a piece of the text, where the structure is asked for.
  @inline(__always) mutating func note(_ token: FormulaToken) {
    if rules.keepsStructure { tokens.append(token) }
  }

  @inline(__always)
  mutating func noteAtom(_ z: UInt8, _ a: UInt16, at offset: Int) {
    note(FormulaToken(kind: .atom, z: z, a: a, isLetter: a != 0 && text.hasCapital(at: offset)))
  }

  /// Keeps the count of the token at `index`, whose digits end where the last number ended.
  @inline(__always)
  mutating func noteCount(_ count: Formula.Count, of index: Int, from start: Int) {
    guard rules.keepsStructure, count != .one else { return }
    tokens.base[index].count = count
    tokens.base[index].start = Int32(truncatingIfNeeded: start)
    tokens.base[index].end = Int32(truncatingIfNeeded: numberEnd)
  }
}
