package import PentadCore

extension AyanamsaSpan {
  private static let basis = LobattoBasis(intervals: count - 1)

  /// Fits a span; `sample` gives the mean ayanamsa in degrees at a Julian day in UT.
  package static func fit(
    _ ayanamsa: Ayanamsa, index: Int, sample: (Double) throws(PentadError) -> Double
  ) throws(PentadError) -> AyanamsaSpan {
    let pieces = pieces(of: ayanamsa)
    let length = days(of: ayanamsa) / Double(pieces)
    var coefficients: [Double] = []
    for piece in 0..<pieces {
      let start = Double(index) * days(of: ayanamsa) + Double(piece) * length
      var samples: [Double] = []
      for node in basis.nodes {
        let value = try sample(start + length / 2 * (node + 1))
        let previous = samples.last ?? value
        samples.append(previous + wrapped180(value - previous))
      }
      coefficients += basis.coefficients(samples, count: count)
    }
    return try AyanamsaSpan(ayanamsa: ayanamsa, index: index, coefficients: coefficients)
  }
}
