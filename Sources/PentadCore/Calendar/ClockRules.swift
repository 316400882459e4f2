/// The facts about a time zone that an iCalendar document needs.
///
/// Only Foundation reads the IANA database, and PentadCore does not import it. A Kit with
/// Foundation implements this protocol.
package protocol ClockRules: Sendable {
  /// The zone's identifier: `Asia/Kolkata`.
  var identifier: String { get }

  /// True if the zone has one constant offset and is not an IANA zone.
  var isFixedOffset: Bool { get }

  /// Returns the offset in seconds east of Greenwich at a moment, in milliseconds since 1970.
  func offset(atMilliseconds moment: Int64) -> Int

  /// Returns true if summer time applies at a moment.
  func isSummerTime(atMilliseconds moment: Int64) -> Bool

  /// Returns the time of the next change after a moment; nil if there is none.
  func nextTransition(afterMilliseconds moment: Int64) -> Int64?
}
