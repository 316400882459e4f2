import ElementsKit
import PentadCore
import Stopwatch

/// `ElementsBench CASE TEXT…` times one case over the texts.
@main
struct ElementsBench {
  static func main() throws {
    let texts = Array(CommandLine.arguments.dropFirst(2))
    switch CommandLine.arguments.dropFirst().first {
    case "lookup": try lookup(texts)
    case "mass": try mass(texts)
    case "formula": try formula(texts)
    case "monoisotopic": try monoisotopic(texts)
    case "fine": try isotopologues(texts, .probability(1e-6))
    case "coverage": try isotopologues(texts, .coverage(0.999))
    case "nominal": try nominal(texts)
    case "balance": try balance(texts)
    case "search": try search(texts, limits: FormulaLimits("C0-50 H0-100 N0-10 O0-20 P0-3 S0-3"))
    case "unlimited": try search(texts, limits: .organic)
    case "decay": try decay(texts)
    default: fatalError("usage: ElementsBench CASE TEXT...")
    }
  }

  /// Symbol to element.
  static func lookup(_ symbols: [String]) throws {
    let table = PeriodicTable.shared
    try report(each: symbols.count) {
      var sum = 0
      for symbol in symbols { sum += try table.element(symbol: symbol).atomicNumber }
      return Double(sum)
    }
  }

  /// Text to molar mass, the way for calls by the million.
  static func mass(_ texts: [String]) throws {
    try report(each: texts.count) {
      var sum = 0.0
      for var text in texts {
        sum += try text.withUTF8 { try Formula.molarMass(ofUTF8: $0) }?.value ?? .nan
      }
      return sum
    }
  }

  /// Text to ``Formula`` to molar mass, the way for one formula.
  static func formula(_ texts: [String]) throws {
    try report(each: texts.count) {
      var sum = 0.0
      for text in texts { sum += try Formula(text).molarMass()?.value ?? .nan }
      return sum
    }
  }

  /// Text to ``Formula`` to monoisotopic mass.
  static func monoisotopic(_ texts: [String]) throws {
    try report(each: texts.count) {
      var sum = 0.0
      for text in texts { sum += try Formula(text).monoisotopicMass() ?? .nan }
      return sum
    }
  }

  /// The fine structure of a formula, in the order of calculation, as the peers return it.
  static func isotopologues(_ texts: [String], _ cutoff: Isotopologues.Cutoff) throws {
    let formulas = try texts.map { try Formula($0) }
    try report(each: texts.count) {
      var sum = 0.0
      for formula in formulas {
        sum += try formula.isotopicDistribution().isotopologues(cutoff, order: .none).coverage
      }
      return sum
    }
  }

  /// The distribution of a formula by nucleon number.
  static func nominal(_ texts: [String]) throws {
    let formulas = try texts.map { try Formula($0) }
    try report(each: texts.count) {
      var sum = 0.0
      for formula in formulas { sum += try formula.isotopicDistribution().nominal().coverage }
      return sum
    }
  }

  /// Text to the coefficients of an equation.
  static func balance(_ texts: [String]) throws {
    try report(each: texts.count) {
      var sum: Int64 = 0
      for text in texts {
        sum += try ChemicalEquation(text).balanced().coefficients.reduce(0, +)
      }
      return Double(sum)
    }
  }

  /// All formulas of a mass, of C, H, N, O, P and S.
  static func search(_ texts: [String], limits: FormulaLimits) throws {
    let searches = try texts.map { text in
      try FormulaSearch(.mass(Double(text) ?? .nan), within: .ppm(10), limits: limits)
    }
    try report(each: texts.count) {
      var sum = 0
      for search in searches { sum += try search.formulas().count }
      return Double(sum)
    }
  }

  /// The activities of a nuclide's decay chain after a million years.
  static func decay(_ texts: [String]) throws {
    try report(each: texts.count) {
      var sum = 0.0
      for text in texts {
        let after = try Inventory([text: .activity(1)]).after(.years(1e6))
        sum += after.reduce(0) { $0 + $1.activity }
      }
      return sum
    }
  }
}
