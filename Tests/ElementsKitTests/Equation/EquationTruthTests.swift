import Testing

@testable import ElementsKit

/// Every equation of the fixture.
struct EquationTruthTests {
  static let rows = TruthFile.rows("equations.csv", separator: ",")

  @Test func fixtureIsComplete() { #expect(Self.rows.count == 60) }

  @Test(arguments: rows)
  func balanceAgreesWithTheFixture(_ row: [String: String]) throws {
    let equation = try ChemicalEquation(row["equation"] ?? "")
    let coefficients = (row["coefficients"] ?? "").split(separator: " ").compactMap { Int64($0) }
    switch try equation.balanced() {
    case .unique(let found):
      #expect(row["status"] == "unique")
      #expect(found == coefficients)
      #expect(equation.text(coefficients: found) == row["balanced"])
      let balanced = try ChemicalEquation(equation.text(coefficients: found)).checked()
      #expect(balanced.isBalanced)
    case .several(let modes):
      #expect(row["status"] == "several")
      let expected = (row["modes"] ?? "").split(separator: ";").map {
        $0.split(separator: " ").compactMap { Int64($0) }
      }
      #expect(modes == expected)
    case .impossible: #expect(row["status"] == "impossible")
    case .unneeded(let found):
      #expect(row["status"] == "unneeded")
      #expect(found == coefficients)
    case .wrongSide(let found):
      #expect(row["status"] == "wrongSide")
      #expect(found == coefficients)
    }
  }
}
