package import PentadCore

/// 32 days of the Sun, the Moon and the Earth's orientation as Chebyshev coefficients in UT.
///
/// For each span of ``SegmentGrid`` in turn: the Moon's 21 × (x, y, z, longitude), the Sun's 11 × the
/// same, then 13 × (sidereal time less its linear rate, true obliquity, nutation in longitude).
/// Positions are geocentric, apparent, in AU, on the true equator of date; angles are degrees, a
/// longitude without jumps within its span.
package struct EphemerisSegment: Hashable, Sendable {
  /// Its place on ``SegmentGrid``.
  package let index: Int
  /// All coefficients, in the order above.
  package let coefficients: [Double]
  /// The Julian days in UT for which it answers: all of its own, as a rule. A segment beyond the end of
  /// the ephemeris files, or across it, is continued (``SegmentGrid/continuedDays``) and knows less, or
  /// nothing.
  package let known: Range<Double>

  /// How many coefficients a span has.
  static let spanCount =
    4 * SegmentGrid.moonCount + 4 * SegmentGrid.sunCount + 3 * SegmentGrid.orientationCount
  /// How many a segment has.
  static let count = spanCount * SegmentGrid.spansPerSegment

  /// Degrees that the Earth turns in a day of UT beyond its whole turn, at J2000; libswe's own.
  static let extraRotation = 0.98564736629

  /// Makes a segment of coefficients in the order of the type.
  ///
  /// - Parameter known: the Julian days for which it answers; nil for all of its own.
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` when their number is wrong or one is not finite.
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

  /// True if it was continued beyond the end of the files.
  var isContinued: Bool { known != SegmentGrid.range(of: index..<index + 1) }
}
