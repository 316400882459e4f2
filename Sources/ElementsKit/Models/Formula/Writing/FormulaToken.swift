/// A token of a formula's text: an atom, a bracket, a charge.
struct FormulaToken: BitwiseCopyable {
  enum Kind: UInt8 {
    case atom
    /// An abbreviation of ``GroupTable``; ``FormulaToken/value`` is its index there.
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
  /// The mass number; 0 for natural atoms.
  var a: UInt16 = 0
  var bracket = FormulaParser.Frame.Kind.text
  /// True for deuterium or tritium written as `D` or `T`.
  var isLetter = false
  var value: Int32 = 0
  var count = Formula.Count.one
  /// The offset of the first digit of the count in the text; equal to `end` if the count is a
  /// product.
  var start: Int32 = 0
  var end: Int32 = 0
}

extension FormulaParser {
  /// Appends a token if the rules keep the structure.
  @inline(__always) mutating func note(_ token: FormulaToken) {
    if rules.keepsStructure { tokens.append(token) }
  }

  @inline(__always)
  mutating func noteAtom(_ z: UInt8, _ a: UInt16, at offset: Int) {
    note(FormulaToken(kind: .atom, z: z, a: a, isLetter: a != 0 && text.hasCapital(at: offset)))
  }

  /// Stores the count of the token at `index`. Its digits end at the end of the last number.
  @inline(__always)
  mutating func noteCount(_ count: Formula.Count, of index: Int, from start: Int) {
    guard rules.keepsStructure, count != .one else { return }
    tokens.base[index].count = count
    tokens.base[index].start = Int32(truncatingIfNeeded: start)
    tokens.base[index].end = Int32(truncatingIfNeeded: numberEnd)
  }
}
