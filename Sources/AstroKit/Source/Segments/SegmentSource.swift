package import PentadCore

/// A source of segments that are not in a cache.
package protocol SegmentSource: Sendable {
  /// Returns the identifier of the ephemeris behind the segments; another fingerprint has other
  /// values.
  func fingerprint() async throws(PentadError) -> String

  /// True if results for a range of Julian days come from files with known checksums. Other results
  /// are not stored, because they would outlive a damaged file.
  func isVerified(_ range: Range<Double>) async -> Bool

  /// Fits the segments of the indices, in order.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/cancelled`` between two fits; errors of the source.
  func segments(_ indices: Range<Int>) async throws(PentadError) -> [EphemerisSegment]

  /// Fits spans of an ayanamsa, in order; the indices are those of ``AyanamsaSpan``.
  func ayanamsa(
    _ ayanamsa: Ayanamsa, _ indices: Range<Int>
  ) async throws(PentadError) -> [AyanamsaSpan]

  /// Returns the error for a Julian day in the continued segments beyond the ephemeris files.
  func beyondFiles(_ julianDay: Double) async -> PentadError
}

extension SegmentSource {
  package func beyondFiles(_ julianDay: Double) async -> PentadError {
    PentadError(
      .outOfRange, "\(Instant(julianDay: julianDay).isoText) is outside the ephemeris files")
  }
}
