/// The exact solutions of a homogeneous system of linear equations.
///
/// Rows of integers are combined by cross-multiplication and divided by their greatest common
/// divisor, so nothing is rounded. Overflow is reported.
struct NullSpace<Number: FixedWidthInteger & SignedInteger> {
  /// The remaining rows, each with its pivot column; all other rows are 0 in that column.
  private(set) var rows: [[Number]] = []
  private var pivots: [Int] = []
  private let columns: Int

  /// Returns `nil` on overflow.
  init?(_ matrix: [[Int64]], columns: Int) {
    self.columns = columns
    for source in matrix {
      var row = source.map { Number($0) }
      for (other, pivot) in zip(rows, pivots) where row[pivot] != 0 {
        guard Self.eliminate(pivot, from: &row, with: other) else { return nil }
      }
      guard let pivot = row.firstIndex(where: { $0 != 0 }) else { continue }
      Self.reduce(&row)
      for index in rows.indices where rows[index][pivot] != 0 {
        guard Self.eliminate(pivot, from: &rows[index], with: row) else { return nil }
      }
      rows.append(row)
      pivots.append(pivot)
    }
  }

  /// The number of independent solutions.
  var dimension: Int { columns - rows.count }

  /// Returns the only solution of a system in the smallest whole numbers; `nil` on overflow.
  func solution() -> [Number]? {
    var isPivot = [Bool](repeating: false, count: columns)
    for pivot in pivots { isPivot[pivot] = true }
    guard let free = isPivot.firstIndex(of: false) else { return nil }
    var scale: Number = 1
    for (row, pivot) in zip(rows, pivots) where row[free] != 0 {
      let divisor = Self.divisor(row[pivot].magnitude, row[free].magnitude)
      let needed = Number(truncatingIfNeeded: row[pivot].magnitude / divisor)
      let shared = Self.divisor(scale.magnitude, needed.magnitude)
      let next = scale.multipliedReportingOverflow(by: needed / Number(shared))
      guard !next.overflow else { return nil }
      scale = next.partialValue
    }
    var solution = [Number](repeating: 0, count: columns)
    solution[free] = scale
    for (row, pivot) in zip(rows, pivots) where row[free] != 0 {
      let divisor = Number(Self.divisor(row[pivot].magnitude, row[free].magnitude))
      let times = scale / (row[pivot] / divisor)
      let value = (row[free] / divisor).multipliedReportingOverflow(by: times)
      guard !value.overflow else { return nil }
      solution[pivot] = 0 - value.partialValue
    }
    Self.reduce(&solution)
    return solution
  }

  /// Eliminates column `pivot` from `row`; returns false on overflow.
  private static func eliminate(_ pivot: Int, from row: inout [Number], with other: [Number])
    -> Bool
  {
    let divisor = Number(divisor(row[pivot].magnitude, other[pivot].magnitude))
    let (times, factor) = (other[pivot] / divisor, row[pivot] / divisor)
    for column in row.indices {
      let left = row[column].multipliedReportingOverflow(by: times)
      let right = other[column].multipliedReportingOverflow(by: factor)
      let difference = left.partialValue.subtractingReportingOverflow(right.partialValue)
      // The magnitude of the lowest number does not fit in its own type.
      guard !left.overflow, !right.overflow, !difference.overflow, difference.partialValue != .min
      else { return false }
      row[column] = difference.partialValue
    }
    reduce(&row)
    return true
  }

  /// Divides a row by the greatest common divisor of its numbers.
  static func reduce(_ row: inout [Number]) {
    var divisor: Number.Magnitude = 0
    for value in row where value != 0 {
      divisor = Self.divisor(value.magnitude, divisor)
      if divisor == 1 { return }
    }
    guard divisor > 1 else { return }
    let whole = Number(divisor)
    for column in row.indices { row[column] /= whole }
  }

  /// The greatest common divisor; of a number and 0, the number.
  static func divisor(_ a: Number.Magnitude, _ b: Number.Magnitude) -> Number.Magnitude {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
