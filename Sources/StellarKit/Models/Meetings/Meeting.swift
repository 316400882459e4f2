/// A weekly meeting: some days, from a minute of the clock to another.
///
/// C: `pentad_stellar_meeting`.
public struct Meeting: Hashable, Sendable {
  /// On which days; at least one.
  public let weekdays: Weekdays
  /// When it begins, in minutes since 00:00, 0…1439.
  public let start: Int
  /// When it ends, in minutes since 00:00; after ``start``, at most 1440 and 12 hours later.
  public let end: Int
  /// The room, where the text of the time names one; nil otherwise.
  public internal(set) var location: String?
  /// The day on or after which it is held first; nil for the first day of the term.
  public internal(set) var first: MeetingDay?
  /// The day on or before which it is held last; nil for the last day of the term.
  public internal(set) var last: MeetingDay?
  /// The number of weeks from one meeting to the next: 1 for every week, 2 for every other one. They are
  /// counted from the week of ``first``, or of the first day of the term, and begin on Mondays.
  public internal(set) var interval = 1

  /// The minutes from the start to the end.
  public var minutes: Range<Int> { start..<end }
}
