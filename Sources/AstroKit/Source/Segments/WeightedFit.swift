/// A fit of Chebyshev polynomials to samples by weighted least squares.
struct WeightedFit {
  /// The columns of an orthogonal basis of the polynomials at the nodes, times the weights.
  private var basis: [[Double]] = []
  /// The components, for each column of the basis, of the weighted Chebyshev polynomials up to it.
  private var triangle: [[Double]] = []
  private let weights: [Double]

  /// Prepares the fit of `count` coefficients; there must be more nodes than that, all in -1…1.
  init(nodes: [Double], weights: [Double], count: Int) {
    self.weights = weights
    var previous = nodes.map { _ in 1.0 }
    var current = nodes
    for degree in 0..<count {
      let values = degree == 0 ? previous : current
      if degree > 0 {
        let next = nodes.indices.map { 2 * nodes[$0] * current[$0] - previous[$0] }
        (previous, current) = (current, next)
      }
      append(zip(values, weights).map { $0 * $1 })
    }
  }

  /// Orthogonalises a column against the earlier ones, twice, because rounding of large weights
  /// remains after one pass.
  private mutating func append(_ column: [Double]) {
    var column = column
    var parts = Array(repeating: 0.0, count: basis.count)
    for _ in 0..<2 {
      for (index, unit) in basis.enumerated() {
        let part = zip(unit, column).reduce(0) { $0 + $1.0 * $1.1 }
        parts[index] += part
        for k in column.indices { column[k] -= part * unit[k] }
      }
    }
    let length = column.reduce(0) { $0 + $1 * $1 }.squareRoot()
    basis.append(column.map { $0 / length })
    triangle.append(parts + [length])
  }

  /// Returns the coefficients for samples at the nodes.
  func coefficients(_ samples: [SIMD4<Double>]) -> [SIMD4<Double>] {
    var rest = zip(samples, weights).map { $0 * $1 }
    var parts: [SIMD4<Double>] = []
    for unit in basis {
      let part = zip(unit, rest).reduce(SIMD4<Double>.zero) { $0 + $1.0 * $1.1 }
      for k in rest.indices { rest[k] -= unit[k] * part }
      parts.append(part)
    }
    for index in parts.indices.reversed() {
      parts[index] /= triangle[index][index]
      for before in 0..<index { parts[before] -= triangle[index][before] * parts[index] }
    }
    return parts
  }
}
