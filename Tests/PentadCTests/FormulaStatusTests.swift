import CPentad
import ElementsKit
import PentadCore
import Testing

@testable import PentadC

/// The finer codes stand twice: in Swift and in the header.
@Suite struct FormulaStatusTests {
  @Test(
    arguments: [
      (.formulaEmpty, PENTAD_FORMULA_EMPTY),
      (.formulaUnexpectedCharacter, PENTAD_FORMULA_UNEXPECTED_CHARACTER),
      (.formulaNotUTF8, PENTAD_FORMULA_NOT_UTF8),
      (.formulaUnknownElement, PENTAD_FORMULA_UNKNOWN_ELEMENT),
      (.formulaUnknownNuclide, PENTAD_FORMULA_UNKNOWN_NUCLIDE),
      (.formulaUnmatchedBracket, PENTAD_FORMULA_UNMATCHED_BRACKET),
      (.formulaMissingPart, PENTAD_FORMULA_MISSING_PART),
      (.formulaNumber, PENTAD_FORMULA_NUMBER),
      (.formulaCharge, PENTAD_FORMULA_CHARGE),
      (.formulaTooLarge, PENTAD_FORMULA_TOO_LARGE),
      (.formulaTooDeep, PENTAD_FORMULA_TOO_DEEP),
    ] as [(PentadError.Code, pentad_status)])
  func swiftAndCAgree(code: PentadError.Code, status: pentad_status) {
    #expect(PentadError(code, "").status == status)
    #expect(status.rawValue & 0xff == PENTAD_INVALID.rawValue)
  }
}
