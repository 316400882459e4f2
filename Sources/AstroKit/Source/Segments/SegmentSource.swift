package import PentadCore

/// Where segments come from when no cache has them.
package protocol SegmentSource: Sendable {
  /// Names the ephemeris behind the segments: those of another fingerprint are other values.
  func fingerprint() async throws(PentadError) -> String

  /// True if what is computed for a range of Julian days comes from files that are known to be as they
  /// were published. Anything else is not stored: it would outlive a damaged file.
  func isVerified(_ range: Range<Double>) async -> Bool

  /// Fits the segments of the indices, in order.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/cancelled`` between two fits, and what the source says.
  func segments(_ indices: Range<Int>) async throws(PentadError) -> [EphemerisSegment]

  /// Fits spans of an ayanamsa, in order; the indices are those of ``AyanamsaSpan``.
  func ayanamsa(
    _ ayanamsa: Ayanamsa, _ indices: Range<Int>
  ) async throws(PentadError) -> [AyanamsaSpan]

  /// The error of a Julian day beyond the ephemeris files, near which their segments are continued.
  func beyondFiles(_ julianDay: Double) async -> PentadError
}

extension SegmentSource {
  package func beyondFiles(_ julianDay: Double) async -> PentadError {
    PentadError(
      .outOfRange, "\(Instant(julianDay: julianDay).isoText) is outside the ephemeris files")
  }
}
