import PentadCore

/// Reads the text of a ``ChemicalEquation``.
struct EquationReader {
  private let text: [UInt8]
  private var species: [ChemicalEquation.Species] = []
  /// The index in `species` of the first species of the current side.
  private var sideStart = 0

  init(_ text: String) { self.text = Array(text.utf8) }

  /// Reads the species and the arrow.
  mutating func read() throws(PentadError) -> ([ChemicalEquation.Species], String) {
    guard text.count <= FormulaParser.longestText else {
      throw PentadError(
        .equationTooLarge, "the equation is larger than 1 MiB", offset: FormulaParser.longestText)
    }
    let arrow = try arrow()
    try read(.left, 0..<arrow.range.lowerBound)
    try read(.right, arrow.range.upperBound..<text.count)
    return (species, arrow.text)
  }

  private func arrow() throws(PentadError) -> EquationArrow {
    let arrows = EquationArrow.find(in: text)
    guard let arrow = arrows.first else {
      throw PentadError(
        .equationArrow, "the equation has no arrow; write reactants -> products", offset: text.count
      )
    }
    guard arrows.count == 1 else {
      throw PentadError(
        .equationArrow, "the equation has \(arrows.count) arrows; write one equation for each step",
        offset: arrows[1].range.lowerBound)
    }
    let start = arrow.range.lowerBound
    if arrow.text == "-->", start > 0, !text.isSpace(at: start - 1) {
      throw PentadError(
        .equationArrow,
        "the first dash of --> may be a charge; write a space before the arrow, or Cl- -> with one "
          + "before ->",
        offset: start)
    }
    return arrow
  }

  private mutating func read(
    _ side: ChemicalEquation.Side, _ range: Range<Int>
  ) throws(PentadError) {
    sideStart = species.count
    for part in try parts(of: text.trimming(range)) {
      guard species.count < ChemicalEquation.mostSpecies else {
        throw PentadError(
          .equationTooLarge,
          "the equation has more than \(ChemicalEquation.mostSpecies) species",
          offset: part.lowerBound)
      }
      try add(try species(in: text.trimming(part), side))
    }
  }

  /// Adds a species; for one already present, adds the coefficients.
  private mutating func add(_ next: ChemicalEquation.Species) throws(PentadError) {
    // At most ``ChemicalEquation/mostSpecies`` comparisons. Formulas mostly differ, so that they are
    // compared before the keys.
    let place = species[sideStart...].firstIndex {
      $0.formula == next.formula && SpeciesKey($0) == SpeciesKey(next)
    }
    guard let place else { return species.append(next) }
    let sum = (species[place].coefficient ?? .one).adding(next.coefficient ?? .one)
    guard let sum else { throw .coefficientsTooLarge }
    species[place].coefficient = sum
  }

  /// Returns the ranges of the species on a side.
  private func parts(of side: Range<Int>) throws(PentadError) -> [Range<Int>] {
    let pluses = side.filter { text[$0] == UInt8(ascii: "+") }
    let spaced = pluses.filter { plus in
      (plus == side.lowerBound || text.isSpace(at: plus - 1))
        && (plus + 1 == side.upperBound || text.isSpace(at: plus + 1))
    }
    let separators = spaced.isEmpty ? try tightSeparators(pluses, in: side) : spaced
    var start = side.lowerBound
    var parts: [Range<Int>] = []
    for separator in separators {
      parts.append(start..<separator)
      start = separator + 1
    }
    return parts + [start..<side.upperBound]
  }

  /// Returns the pluses that separate species without spaces: `H2+O2`.
  private func tightSeparators(
    _ pluses: [Int], in side: Range<Int>
  ) throws(PentadError) -> [Int] {
    if let twice = pluses.first(where: { $0 + 1 < side.upperBound && text[$0 + 1] == text[$0] }) {
      throw PentadError(
        .equationSpecies,
        "++ may end a charge or separate two species; write Na+ + Cl- with a space on each side of the "
          + "plus, and Ca^2+ for a charge",
        offset: twice)
    }
    return pluses.filter { plus in
      plus > side.lowerBound && plus + 1 < side.upperBound && text.beginsSpecies(at: plus + 1)
    }
  }

  private func species(
    in range: Range<Int>, _ side: ChemicalEquation.Side
  ) throws(PentadError) -> ChemicalEquation.Species {
    var range = range
    let coefficient = try coefficient(&range)
    guard !range.isEmpty else {
      throw PentadError(
        .equationSpecies,
        "a species is missing; separate species by ' + ' with spaces "
          + "around the plus",
        offset: range.lowerBound)
    }
    let formula: Formula
    do throws(PentadError) {
      formula = try text[range].withUnsafeBufferPointer { bytes throws(PentadError) in
        try Formula(utf8: bytes)
      }
    } catch {
      throw PentadError(
        error.code, error.message, offset: error.offset.map { $0 + range.lowerBound })
    }
    return ChemicalEquation.Species(
      formula: formula, text: String(decoding: text[range], as: UTF8.self),
      coefficient: coefficient, side: side)
  }

  /// Removes the number at the start of `range` and the spaces after it, and returns the number.
  private func coefficient(_ range: inout Range<Int>) throws(PentadError) -> Formula.Count? {
    let start = range.lowerBound
    var end = start
    while end < range.upperBound, text.isNumeral(at: end) { end += 1 }
    guard end > start else { return nil }
    guard let count = Formula.Count(coefficient: text[start..<end]) else {
      throw PentadError(
        .equationSpecies,
        "the coefficient \(String(decoding: text[start..<end].prefix(24), as: UTF8.self)) must be a "
          + "number above zero, such as 2, 0.5 or 1/2",
        offset: start)
    }
    range = text.trimming(end..<range.upperBound)
    return count
  }
}
