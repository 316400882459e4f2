import PentadCore

/// Distributions of mass on a grid. Isotopologues in the same cell are merged into one point at
/// their mean mass. The result does not depend on their order, and its size depends only on the
/// range of masses.
struct MassGrid {
  struct Point {
    /// In u.
    var mass: Double
    var probability: Double
  }

  /// The width of a cell in u.
  let width: Double
  /// Points below this fraction of the highest point are dropped.
  let negligible: Double

  /// The distribution of all parts.
  ///
  /// - Throws: `.tooManyIsotopologues`, `.cancelled`
  func sum(of parts: [IsotopicPart]) throws(PentadError) -> [Point] {
    var sum = [Point(mass: 0, probability: 1)]
    for part in parts {
      sum = try combined(sum, try power(of: part), width)
    }
    return sum
  }

  /// Returns the distribution of the atoms of one element, by squaring. Cells are narrower for
  /// fewer atoms, because the blur of each part adds up over all of them.
  private func power(of part: IsotopicPart) throws(PentadError) -> [Point] {
    let atom = part.isotopes.map { Point(mass: $0.daltons, probability: $0.abundance) }
      .sorted { $0.mass < $1.mass }
    if atom.count == 1 {
      return [Point(mass: part.mass(of: [part.count]), probability: 1)]
    }
    var result = atom
    let bits = Int.bitWidth - 1 - part.count.leadingZeroBitCount
    for bit in (0..<bits).reversed() {
      let atoms = part.count >> bit
      let width = width * (Double(atoms) / Double(part.count)).squareRoot()
      result = try combined(result, result, width)
      if atoms & 1 == 1 { result = try combined(result, atom, width) }
    }
    return result
  }

  /// Convolves the points of two independent groups of atoms; the result is sorted by mass.
  private func combined(
    _ first: [Point], _ second: [Point], _ width: Double
  ) throws(PentadError) -> [Point] {
    guard first.count > 1, second.count > 1 else { return shifted(first, second) }
    let highest = Self.highest(first) * Self.highest(second)
    let least = highest * negligible * 1e-3
    var cells = MassCells(expecting: 2 * max(first.count, second.count))
    for one in first {
      guard !Task.isCancelled else { throw .callCancelled }
      for other in second {
        let probability = one.probability * other.probability
        if probability < least { continue }
        cells.add(one.mass + other.mass, probability, width)
      }
      guard cells.count <= Isotopologues.limit else { throw .tooManyIsotopologues }
    }
    var points = cells.points
    let kept = Self.highest(points) * negligible
    points.removeAll { $0.probability < kept }
    points.sort { $0.mass < $1.mass }
    return points
  }

  /// Convolves two groups if one of them has a single point.
  private func shifted(_ first: [Point], _ second: [Point]) -> [Point] {
    let (many, one) = first.count > 1 ? (first, second[0]) : (second, first[0])
    return many.map {
      Point(mass: $0.mass + one.mass, probability: $0.probability * one.probability)
    }
  }

  private static func highest(_ points: [Point]) -> Double {
    points.reduce(0) { max($0, $1.probability) }
  }
}

/// The cells of a grid that have points, as a hash table with open addressing.
private struct MassCells {
  private struct Cell {
    var key: Int64 = .min
    var probability = 0.0
    /// The probability multiplied by the distance from the left edge, which avoids cancellation.
    var moment = 0.0
  }

  private var cells: [Cell]
  private var width = 1.0
  private(set) var count = 0

  init(expecting number: Int) {
    var size = 64
    while size < 2 * number { size *= 2 }
    cells = [Cell](repeating: Cell(), count: size)
  }

  @inline(__always)
  mutating func add(_ mass: Double, _ probability: Double, _ width: Double) {
    self.width = width
    let edge = (mass / width).rounded(.down)
    let key = Int64(edge)
    var place = slot(key)
    if cells[place].key == .min {
      if 2 * (count + 1) > cells.count {
        grow()
        place = slot(key)
      }
      cells[place].key = key
      count += 1
    }
    cells[place].probability += probability
    cells[place].moment += probability * (mass - edge * width)
  }

  var points: [MassGrid.Point] {
    cells.compactMap {
      $0.key == .min
        ? nil
        : MassGrid.Point(
          mass: Double($0.key) * width + $0.moment / $0.probability, probability: $0.probability)
    }
  }

  /// Returns the slot of a key, or the free slot where it belongs.
  @inline(__always)
  private func slot(_ key: Int64) -> Int {
    let mask = cells.count - 1
    let hash = UInt64(bitPattern: key) &* 0x9e37_79b9_7f4a_7c15
    var place = Int(truncatingIfNeeded: hash >> 32) & mask
    while cells[place].key != key, cells[place].key != .min { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = cells
    cells = [Cell](repeating: Cell(), count: old.count * 2)
    for cell in old where cell.key != .min { cells[slot(cell.key)] = cell }
  }
}
