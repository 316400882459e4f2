import ElementsKit
import PentadCore
import TestSupport
import Testing

@Suite struct FormulaPropertyTests {
  private static let atoms = [
    "H", "C", "O", "N", "S", "Fe", "Cl", "Na", "D", "[13C]", "^18O", "²H", "Uuo", "Br", "U", "Co",
  ]
  private static let counts = [
    "", "", "", "2", "3", "10", "12", "0.5", "2.5", "6.93", "0.125", "₂", "₁₂",
  ]

  private static func pick(_ choices: [String], using random: inout SplitMix64) -> String {
    choices.randomElement(using: &random) ?? ""
  }

  private static func formula(
    depth: Int, using random: inout SplitMix64
  ) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
        let inner = formula(depth: depth - 1, using: &random)
        text += pick(["(\(inner))", "[\(inner)]", "{\(inner)}"], using: &random)
      } else {
        text += pick(atoms, using: &random)
      }
      text += pick(counts, using: &random)
    }
    if depth > 0, Int.random(in: 0..<4, using: &random) == 0 {
      text += pick(["·2", " · ", "*0.5", "•", "·1/2"], using: &random)
      text += formula(depth: depth - 1, using: &random)
    }
    return text
  }

  @Test func randomFormulasReadBackFromTheirHillFormula() throws {
    var random = SplitMix64(seed: 1)
    var read = 0
    for _ in 0..<5_000 {
      let text = Self.formula(depth: 3, using: &random)
      guard let formula = try? Formula(text) else { continue }
      read += 1
      #expect(try Formula(formula.hill).composition == formula.composition, "\(text)")
      #expect(try Formula(formula.description) == formula, "\(text)")
      #expect(Formula.massReading(Array(text.utf8)) == .success(formula.molarMass()))
    }
    #expect(read > 4_000)
  }

  @Test func everyCountWhoseDecimalsEndIsReadBack() throws {
    var random = SplitMix64(seed: 4)
    var fractions: [(Int64, Int64)] = [(.max, 1 << 62), (.max, 2), (.max, .max), (1, 1 << 62)]
    for _ in 0..<2_000 {
      var divisor: Int64 = 1
      for _ in 0..<Int.random(in: 0...62, using: &random) {
        let factor: Int64 = Bool.random(using: &random) ? 2 : 5
        if divisor <= .max / factor { divisor *= factor }
      }
      let shift = Int.random(in: 0..<63, using: &random)
      fractions.append((max(1, Int64.random(in: 1 ... .max, using: &random) >> shift), divisor))
    }
    for (dividend, divisor) in fractions {
      let formula = try Formula("\(dividend)/\(divisor)H")
      #expect(try Formula(formula.hill) == formula, "\(dividend)/\(divisor)")
    }
  }

  @Test func randomBytesNeverTrap() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<100_000 {
      let bytes = (0..<Int.random(in: 0..<24, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      check(bytes)
    }
  }

  @Test func randomTextsOfFormulaCharactersNeverTrap() {
    let alphabet = Array(
      "HCONaFeClDTUuoIVAcs0123456789...()[]{}^+-*/·•⋅ ₀₂₅₉⁰²³⁹⁺⁻−–½⅔⁄xe,_$<>&;×２ⅢsubpqglA"
    ).map {
      Array(String($0).utf8)
    }
    var random = SplitMix64(seed: 3)
    for _ in 0..<100_000 {
      let bytes = (0..<Int.random(in: 1..<20, using: &random)).flatMap { _ in
        alphabet.randomElement(using: &random) ?? []
      }
      check(bytes)
    }
  }

  private func check(_ bytes: [UInt8]) {
    switch Formula.reading(bytes) {
    case .success(let formula):
      if formula.composition.isEmpty, formula.charge >= 0 { Issue.record("empty: \(bytes)") }
      _ = (formula.hill, formula.empirical, formula.massFractions(), formula.monoisotopicMass())
      if Formula.massReading(bytes) != .success(formula.molarMass()) { Issue.record("\(bytes)") }
    case .failure(let error):
      if !(.invalid ~= error.code) || !(0..<max(1, bytes.count) ~= error.offset ?? -1) {
        Issue.record("\(bytes): \(error) at \(String(describing: error.offset))")
      }
    }
  }
}
