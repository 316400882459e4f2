package import PentadCore

/// Where segments come from when no cache has them.
package protocol SegmentSource: Sendable {
  /// Names the ephemeris behind the segments: those of another fingerprint are other values.
  func fingerprint() async throws(PentadError) -> String

  /// Fits the segments of the indices, in order.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/cancelled`` between two fits, and what the source says.
  func segments(_ indices: Range<Int>) async throws(PentadError) -> [EphemerisSegment]

  /// Fits spans of an ayanamsa, in order; the indices are those of ``AyanamsaSpan``.
  func ayanamsa(
    _ ayanamsa: Ayanamsa, _ indices: Range<Int>
  ) async throws(PentadError) -> [AyanamsaSpan]
}
