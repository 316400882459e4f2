package import PentadCore

/// A segment of 32 days of the Sun, the Moon and the Earth's orientation, as Chebyshev coefficients
/// in UT.
///
/// Each span of ``SegmentGrid`` has 21 × (x, y, z, longitude) of the Moon and 11 × the same of the
/// Sun. Then follow 13 × (sidereal time minus its linear rate, true obliquity, nutation in
/// longitude). Positions are geocentric, apparent, in AU, on the true equator of date. Angles are
/// in degrees; a longitude has no jumps within its span.
package struct EphemerisSegment: Hashable, Sendable {
  /// The position on ``SegmentGrid``.
  package let index: Int
  /// All coefficients, in the order above.
  package let coefficients: [Double]
  /// The Julian days in UT for which the segment is valid: usually its whole range. A segment
  /// across or beyond the end of the ephemeris files is continued (``SegmentGrid/continuedDays``)
  /// and is valid for less, or for nothing.
  package let known: Range<Double>

  /// The number of coefficients of a span.
  static let spanCount =
    4 * SegmentGrid.moonCount + 4 * SegmentGrid.sunCount + 3 * SegmentGrid.orientationCount
  /// The number of coefficients of a segment.
  static let count = spanCount * SegmentGrid.spansPerSegment

  /// The Earth's rotation in a day of UT beyond a full turn, in degrees, at J2000, as in libswe.
  static let extraRotation = 0.98564736629

  /// Creates a segment from coefficients in the order of the type.
  ///
  /// - Parameter known: the Julian days for which it is valid; nil for its whole range.
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` when their number is wrong or one is not
  ///   finite.
  package init(
    index: Int, coefficients: [Double], known: Range<Double>? = nil
  ) throws(PentadError) {
    guard coefficients.count == Self.count, coefficients.allSatisfy(\.isFinite) else {
      throw PentadError(.corrupt, "segment \(index) of the ephemeris is damaged")
    }
    self.index = index
    self.coefficients = coefficients
    let whole = SegmentGrid.range(of: index..<index + 1)
    self.known = known?.clamped(to: whole) ?? whole
  }

  /// True if the segment is continued beyond the end of the files.
  var isContinued: Bool { known != SegmentGrid.range(of: index..<index + 1) }
}
