package import PentadCore

/// A stretch of the mean ayanamsa, without nutation, in degrees.
///
/// A zodiac that is fixed among the stars moves smoothly against the equinox: 32,768 days are one
/// polynomial, within 0.000005″ of libswe. One that hangs on a star follows the star's yearly
/// aberration and the bending of its light at the Sun, as libswe has it. Its span is 32 days, in pieces
/// of 16 days; while the Sun passes the star a piece is halved until it fits, down to 45 minutes: within
/// 0.0005″, and 0.003″ in centuries when the Sun covers the star with its middle.
package struct AyanamsaSpan: Hashable, Sendable {
  /// A part of a span that one polynomial describes.
  package struct Piece: Hashable, Sendable {
    /// The length in days.
    package let days: Double
    /// Chebyshev coefficients, ``AyanamsaSpan/count`` of them.
    package let coefficients: [Double]
  }

  /// Whose ayanamsa.
  package let ayanamsa: Ayanamsa
  /// Its place on the grid: it begins at `index` × ``days(of:)``.
  package let index: Int
  /// The pieces, in order and without a gap.
  package let pieces: [Piece]

  /// The coefficients of a piece.
  static let count = SegmentGrid.orientationCount

  /// The days of a span.
  package static func days(of ayanamsa: Ayanamsa) -> Double {
    ayanamsa.isOfAStar ? SegmentGrid.segmentDays : 1_024 * SegmentGrid.segmentDays
  }

  /// The longest that a piece may be, in days.
  static func longestPiece(of ayanamsa: Ayanamsa) -> Double {
    ayanamsa.isOfAStar ? SegmentGrid.spanDays : days(of: ayanamsa)
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
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` when the pieces do not fill the span, the number of
  ///   coefficients is wrong or one is not finite.
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

  /// Whether pieces of these lengths fill a span and none reaches over the end of a longest one.
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

  /// The mean ayanamsa in degrees at a Julian day of the span; outside it, the value at its end.
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
  /// Whether the zodiac hangs on the apparent place of a star.
  package var isOfAStar: Bool {
    switch self {
    case .trueChitra, .trueRevati, .truePushya: true
    default: false
    }
  }
}
