/// The fixed time grid on which positions are fitted. It does not depend on the requests, so a
/// segment fitted for one request serves every later one, in memory and on disk.
///
/// A segment has 32 days of Universal Time and begins at a Julian day that is a multiple of 32. It
/// contains two spans of 16 days. Both numbers are powers of two, so finding a span and the
/// position in it needs no rounding.
package enum SegmentGrid {
  /// The length of a segment in days.
  package static let segmentDays = 32.0
  /// The length of a span in days; one polynomial describes a span.
  package static let spanDays = 16.0
  /// The number of spans in a segment.
  package static let spansPerSegment = 2

  /// The number of coefficients of a span for the Moon.
  ///
  /// With 20 the error against libswe is 0.0009″, the noise of its own files; with 18, 0.002″.
  package static let moonCount = 21
  /// The number of coefficients of a span for the Sun: 0.001″, again the noise of the files.
  package static let sunCount = 11
  /// The number of coefficients of a span for sidereal time, obliquity and nutation: 0.0001″.
  package static let orientationCount = 13

  /// The supported Julian days: about -14,500 to 17,600, wider than any file of libswe.
  package static let julianDays = -3_600_000.0...8_200_000.0

  /// The days for which segments are continued beyond the end of the ephemeris files. The search
  /// for the months of a date within the files needs no more.
  package static let continuedDays = 128.0
  /// The days beyond the end of the files for which a continued segment counts as covered. They
  /// allow the first and the last date of the files in every time zone.
  package static let toleratedDays = 0.5

  /// Returns the index of the segment that contains a Julian day, which must be within
  /// ``julianDays``.
  package static func index(of julianDay: Double) -> Int {
    Int((julianDay / segmentDays).rounded(.down))
  }

  /// Returns the Julian day at which a segment begins.
  package static func start(of index: Int) -> Double { Double(index) * segmentDays }

  /// Returns the Julian days of consecutive segments.
  static func range(of indices: Range<Int>) -> Range<Double> {
    start(of: indices.lowerBound)..<start(of: indices.upperBound)
  }

  /// Returns the time ranges of the whole segments that contain a range.
  ///
  /// Roots are searched for segment by segment, each from the start of its segment. A root is
  /// therefore identical to the last bit, whichever range was requested.
  static func whole(holding range: Range<Double>) -> [Range<Double>] {
    (index(of: range.lowerBound)...index(of: range.upperBound.nextDown)).map {
      // The range ends one step before the next segment, so that no other segment is read.
      start(of: $0)..<start(of: $0 + 1).nextDown
    }
  }

  /// Returns the indices of the segments that overlap a range of Julian days, including its upper
  /// bound.
  package static func indices(covering range: Range<Double>) -> Range<Int> {
    index(of: range.lowerBound)..<index(of: range.upperBound) + 1
  }
}
