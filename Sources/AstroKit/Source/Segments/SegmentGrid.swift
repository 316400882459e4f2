/// The fixed grid in time on which positions are fitted: it never depends on what was asked for, so
/// that a segment fitted for one question answers every later one, in memory and on disk.
///
/// A segment is 32 days of Universal Time and begins at a Julian day that is a multiple of 32; it
/// holds two spans of 16 days. Both numbers are powers of two: finding a span and the place in it
/// costs no rounding.
package enum SegmentGrid {
  /// The days of a segment.
  package static let segmentDays = 32.0
  /// The days of a span, the piece that one polynomial describes.
  package static let spanDays = 16.0
  /// The spans of a segment.
  package static let spansPerSegment = 2

  /// The coefficients of a span for the Moon.
  ///
  /// With 20 the error against libswe is 0.0009″, the noise of its own files; with 18, 0.002″.
  package static let moonCount = 21
  /// The coefficients of a span for the Sun: 0.001″, again the noise of the files.
  package static let sunCount = 11
  /// The coefficients of a span for sidereal time, obliquity and nutation: 0.0001″.
  package static let orientationCount = 13

  /// The Julian days that can be asked for: about -14,500 to 17,600, wider than any file of libswe.
  package static let julianDays = -3_600_000.0...8_200_000.0

  /// How far beyond the end of the ephemeris files segments are continued, in days: as far as the months
  /// of a date within the files may be looked for.
  package static let continuedDays = 128.0
  /// How far beyond the end of the files a continued segment answers as if it were within, in days: the
  /// first and the last date of the files in every time zone.
  package static let toleratedDays = 0.5

  /// The index of the segment that holds a Julian day; the day must lie within ``julianDays``.
  package static func index(of julianDay: Double) -> Int {
    Int((julianDay / segmentDays).rounded(.down))
  }

  /// The Julian day at which a segment begins.
  package static func start(of index: Int) -> Double { Double(index) * segmentDays }

  /// The Julian days of consecutive segments.
  static func range(of indices: Range<Int>) -> Range<Double> {
    start(of: indices.lowerBound)..<start(of: indices.upperBound)
  }

  /// The spans of whole segments that hold a range.
  ///
  /// Roots are searched for segment by segment, each search from the beginning of its own, so that a
  /// moment comes out the same to the last bit whatever was asked for with it.
  static func whole(holding range: Range<Double>) -> [Range<Double>] {
    (index(of: range.lowerBound)...index(of: range.upperBound.nextDown)).map {
      // One step short of the next: the search must not read from another segment.
      start(of: $0)..<start(of: $0 + 1).nextDown
    }
  }

  /// The segments that a range of Julian days touches, its upper bound included.
  package static func indices(covering range: Range<Double>) -> Range<Int> {
    index(of: range.lowerBound)..<index(of: range.upperBound) + 1
  }
}
