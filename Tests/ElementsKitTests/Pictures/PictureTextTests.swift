import Testing

@testable import ElementsKit

@Suite struct PictureTextTests {
  @Test(arguments: [
    (55.845, 0, "55.845"), (72.63, 3, "72.630"), (5e-7, 0, "0.0000005"), (12, 2, "12.00"),
    (1e21, 0, "1000000000000000000000"), (-0.25, 0, "-0.25"), (0, 0, "0"), (100, 0, "100"),
  ])
  func plainNumbersHaveNoExponent(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(NumberText.plain(value, decimals: decimals) == text)
  }

  @Test(arguments: [
    (1811, "1811"), (0.0899, "0.0899"), (8.988e-5, "8.988·10⁻⁵"), (-0.07, "-0.07"),
    (9999.7, "10000"), (99.996, "100"), (453.69, "453.7"), (0, "0"), (1.5e-9, "1.5·10⁻⁹"),
    (461_000, "461000"), (2e10, "2·10¹⁰"), (0.00099996, "0.001"), (3823, "3823"),
  ])
  func valuesHaveFourFigures(_ value: Double, _ text: String) {
    #expect(NumberText.figures(value) == text)
  }

  private func weight(_ published: AtomicWeight.Published) -> String {
    CardText.weight(
      AtomicWeight(
        published: published, abridged: nil, bounds: nil, notes: "", source: .unnamed))
  }

  @Test func weightsAreWrittenAsPublished() {
    #expect(weight(.value(55.845, uncertainty: 0.002)) == "55.845 ± 0.002")
    #expect(weight(.value(72.63, uncertainty: 0.008)) == "72.630 ± 0.008")
    #expect(
      weight(.value(18.998403162, uncertainty: 0.000000005)) == "18.998403162 ± 0.000000005")
    #expect(weight(.interval(low: 1.00784, high: 1.00811)) == "[1.00784, 1.00811]")
    #expect(weight(.interval(low: 10.8, high: 10.821)) == "[10.800, 10.821]")
    #expect(weight(.none(massNumberOfLongestLived: 98)) == "(98)")
  }

  private func discovered(_ years: ClosedRange<Int>?, _ era: Discovery.Era) -> String {
    let claim = Discovery.Claim(years: years, credited: nil, note: nil, source: .unnamed)
    return CardText.discovered(Discovery(era: era, accepted: claim, claims: []))
  }

  @Test func yearsAreWrittenWithTheirEra() {
    #expect(discovered(1766...1766, .modern) == "1766")
    #expect(discovered(1895...1898, .modern) == "1895–1898")
    #expect(discovered(nil, .ancient) == "Ancient")
    #expect(discovered(nil, .prehistoric) == "Prehistoric")
    #expect(discovered(nil, .modern) == "Unknown")
    #expect(discovered(-3500 ... -3500, .ancient) == "3500 BCE")
    #expect(discovered(-3500 ... -3000, .ancient) == "3500–3000 BCE")
    #expect(discovered(-10...20, .ancient) == "10 BCE–20 CE")
    #expect(CardText.discovered(nil) == "Unknown")
  }
}
