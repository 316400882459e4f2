package import PentadCore

/// A stretch of the mean ayanamsa, without nutation, in degrees.
///
/// A zodiac that is fixed among the stars moves smoothly against the equinox: 32,768 days are one
/// polynomial, within 0.000005″ of libswe. One that hangs on a star follows the star's yearly
/// aberration and its light's bending at the Sun, as libswe has it, and needs 16 days: within 0.001″,
/// but 0.02″ when the Sun passes Spica, and up to 4″ on the day when it covers ζ Piscium or δ Cancri.
package struct AyanamsaSpan: Hashable, Sendable {
  /// Whose ayanamsa.
  package let ayanamsa: Ayanamsa
  /// Its place on the grid: it begins at `index` × ``days(of:)``.
  package let index: Int
  /// Chebyshev coefficients, ``count`` of them for each of the ``pieces(of:)``.
  package let coefficients: [Double]

  /// The coefficients of a piece.
  static let count = SegmentGrid.orientationCount

  /// The days of a span.
  package static func days(of ayanamsa: Ayanamsa) -> Double {
    ayanamsa.isOfAStar ? SegmentGrid.segmentDays : 1_024 * SegmentGrid.segmentDays
  }

  /// The polynomials of a span, in equal parts of its time.
  package static func pieces(of ayanamsa: Ayanamsa) -> Int {
    ayanamsa.isOfAStar ? SegmentGrid.spansPerSegment : 1
  }

  /// The spans that a range of segments needs.
  package static func indices(of ayanamsa: Ayanamsa, covering segments: Range<Int>) -> Range<Int> {
    guard !ayanamsa.isOfAStar, let last = segments.last else { return segments }
    return (segments.lowerBound >> 10)..<(last >> 10) + 1
  }

  /// The Julian days of consecutive spans.
  static func range(of ayanamsa: Ayanamsa, _ indices: Range<Int>) -> Range<Double> {
    Double(indices.lowerBound) * days(of: ayanamsa)..<Double(indices.upperBound)
      * days(of: ayanamsa)
  }

  /// Makes a span.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` when the number of coefficients is wrong or one
  ///   is not finite.
  package init(
    ayanamsa: Ayanamsa, index: Int, coefficients: [Double]
  ) throws(PentadError) {
    guard
      coefficients.count == Self.count * Self.pieces(of: ayanamsa),
      coefficients.allSatisfy(\.isFinite)
    else {
      throw PentadError(.corrupt, "span \(index) of the ayanamsa \(ayanamsa) is damaged")
    }
    self.ayanamsa = ayanamsa
    self.index = index
    self.coefficients = coefficients
  }

  /// The mean ayanamsa in degrees at a Julian day of the span; outside it, the value at its end.
  package func value(at julianDay: Double) -> Double {
    let pieces = Self.pieces(of: ayanamsa)
    let length = Self.days(of: ayanamsa) / Double(pieces)
    let u = (julianDay - Double(index) * Self.days(of: ayanamsa)) / length
    let clamped = u > 0 ? (u < Double(pieces) ? u : Double(pieces)) : 0
    let piece = min(Int(clamped), pieces - 1)
    let part = coefficients[piece * Self.count..<(piece + 1) * Self.count]
    return chebyshevValue(part, at: 2 * (clamped - Double(piece)) - 1)
  }
}

extension Ayanamsa {
  /// Whether the zodiac hangs on the apparent place of a star.
  package var isOfAStar: Bool {
    switch self {
    case .trueChitra, .trueRevati, .truePushya: true
    default: false
    }
  }
}
