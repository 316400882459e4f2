public import PentadCore

extension ChemicalEquation {
  /// The result of balancing an equation. Coefficients are the smallest whole numbers, in the order
  /// of ``species``.
  ///
  /// A species that occurs on both sides counts as one. Its net coefficient is assigned to the side
  /// where it remains, and 0 to the other side. If it cancels, both are 0.
  public enum Balance: Hashable, Sendable {
    /// There is one solution, up to a common factor.
    case unique([Int64])
    /// There are several independent solutions. These are the elementary modes: each uses as few
    /// species as possible, and all other solutions are sums of multiples of them.
    case several([[Int64]])
    /// There is no solution.
    ///
    /// - Parameters:
    ///   - oneSided: the elements, the nuclides and `charge` that only one side has.
    ///   - uncovered: the indices of the species that take part in no way to balance the others;
    ///     all of them if there is none.
    case impossible(oneSided: [String], uncovered: [Int])
    /// There is one solution, and species with the coefficient 0 do not take part in it.
    case unneeded([Int64])
    /// There is one solution, and species with a negative coefficient are on the wrong side.
    case wrongSide([Int64])
  }

  /// Balances the equation, ignoring the written coefficients.
  ///
  /// Atoms of each element, atoms of each named nuclide, and charge are conserved exactly, however
  /// large the numbers are.
  ///
  /// - Throws: `.equationTooLarge` if coefficients do not fit in 64 bits, or for more than 2,000
  ///   elementary modes or 64 independent solutions; `cancelled` if the task is cancelled.
  public func balanced() throws(PentadError) -> Balance {
    let matrix = try EquationMatrix(species)
    let twins = twins()
    let columns = species.indices.filter { $0 < twins[$0] ?? .max }
    guard columns.contains(where: { twins[$0] == nil }) else {
      return .unneeded(species.map { _ in 0 })
    }
    let rows = matrix.rows.map { row in columns.map { signed(row[$0], $0) } }
    let dimension: Int
    var solution: [Int64]?
    if let space = NullSpace<Int64>(rows, columns: columns.count) {
      dimension = space.dimension
      solution = dimension == 1 ? space.solution() : nil
    } else if let space = NullSpace<Int128>(rows, columns: columns.count) {
      dimension = space.dimension
    } else {
      throw .coefficientsTooLarge
    }
    switch dimension {
    case 0:
      return .impossible(oneSided: oneSided(matrix), uncovered: Array(species.indices))
    case 1:
      if solution == nil {
        let wide = NullSpace<Int128>(rows, columns: columns.count)?.solution()
        solution = wide?.compactMap { Int64(exactly: $0) }
      }
      guard let solution, solution.count == columns.count else { throw .coefficientsTooLarge }
      return try judged(solution, columns, twins)
    default:
      guard dimension <= ElementaryModes.mostIndependent else { throw ElementaryModes.tooMany }
      let all = matrix.rows.map { row in species.indices.map { signed(row[$0], $0) } }
      return several(
        try ElementaryModes.find(all, columns: species.count), twins, oneSided(matrix))
    }
  }

  /// Returns for each species the index of the equal species on the other side.
  private func twins() -> [Int?] {
    var twins = [Int?](repeating: nil, count: species.count)
    let firstRight = species.firstIndex { $0.side == .right } ?? species.endIndex
    for right in firstRight..<species.endIndex {
      let twin = species[..<firstRight].firstIndex { left in
        // Comparing keys takes longer than comparing formulas, which mostly differ.
        left.formula == species[right].formula
          && SpeciesKey(left) == SpeciesKey(species[right])
      }
      guard let twin else { continue }
      (twins[right], twins[twin]) = (twin, right)
    }
    return twins
  }

  private func signed(_ value: Int64, _ index: Int) -> Int64 {
    species[index].side == .left ? value : -value
  }

  /// Returns the result for a system with one solution of unknown sign.
  private func judged(
    _ solution: [Int64], _ columns: [Int], _ twins: [Int?]
  ) throws(PentadError) -> Balance {
    let own = zip(columns, solution).filter { twins[$0.0] == nil }.map(\.1)
    let (positive, negative) = (own.count { $0 > 0 }, own.count { $0 < 0 })
    let first = own.first { $0 != 0 } ?? solution.first { $0 != 0 } ?? 1
    let flips = positive < negative || positive == negative && first < 0
    var coefficients = [Int64](repeating: 0, count: species.count)
    for (column, value) in zip(columns, solution) {
      guard value != .min else { throw .coefficientsTooLarge }
      let value = flips ? -value : value
      if let twin = twins[column], value < 0 {
        coefficients[twin] = -value
      } else {
        coefficients[column] = value
      }
    }
    if positive > 0, negative > 0 { return .wrongSide(coefficients) }
    return own.contains(0) ? .unneeded(coefficients) : .unique(coefficients)
  }

  private func several(_ modes: [[Int64]], _ twins: [Int?], _ oneSided: [String]) -> Balance {
    let modes = modes.filter { mode in
      // A species that only turns into itself is not a reaction.
      !species.indices.contains { index in
        twins[index].map { mode[index] > 0 && mode[$0] > 0 } ?? false
      }
    }
    let uncovered = species.indices.filter { index in
      twins[index] == nil && !modes.contains { $0[index] > 0 }
    }
    return uncovered.isEmpty
      ? .several(modes) : .impossible(oneSided: oneSided, uncovered: uncovered)
  }

  /// Returns the rows that only one side has. Charge can have both signs on one side and cancel
  /// there.
  private func oneSided(_ matrix: EquationMatrix) -> [String] {
    zip(matrix.labels, matrix.rows).filter { _, row in
      let signs = Set(species.indices.map { signed(row[$0], $0).signum() }.filter { $0 != 0 })
      return signs.count == 1
    }
    .map(\.0)
  }
}
