import Testing

@testable import ElementsKit

/// Every search of the fixture.
struct FormulaSearchTruthTests {
  static let rows = TruthFile.rows("formula-search.csv", separator: ",")

  @Test func fixtureIsComplete() { #expect(Self.rows.count == 21) }

  @Test(arguments: rows)
  func findsAllFormulasInOrder(_ row: [String: String]) throws {
    let search = try Self.search(row)
    let found = try search.formulas()
    #expect(found.count == Int(row["count"] ?? ""))
    let expected = (row["formulas"] ?? "").split(separator: " ").map(String.init)
    #expect(found.prefix(expected.count).map(\.formula.hill) == expected)
  }

  @Test(arguments: rows)
  func bothWalksFindTheSame(_ row: [String: String]) throws {
    let search = try Self.search(row)
    guard let columns = AtomColumns(search.limits, upTo: search.target.range.upperBound) else {
      return
    }
    var (loops, table) = (FormulaSink(search, columns), FormulaSink(search, columns))
    try CountWalk.run(columns, search.target.range, &loops)
    try ResidueWalk.run(columns, search.target.range, &table)
    #expect(loops.candidates(search.target) == table.candidates(search.target))
  }

  private static func search(_ row: [String: String]) throws -> FormulaSearch {
    let value = try #require(Double(row["mz"] ?? ""))
    let ion = row["adduct"].flatMap { $0.isEmpty ? nil : $0 }
    return try FormulaSearch(
      try ion.map { .massToCharge(value, of: try Adduct($0)) } ?? .mass(value),
      within: .ppm(try #require(Double(row["ppm"] ?? ""))), limits: row["limits"] ?? "",
      rules: row["rule"] == "dbe" ? .closedShell : .none)
  }
}
