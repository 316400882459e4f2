import PentadCore

/// A parse error and the bytes that cause it. It is small, so throwing one allocates nothing.
struct FormulaFault: Error, Hashable {
  enum Kind: UInt8 {
    case empty
    case unexpectedCharacter
    case notUTF8
    case unknownElement
    case unknownNuclide
    case unmatchedBracket
    case missingPart
    case number
    case charge
    case tooLarge
    case tooDeep
    case oxidationState
    case equation
    case markup
    /// `O[18]`: the number.
    case massNumberBehind
    /// `SO42-`: the digits and the sign.
    case ambiguousCharge
    /// `13CO2`: the number.
    case ambiguousMultiplier
    /// `U-235`: the sign and the number.
    case ambiguousNuclide
    /// `SO2-4`: the sign and the number.
    case ambiguousOrder
    /// `AcOH`: the symbol.
    case ambiguousSymbol
    /// `PtBu` with ``Formula/Reading/groups``: the symbol and the group.
    case ambiguousGroup
    /// `Cu(I)2`: the bracket and the count.
    case ambiguousNumeral
    /// `O41/2H2O`: the fraction.
    case ambiguousFraction
    /// `Cl3/6H2O`: the fraction.
    case ambiguousSlash
    /// `FeIICl2`: the letters.
    case ambiguousBareNumeral
    /// `H2O(S)`: the bracket.
    case ambiguousState
    /// `H20`: the digits.
    case ambiguousWater
    /// `C[13]C`: the number and its closing bracket.
    case ambiguousMassNumber
    /// `(13C)6`: the number and the symbol.
    case ambiguousBracket
  }

  let kind: Kind
  let offset: Int
  /// The offset after the offending bytes, for kinds whose message quotes them; otherwise
  /// ``offset``.
  let end: Int

  init(_ kind: Kind, at offset: Int, to end: Int = 0) {
    self.kind = kind
    self.offset = offset
    self.end = max(offset, end)
  }
}

extension PentadError.Code {
  init(_ kind: FormulaFault.Kind) {
    self =
      switch kind {
      case .empty: .formulaEmpty
      case .unexpectedCharacter, .equation: .formulaUnexpectedCharacter
      case .notUTF8: .formulaNotUTF8
      case .unknownElement: .formulaUnknownElement
      case .unknownNuclide: .formulaUnknownNuclide
      case .unmatchedBracket: .formulaUnmatchedBracket
      case .missingPart, .massNumberBehind: .formulaMissingPart
      case .number: .formulaNumber
      case .charge, .oxidationState: .formulaCharge
      case .tooLarge: .formulaTooLarge
      case .tooDeep: .formulaTooDeep
      case .markup: .formulaMarkup
      case .ambiguousCharge, .ambiguousMultiplier, .ambiguousNuclide, .ambiguousOrder,
        .ambiguousSymbol, .ambiguousGroup, .ambiguousNumeral, .ambiguousFraction, .ambiguousSlash,
        .ambiguousBareNumeral, .ambiguousState, .ambiguousWater, .ambiguousMassNumber,
        .ambiguousBracket:
        .formulaAmbiguous
      }
  }
}
