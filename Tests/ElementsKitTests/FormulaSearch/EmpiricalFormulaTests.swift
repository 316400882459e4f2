import PentadCore
import Testing

@testable import ElementsKit

struct EmpiricalFormulaTests {
  static let rows = TruthFile.rows("formula-percent.csv", separator: ",")

  @Test func fixtureIsComplete() { #expect(Self.rows.count == 20) }

  @Test(arguments: rows)
  func findsTheFormulaOfTheFixture(_ row: [String: String]) throws {
    let shares = try Self.shares(row["percent"] ?? "")
    let tolerance = try #require(Double(row["tolerance"] ?? ""))
    #expect(
      try EmpiricalFormula(percent: shares, tolerance: tolerance).formula.hill == row["empirical"])
  }

  @Test func remainderTakesTheRest() throws {
    let oxygen = try PeriodicTable.shared.element(symbol: "O")
    #expect(
      try EmpiricalFormula(percent: Self.shares("C 40.00 H 6.71"), remainder: oxygen).formula.hill
        == "CH2O")
    #expect(
      code { try EmpiricalFormula(percent: Self.shares("C 60 H 40"), remainder: oxygen) }
        == .formulaSearchMass)
    #expect(
      code { try EmpiricalFormula(percent: Self.shares("C 40 O 5"), remainder: oxygen) }
        == .formulaSearchMass)
  }

  @Test func sumsOutside95To105AreRefused() throws {
    #expect(code { try EmpiricalFormula(percent: Self.shares("C 40 H 6.7")) } == .formulaSearchMass)
    #expect(code { try EmpiricalFormula(percent: Self.shares("C 60 H 46")) } == .formulaSearchMass)
    #expect(code { try EmpiricalFormula(percent: []) } == .formulaSearchMass)
  }

  @Test func errorNamesTheNearestFormula() throws {
    let shares = try Self.shares("C 40.00 H 6.00 O 54.00")
    do throws(PentadError) {
      _ = try EmpiricalFormula(percent: shares, tolerance: 0.001)
      Issue.record("no error")
    } catch {
      #expect(error.code == .formulaPercent)
      #expect(error.message.contains("the nearest is C"))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -1, 200]) func numbersOutOfRangeAreRefused(
    _ value: Double
  ) throws {
    let carbon = try PeriodicTable.shared.element(symbol: "C")
    #expect(code { try EmpiricalFormula(percent: [.init(carbon, value)]) } == .formulaSearchMass)
    if value != 200 {
      #expect(
        code { try EmpiricalFormula(percent: [.init(carbon, 100)], tolerance: value) }
          == .formulaSearchMass)
    }
  }

  @Test func elementOfZeroPercentIsLeftOut() throws {
    #expect(try EmpiricalFormula(percent: Self.shares("H 11.19 O 88.81 S 0")).formula.hill == "H2O")
    #expect(
      code { try EmpiricalFormula(percent: Self.shares("H 1e-300 O 100")) } == .formulaPercent)
  }

  @Test func textIsSymbolsAndPercentages() throws {
    let found = try EmpiricalFormula("C 40.00%  H 6.71\tO 53.28")
    #expect(found.formula.hill == "CH2O")
    #expect(found.error > 0 && found.error < 0.02)
    let shares = try Self.shares("C 40.00 H 6.71 O 53.28")
    #expect(try EmpiricalFormula(percent: shares) == found)
  }

  @Test(arguments: [
    ("C 40,00 H 6", 2), ("C 40 H", 6), ("C -4", 2), ("C 1e9", 2), ("C nan", 2), ("C %", 2),
    ("C40 H6", 0), ("C 40 Xx 60", 5),
  ])
  func textWithoutOneMeaningIsRefused(_ text: String, _ offset: Int) {
    do throws(PentadError) {
      _ = try EmpiricalFormula(text)
      Issue.record("no error")
    } catch {
      #expect(error.offset == offset)
    }
  }

  private static func shares(_ text: String) throws -> [EmpiricalFormula.MassPercent] {
    let words = text.split(separator: " ").map(String.init)
    return try stride(from: 0, to: words.count, by: 2).map {
      .init(try PeriodicTable.shared.element(symbol: words[$0]), Double(words[$0 + 1]) ?? .nan)
    }
  }
}

/// The code of the error that `body` throws.
func code<Value>(_ body: () throws -> Value) -> PentadError.Code? {
  do {
    _ = try body()
    return nil
  } catch {
    return (error as? PentadError)?.code
  }
}
