/// What an iCalendar document needs to know of a zone.
///
/// PentadCore does without Foundation, which alone knows the IANA database: a Kit that has it answers.
package protocol ClockRules: Sendable {
  /// The zone's name: `Asia/Kolkata`.
  var identifier: String { get }

  /// Whether the zone is one offset for all time, and no IANA zone.
  var isFixedOffset: Bool { get }

  /// Seconds east of Greenwich at a moment, in milliseconds since 1970.
  func offset(atMilliseconds moment: Int64) -> Int

  /// Whether the zone has its summer time at a moment.
  func isSummerTime(atMilliseconds moment: Int64) -> Bool

  /// The next change of the clock after a moment; nil when none will come.
  func nextTransition(afterMilliseconds moment: Int64) -> Int64?
}
