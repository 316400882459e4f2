import CPentad
import ElementsKit
import PentadCore
import Testing

@testable import PentadC

/// The finer codes are defined both in Swift and in the header.
@Suite struct FormulaStatusTests {
  @Test(
    arguments: [
      (.formulaEmpty, PENTAD_ELEMENTS_FORMULA_EMPTY),
      (.formulaUnexpectedCharacter, PENTAD_ELEMENTS_FORMULA_UNEXPECTED_CHARACTER),
      (.formulaNotUTF8, PENTAD_ELEMENTS_FORMULA_NOT_UTF8),
      (.formulaUnknownElement, PENTAD_ELEMENTS_FORMULA_UNKNOWN_ELEMENT),
      (.formulaUnknownNuclide, PENTAD_ELEMENTS_FORMULA_UNKNOWN_NUCLIDE),
      (.formulaUnmatchedBracket, PENTAD_ELEMENTS_FORMULA_UNMATCHED_BRACKET),
      (.formulaMissingPart, PENTAD_ELEMENTS_FORMULA_MISSING_PART),
      (.formulaNumber, PENTAD_ELEMENTS_FORMULA_NUMBER),
      (.formulaCharge, PENTAD_ELEMENTS_FORMULA_CHARGE),
      (.formulaTooLarge, PENTAD_ELEMENTS_FORMULA_TOO_LARGE),
      (.formulaTooDeep, PENTAD_ELEMENTS_FORMULA_TOO_DEEP),
      (.formulaAmbiguous, PENTAD_ELEMENTS_FORMULA_AMBIGUOUS),
      (.formulaMarkup, PENTAD_ELEMENTS_FORMULA_MARKUP),
      (.formulaDifference, PENTAD_ELEMENTS_FORMULA_DIFFERENCE),
    ] as [(PentadError.Code, pentad_status)])
  func swiftAndCAgree(code: PentadError.Code, status: pentad_status) {
    #expect(PentadError(code, "").status == status)
    #expect(status.rawValue & 0xff == PENTAD_INVALID.rawValue)
  }
}
