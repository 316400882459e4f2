package import PentadCore

extension AyanamsaSpan {
  private static let basis = LobattoBasis(intervals: count - 1)
  /// The limit of a piece's last coefficients, in degrees, for an accepted fit: 0.00002″.
  private static let tolerance = 5e-9
  /// The shortest piece of a star's ayanamsa: 45 minutes.
  private static let shortestPiece = SegmentGrid.spanDays / 512

  /// Fits a span; `sample` returns the mean ayanamsa in degrees at a Julian day in UT.
  package static func fit(
    _ ayanamsa: Ayanamsa, index: Int, sample: (Double) throws(PentadError) -> Double
  ) throws(PentadError) -> AyanamsaSpan {
    let (first, length) = (Double(index) * days(of: ayanamsa), longestPiece(of: ayanamsa))
    let shortest = ayanamsa.isOfAStar ? shortestPiece : length
    var pieces: [Piece] = []
    for start in stride(from: first, to: first + days(of: ayanamsa), by: length) {
      try append(start..<start + length, shortest: shortest, to: &pieces, sample: sample)
    }
    return try AyanamsaSpan(ayanamsa: ayanamsa, index: index, pieces: pieces)
  }

  /// Fits a piece, or its halves if one polynomial is not sufficient.
  private static func append(
    _ range: Range<Double>, shortest: Double, to pieces: inout [Piece],
    sample: (Double) throws(PentadError) -> Double
  ) throws(PentadError) {
    let (start, length) = (range.lowerBound, range.upperBound - range.lowerBound)
    var samples: [Double] = []
    for node in basis.nodes {
      let value = try sample(start + length / 2 * (node + 1))
      let previous = samples.last ?? value
      samples.append(previous + wrapped180(value - previous))
    }
    let coefficients = basis.coefficients(samples, count: count)
    if length <= shortest || coefficients.suffix(4).allSatisfy({ abs($0) < tolerance }) {
      pieces.append(Piece(days: length, coefficients: coefficients))
      return
    }
    let middle = start + length / 2
    try append(start..<middle, shortest: shortest, to: &pieces, sample: sample)
    try append(middle..<range.upperBound, shortest: shortest, to: &pieces, sample: sample)
  }
}
