/// A table of symbols, standard atomic weights and most abundant nuclides for the formula parser.
///
/// It consists of flat arrays behind plain pointers, read once from text that is part of the
/// program. All masses are whole numbers of 10⁻¹² u, which represent every published weight and
/// mass exactly. Therefore their sums are exact.
///
/// Fetch ``shared`` once and keep it: each access to a lazily initialized global costs a check.
struct MassTable: @unchecked Sendable {  // Its memory is written before it is shared, never after.
  /// A standard atomic weight or the mass of a nuclide, in 10⁻¹² u; 0 when there is none.
  struct Weight: Hashable, Sendable {
    var low: Int64
    /// The published value; for an interval, CIAAW's abridged value.
    var value: Int64
    var high: Int64

    static let none = Self(low: 0, value: 0, high: 0)
  }

  /// The number of units of these tables in one u.
  static let unitsPerDalton: Int64 = 1_000_000_000_000

  static let shared = MassTable()

  private let index = SymbolIndex(without: FormulaSymbols.alsoGroups)
  private let weights: UnsafeMutablePointer<Weight>
  private let symbols: UnsafeMutablePointer<(first: UInt8, second: UInt8)>
  private let principals: UnsafeMutablePointer<UInt16>

  private init() {
    weights = .allocate(capacity: 128)
    weights.initialize(repeating: .none, count: 128)
    symbols = .allocate(capacity: 128)
    symbols.initialize(repeating: (0, 0), count: 128)
    principals = .allocate(capacity: 128)
    principals.initialize(repeating: 0, count: 128)
    for (z, symbol) in GeneratedCore.symbols.enumerated() where z > 0 {
      let letters = symbol.utf8Start
      symbols[z] = (letters[0], symbol.utf8CodeUnitCount > 1 ? letters[1] : 0)
    }
    TableText(GeneratedWeights.text).forEachRow { row in
      guard let z = row.integer(0), 1...118 ~= z else { return }
      weights[z] = Weight(row)
    }
    var shares = [Double](repeating: 0, count: 128)
    TableText(GeneratedAbundances.text).forEachRow { row in
      guard let z = row.integer(0), 1...118 ~= z, let a = row.integer(1), let share = row.number(2),
        share > shares[z]
      else { return }
      shares[z] = share
      principals[z] = UInt16(truncatingIfNeeded: a)
    }
  }

  /// Returns the atomic number of a symbol: a capital letter, and a small one or 0.
  ///
  /// The result is 0 if no element has the symbol, and for symbols that also abbreviate groups,
  /// which need further checks.
  @inline(__always) func number(ofSymbol first: UInt8, _ second: UInt8) -> UInt8 {
    index.number(letters: first, second)
  }

  /// Returns the standard atomic weight of an element; `z` is 1…118.
  @inline(__always) func weight(_ z: UInt8) -> Weight { weights[Int(z & 127)] }

  /// Returns the letters of an element's symbol; the second is 0 if there is none. `z` is 1…118.
  func symbol(_ z: UInt8) -> (first: UInt8, second: UInt8) { symbols[Int(z & 127)] }

  /// Returns the mass number of the most abundant nuclide, 0 for none; `z` is 1…118.
  func mostAbundantNuclide(_ z: UInt8) -> UInt16 { principals[Int(z & 127)] }
}

extension MassTable {
  /// Returns the atomic number of a temporary systematic symbol such as `Uuo`, 101…118; 0 for
  /// others.
  ///
  /// Source: Chatt, Pure Appl. Chem. 51 (1979) 381: `U` for the hundreds, then the first letters of
  /// nil, un, bi, tri, quad, pent, hex, sept, oct, enn.
  static func number(ofTemporarySymbol first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt8 {
    guard first == UInt8(ascii: "U"), let tens = systematicDigit(second),
      let ones = systematicDigit(third), 1...18 ~= tens * 10 + ones
    else { return 0 }
    return 100 + tens * 10 + ones
  }

  private static func systematicDigit(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "n"): 0
    case UInt8(ascii: "u"): 1
    case UInt8(ascii: "b"): 2
    case UInt8(ascii: "t"): 3
    case UInt8(ascii: "q"): 4
    case UInt8(ascii: "p"): 5
    case UInt8(ascii: "h"): 6
    case UInt8(ascii: "s"): 7
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "e"): 9
    default: nil
    }
  }
}

extension MassTable.Weight {
  fileprivate init(_ row: TableRow) {
    switch (row.mass(2), row.mass(3), row.mass(4), row.mass(5), row.mass(6)) {
    case (let value?, let uncertainty?, _, _, _):
      self.init(low: value - uncertainty, value: value, high: value + uncertainty)
    case (_, _, let low?, let high?, let abridged?):
      self.init(low: low, value: abridged, high: high)
    default: self = .none
    }
  }
}
