/// The atoms of a search, the heaviest first, with their masses and the allowed numbers of atoms
/// above the minimum counts.
struct AtomColumns {
  /// The atoms. The last one is hydrogen; without hydrogen, it is the lightest atom.
  let atoms: [Formula.Part]
  /// In 10⁻¹² u.
  let masses: [Int64]
  /// The minimum counts.
  let minimum: [Int]
  /// The mass of the minimum counts in 10⁻¹² u.
  let base: Int64
  /// The number of atoms allowed above each minimum count.
  let room: [Int]
  /// The largest mass that an atom and all later ones can add; `Int64.max` on overflow. A final 0
  /// ends the array.
  let highest: [Int64]

  /// Returns `nil` if the minimum counts are heavier than `mass`.
  init?(_ limits: FormulaLimits, upTo mass: Int64) {
    let columns = limits.limits.map { limit in
      let part = Formula.Part(z: limit.z, a: limit.a, count: .one)
      return (limit: limit, part: part, mass: part.nuclideMass ?? .max)
    }
    .sorted { $0.mass > $1.mass }
    atoms = columns.map(\.part)
    masses = columns.map(\.mass)
    minimum = columns.map(\.limit.minimum)
    var sum: Int64 = 0
    for (count, weight) in zip(minimum, masses) {
      let term = weight.multipliedReportingOverflow(by: Int64(count))
      let next = sum.addingReportingOverflow(term.partialValue)
      guard !term.overflow, !next.overflow, next.partialValue <= mass else { return nil }
      sum = next.partialValue
    }
    base = sum
    room = columns.map { column in
      let most = column.limit.maximum.map { $0 - column.limit.minimum } ?? .max
      return min(most, Int((mass - sum) / column.mass))
    }
    var highest: [Int64] = [0]
    for (count, weight) in zip(room, masses).reversed() {
      let next = highest[highest.count - 1].addingReportingOverflow(Int64(count) * weight)
      highest.append(next.overflow ? .max : next.partialValue)
    }
    self.highest = highest.reversed()
  }
}
