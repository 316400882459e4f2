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
    default: fatalError("usage: ElementsBench lookup|mass|formula TEXT...")
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
}
