public import PentadCore

/// The finer codes of `.invalid` that reading a ``Formula`` throws.
extension PentadError.Code {
  /// There is no text.
  public static let formulaEmpty = Self(.invalid, detail: 0x101)
  /// A character that has no meaning there; white space away from a separator, a decimal comma.
  public static let formulaUnexpectedCharacter = Self(.invalid, detail: 0x102)
  /// Bytes that are not UTF-8.
  public static let formulaNotUTF8 = Self(.invalid, detail: 0x103)
  /// No element has the symbol; case matters.
  public static let formulaUnknownElement = Self(.invalid, detail: 0x104)
  /// No nuclide of the element is known with the mass number.
  public static let formulaUnknownNuclide = Self(.invalid, detail: 0x105)
  /// A bracket that is not closed, not opened, or closed by another kind.
  public static let formulaUnmatchedBracket = Self(.invalid, detail: 0x106)
  /// Empty brackets; a number, a mass number or a separator with nothing that it belongs to.
  public static let formulaMissingPart = Self(.invalid, detail: 0x107)
  /// A number that is zero, begins with a needless 0 or stands where none may.
  public static let formulaNumber = Self(.invalid, detail: 0x108)
  /// A charge that is zero, not whole, ambiguous or not at the end.
  public static let formulaCharge = Self(.invalid, detail: 0x109)
  /// A text of more than 1 MiB, or an amount or charge beyond the exact numbers.
  public static let formulaTooLarge = Self(.invalid, detail: 0x10a)
  /// More than 256 brackets in one another; a number before a part counts as one.
  public static let formulaTooDeep = Self(.invalid, detail: 0x10b)
}

/// What is wrong with a text, and at which byte. As small as it is, throwing one allocates nothing.
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
  }

  let kind: Kind
  let offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

extension PentadError {
  init(_ fault: FormulaFault) {
    let (code, message): (Code, String) =
      switch fault.kind {
      case .empty: (.formulaEmpty, "the formula is empty")
      case .unexpectedCharacter:
        (.formulaUnexpectedCharacter, "this character cannot stand here in a formula")
      case .notUTF8: (.formulaNotUTF8, "the formula is not valid UTF-8")
      case .unknownElement:
        (.formulaUnknownElement, "no element has this symbol; symbols are written as in Co and CO")
      case .unknownNuclide: (.formulaUnknownNuclide, "no nuclide is known with this mass number")
      case .unmatchedBracket:
        (.formulaUnmatchedBracket, "this bracket has no partner of its kind")
      case .missingPart: (.formulaMissingPart, "an element or a group is missing here")
      case .number:
        (.formulaNumber, "a number must be above zero, without needless 0, after what it counts")
      case .charge:
        (.formulaCharge, "a charge stands once, at the end, and is whole; write Fe^3+ or H3^+")
      case .tooLarge: (.formulaTooLarge, "the text, or a number in it, is too large")
      case .tooDeep: (.formulaTooDeep, "more than 256 brackets stand in one another")
      }
    self.init(code, message, offset: fault.offset)
  }
}
