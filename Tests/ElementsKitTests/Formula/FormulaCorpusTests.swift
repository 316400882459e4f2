import ElementsKit
import PentadCore
import Testing

@Suite struct FormulaCorpusTests {
  @Test func fixturesAreComplete() {
    #expect(FormulaFixtures.valid.count >= 200)
    #expect(FormulaFixtures.invalid.count >= 150)
    #expect(Set(FormulaFixtures.codes.values).count == 13)
  }

  @Test(arguments: FormulaFixtures.valid)
  func validFormulaReadsAsAChemistReadsIt(_ row: FormulaFixtures.Valid) throws {
    let formula = try Formula(row.text)
    let composition = formula.composition.map { "\($0.label):\($0.count.decimal)" }
    #expect(composition.joined(separator: " ") == row.composition)
    #expect(formula.charge == row.charge)
    #expect(formula.hill == row.hill)
    let mass = formula.molarMass()
    #expect(mass.map { [$0.value, $0.low, $0.high] } ?? [] == row.mass)
  }

  @Test(arguments: FormulaFixtures.valid)
  func fastPathAgreesToTheLastBit(_ row: FormulaFixtures.Valid) throws {
    let mass = try Formula.massReading(Array(row.text.utf8)).get()
    #expect(try mass == Formula(row.text).molarMass())
  }

  @Test(arguments: FormulaFixtures.valid)
  func descriptionReadsBack(_ row: FormulaFixtures.Valid) throws {
    let formula = try Formula(row.text)
    let isExact = formula.composition.allSatisfy { 1000 % $0.count.denominator == 0 }
    guard isExact else { return }
    #expect(try Formula(formula.description) == formula)
  }

  @Test(arguments: FormulaFixtures.valid)
  func cutAnywhereItIsReadOrRefusedWithinItself(_ row: FormulaFixtures.Valid) {
    let bytes = Array(row.text.utf8)
    for end in 0..<bytes.count {
      guard case .failure(let error) = Formula.reading(Array(bytes[..<end])) else { continue }
      #expect(.invalid ~= error.code)
      #expect(0..<max(end, 1) ~= error.offset ?? -1)
    }
  }

  @Test(arguments: FormulaFixtures.invalid)
  func invalidFormulaIsRefusedAtTheByte(_ row: FormulaFixtures.Invalid) throws {
    let code = try #require(FormulaFixtures.codes[row.code])
    guard case .failure(let error) = Formula.reading(row.bytes) else {
      Issue.record("was read")
      return
    }
    #expect(error.code == code)
    #expect(error.offset == row.offset)
    #expect(.invalid ~= error.code)
    #expect(Formula.massReading(row.bytes) == .failure(error))
  }
}
