import ElementsKit
import FuzzSupport
import PentadCore

/// Formulas: their text, their masses, and what is printed reads back as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFormula(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let bytes = input.bytes()
    let formula = Fuzzing.attempt(of: bytes.count) { () throws(PentadError) in
      try bytes.withUnsafeBufferPointer { text in
        Result { () throws(PentadError) in try Formula(utf8: text) }
      }.get()
    }
    // The shorter way gives the same, to the last bit.
    let mass = Fuzzing.attempt(of: bytes.count) { () throws(PentadError) in
      try bytes.withUnsafeBufferPointer { text in
        Result { () throws(PentadError) in try Formula.molarMass(ofUTF8: text) }
      }.get()
    }
    Fuzzing.require((mass ?? nil) == formula?.molarMass(), "two masses")
    if let formula { check(formula) }
  }
}

private func check(_ formula: Formula) {
  Fuzzing.require(!formula.composition.isEmpty || formula.charge < 0, "a formula of nothing")
  for part in formula.composition {
    Fuzzing.require(part.count.numerator > 0, "\(formula) counts nothing")
    Fuzzing.require(part.count.denominator > 0, "\(formula) has no denominator")
  }
  if let mass = formula.molarMass() {
    let isElectron = formula.composition.isEmpty
    Fuzzing.require(mass.low <= mass.high && (mass.low > 0 || isElectron), "\(formula): \(mass)")
    Fuzzing.require(mass.value.isFinite, "\(formula): \(mass)")
  }
  if let mass = formula.monoisotopicMass() {
    Fuzzing.require(
      mass.isFinite && (mass > 0 || formula.composition.isEmpty), "\(formula): \(mass)")
  }
  let fractions = formula.massFractions() ?? []
  Fuzzing.require(
    fractions.allSatisfy { $0.fraction >= 0 && $0.fraction <= 1.000_001 }, "\(formula)")
  Fuzzing.require(formula.empirical.empirical == formula.empirical, "\(formula): empirical twice")
  checkText(of: formula)
}

/// Counts that end as decimals are printed whole.
private func checkText(of formula: Formula) {
  let text = formula.description
  guard let again = try? Formula(text) else { return }
  Fuzzing.require(
    again == formula || !formula.composition.allSatisfy(\.count.isDecimal),
    "\(text) reads as \(again)")
}

extension Formula.Count {
  /// True if it has a finite decimal.
  fileprivate var isDecimal: Bool {
    var rest = denominator
    for factor: Int64 in [2, 5] { while rest % factor == 0 { rest /= factor } }
    return rest == 1
  }
}
