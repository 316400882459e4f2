/// Keeps fitted segments beyond the life of the process.
///
/// It is a cache: what it cannot read or write it leaves out, and says so where its owner looks. The
/// ephemeris then fits again.
package protocol SegmentStore: Sendable {
  /// The segments it has of those asked for, in any order.
  func load(_ indices: Range<Int>, fingerprint: String) async -> [EphemerisSegment]

  /// Keeps segments; the fingerprint becomes the latest.
  func save(_ segments: [EphemerisSegment], fingerprint: String) async

  /// The spans it has of those asked for, in any order.
  func loadAyanamsa(
    _ ayanamsa: Ayanamsa, _ indices: Range<Int>, fingerprint: String
  ) async -> [AyanamsaSpan]

  /// Keeps spans of an ayanamsa.
  func saveAyanamsa(_ spans: [AyanamsaSpan], fingerprint: String) async

  /// The fingerprint under which something was saved last, or nil when there is nothing.
  func latestFingerprint() async -> String?
}
