import Testing

@testable import ElementsKit

/// Every formula of the fixture.
struct OxidationTruthTests {
  static let rows = TruthFile.rows("oxidation-states.tsv", separator: "\t")

  @Test func fixtureIsComplete() { #expect(Self.rows.count == 30) }

  @Test(arguments: rows)
  func firstAssignmentAgreesWithTheFixture(_ row: [String: String]) throws {
    let found = try Formula(row["formula"] ?? "").oxidationStates()
    let expected = Set((row["states"] ?? "").pairs)
    #expect(Set((found.first?.description ?? "").pairs) == expected, "\(found)")
  }
}

extension String {
  /// `Fe 3 O -2` as `Fe 3` and `O -2`.
  fileprivate var pairs: [String] {
    let words = split(separator: " ")
    return stride(from: 0, to: words.count - 1, by: 2).map { "\(words[$0]) \(words[$0 + 1])" }
  }
}
