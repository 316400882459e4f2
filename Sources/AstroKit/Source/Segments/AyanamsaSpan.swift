package import PentadCore

/// A time span of the mean ayanamsa, without nutation, in degrees.
///
/// A zodiac that is fixed among the stars moves smoothly against the equinox: 32,768 days fit one
/// polynomial, within 0.000005″ of libswe. A zodiac that is tied to a star follows the star's
/// yearly aberration and the bending of its light at the Sun, as in libswe. Its span has 32 days,
/// in pieces of 16 days. While the Sun passes the star, a piece is halved until it fits, down to 45
/// minutes. The error is then within 0.0005″, and 0.003″ in centuries in which the centre of the
/// Sun covers the star.
package struct AyanamsaSpan: Hashable, Sendable {
  /// A part of a span, described by one polynomial.
  package struct Piece: Hashable, Sendable {
    /// The length in days.
    package let days: Double
    /// The Chebyshev coefficients, ``AyanamsaSpan/count`` of them.
    package let coefficients: [Double]
  }

  /// The ayanamsa.
  package let ayanamsa: Ayanamsa
  /// The position on the grid: the span begins at `index` × ``days(of:)``.
  package let index: Int
  /// The pieces, in order and without gaps.
  package let pieces: [Piece]

  /// The number of coefficients of a piece.
  static let count = SegmentGrid.orientationCount

  /// Returns the length of a span, in days.
  package static func days(of ayanamsa: Ayanamsa) -> Double {
    ayanamsa.isOfAStar ? SegmentGrid.segmentDays : 1_024 * SegmentGrid.segmentDays
  }

  /// Returns the maximum length of a piece, in days.
  static func longestPiece(of ayanamsa: Ayanamsa) -> Double {
    ayanamsa.isOfAStar ? SegmentGrid.spanDays : days(of: ayanamsa)
  }

  /// Returns the indices of the spans that a range of segments needs.
  package static func indices(of ayanamsa: Ayanamsa, covering segments: Range<Int>) -> Range<Int> {
    guard !ayanamsa.isOfAStar, let last = segments.last else { return segments }
    return (segments.lowerBound >> 10)..<(last >> 10) + 1
  }

  /// Returns the Julian days of consecutive spans.
  static func range(of ayanamsa: Ayanamsa, _ indices: Range<Int>) -> Range<Double> {
    Double(indices.lowerBound) * days(of: ayanamsa)..<Double(indices.upperBound)
      * days(of: ayanamsa)
  }

  /// Creates a span.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` when the pieces do not fill the span, the
  ///   number of coefficients is wrong or one is not finite.
  package init(ayanamsa: Ayanamsa, index: Int, pieces: [Piece]) throws(PentadError) {
    guard
      Self.fill(pieces.map(\.days), ayanamsa),
      pieces.allSatisfy({ $0.coefficients.count == Self.count }),
      pieces.allSatisfy({ $0.coefficients.allSatisfy(\.isFinite) })
    else {
      throw PentadError(.corrupt, "span \(index) of the ayanamsa \(ayanamsa) is damaged")
    }
    self.ayanamsa = ayanamsa
    self.index = index
    self.pieces = pieces
  }

  /// True if pieces of these lengths fill a span and none crosses the end of a longest piece.
  private static func fill(_ lengths: [Double], _ ayanamsa: Ayanamsa) -> Bool {
    let longest = longestPiece(of: ayanamsa)
    var end = 0.0
    for days in lengths {
      guard days > 0, end.truncatingRemainder(dividingBy: longest) + days <= longest else {
        return false
      }
      end += days
    }
    return end == Self.days(of: ayanamsa)
  }

  /// Returns the mean ayanamsa in degrees at a Julian day of the span; outside it, the value at its
  /// end.
  package func value(at julianDay: Double) -> Double {
    let offset = julianDay - Double(index) * Self.days(of: ayanamsa)
    var start = 0.0
    var piece = pieces[0]
    for next in pieces.dropFirst() {
      guard offset >= start + piece.days else { break }
      start += piece.days
      piece = next
    }
    let x = 2 * (offset - start) / piece.days - 1
    return chebyshevValue(piece.coefficients, at: min(max(x, -1), 1))
  }
}

extension Ayanamsa {
  /// True if the zodiac is tied to the apparent position of a star.
  package var isOfAStar: Bool {
    switch self {
    case .trueChitra, .trueRevati, .truePushya: true
    default: false
    }
  }
}
