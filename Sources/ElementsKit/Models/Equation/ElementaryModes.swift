import PentadCore

/// The elementary modes of an equation: the solutions with as few species as possible. All other
/// solutions are sums of them.
///
/// They are the extreme rays of the cone of nonnegative solutions. The double description method
/// finds them. It starts with one ray for each species, then intersects the cone with one row after
/// another, and combines the rays on both sides of the row.
///
/// Source: Schuster and Hilgetag, Journal of Biological Systems 2 (1994) 165.
struct ElementaryModes {
  /// The maximum number of rays, including those of a step in progress.
  private static let mostRays = 2_000
  /// The maximum number of independent solutions. With more, there would be too many rays in any
  /// case.
  static let mostIndependent = 64

  static let tooMany = PentadError(
    .equationTooLarge,
    "the equation can be balanced in too many ways; leave out species or balance the steps one by one"
  )

  private var rays: [[Int64]]

  /// Returns the modes in smallest whole numbers, sorted by their sum, the lowest first.
  ///
  /// - Throws: `.equationTooLarge` for too many modes or too large numbers; `cancelled`.
  static func find(_ rows: [[Int64]], columns: Int) throws(PentadError) -> [[Int64]] {
    var modes = Self(columns: columns)
    for row in rows { try modes.intersect(row) }
    let sums = modes.rays.map { ray in ray.reduce(0.0) { sum, value in sum + Double(value) } }
    let order = modes.rays.indices.sorted { a, b in
      sums[a] == sums[b]
        ? modes.rays[a].lexicographicallyPrecedes(modes.rays[b]) : sums[a] < sums[b]
    }
    return order.map { modes.rays[$0] }
  }

  private init(columns: Int) {
    rays = (0..<columns).map { column in
      var ray = [Int64](repeating: 0, count: columns)
      ray[column] = 1
      return ray
    }
  }

  private mutating func intersect(_ row: [Int64]) throws(PentadError) {
    var values: [Int64] = []
    for ray in rays { values.append(try Self.product(row, ray)) }
    let supports = rays.map(Support.init)
    var kept = rays.indices.filter { values[$0] == 0 }.map { rays[$0] }
    let (above, below) = (
      rays.indices.filter { values[$0] > 0 }, rays.indices.filter { values[$0] < 0 }
    )
    for first in above {
      guard !Task.isCancelled else { throw PentadError(.cancelled, "the balancing was cancelled") }
      for second in below {
        let union = supports[first].union(supports[second])
        let isAdjacent = !supports.indices.contains {
          $0 != first && $0 != second && supports[$0].isSubset(of: union)
        }
        guard isAdjacent else { continue }
        guard kept.count < Self.mostRays else {
          throw Self.tooMany
        }
        kept.append(try Self.combined(rays[first], values[first], rays[second], values[second]))
      }
    }
    rays = kept
  }

  private static func product(_ row: [Int64], _ ray: [Int64]) throws(PentadError) -> Int64 {
    var sum: Int64 = 0
    for (a, b) in zip(row, ray) where a != 0 && b != 0 {
      let term = a.multipliedReportingOverflow(by: b)
      let next = sum.addingReportingOverflow(term.partialValue)
      guard !term.overflow, !next.overflow, next.partialValue != .min else {
        throw .coefficientsTooLarge
      }
      sum = next.partialValue
    }
    return sum
  }

  /// Returns the combination of two rays for which the row is 0.
  private static func combined(
    _ first: [Int64], _ above: Int64, _ second: [Int64], _ below: Int64
  ) throws(PentadError) -> [Int64] {
    let divisor = greatestCommonDivisor(above, -below)
    var ray: [Int64] = []
    for (a, b) in zip(first, second) {
      let left = a.multipliedReportingOverflow(by: -below / divisor)
      let right = b.multipliedReportingOverflow(by: above / divisor)
      let sum = left.partialValue.addingReportingOverflow(right.partialValue)
      guard !left.overflow, !right.overflow, !sum.overflow else { throw .coefficientsTooLarge }
      ray.append(sum.partialValue)
    }
    NullSpace<Int64>.reduce(&ray)
    return ray
  }
}

/// The set of species that a ray uses, as bits.
private struct Support {
  private var words: [UInt64]

  init(_ ray: [Int64]) {
    words = [UInt64](repeating: 0, count: (ray.count + 63) / 64)
    for (column, value) in ray.enumerated() where value != 0 {
      words[column >> 6] |= 1 << UInt64(column & 63)
    }
  }

  private init(words: [UInt64]) { self.words = words }

  func union(_ other: Self) -> Self { Self(words: zip(words, other.words).map { $0 | $1 }) }

  func isSubset(of other: Self) -> Bool {
    for (a, b) in zip(words, other.words) where a & ~b != 0 { return false }
    return true
  }
}
