/// A store that keeps fitted segments beyond the life of the process.
///
/// It is a cache: it omits entries that it cannot read or write, and reports the failure to its
/// owner. The ephemeris then fits them again.
package protocol SegmentStore: Sendable {
  /// Returns the stored segments among the requested ones, in any order.
  func load(_ indices: Range<Int>, fingerprint: String) async -> [EphemerisSegment]

  /// Stores segments; the fingerprint becomes the latest.
  func save(_ segments: [EphemerisSegment], fingerprint: String) async

  /// Returns the stored spans among the requested ones, in any order.
  func loadAyanamsa(
    _ ayanamsa: Ayanamsa, _ indices: Range<Int>, fingerprint: String
  ) async -> [AyanamsaSpan]

  /// Stores spans of an ayanamsa.
  func saveAyanamsa(_ spans: [AyanamsaSpan], fingerprint: String) async

  /// Returns the fingerprint of the last save; nil when the store is empty.
  func latestFingerprint() async -> String?
}
