/// A weekly meeting: its days, and the minutes of its start and end.
///
/// C: `pentad_stellar_meeting`.
public struct Meeting: Hashable, Sendable {
  /// The days of the week; at least one.
  public let weekdays: Weekdays
  /// The start, in minutes since 00:00, 0…1439.
  public let start: Int
  /// The end, in minutes since 00:00; after ``start``, at most 1440 and 12 hours later.
  public let end: Int
  /// The room, if the text of the time names one; nil otherwise.
  public internal(set) var location: String?
  /// The earliest day of the first meeting; nil for the first day of the term.
  public internal(set) var first: MeetingDay?
  /// The latest day of the last meeting; nil for the last day of the term.
  public internal(set) var last: MeetingDay?
  /// The number of weeks from one meeting to the next: 1 for every week, 2 for every other week.
  /// Weeks begin on Monday, and are counted from the week of ``first`` or of the first day of the
  /// term.
  public internal(set) var interval = 1

  /// The minutes from the start to the end.
  public var minutes: Range<Int> { start..<end }

  /// The meeting without its room.
  var unplaced: Meeting {
    var meeting = self
    meeting.location = nil
    return meeting
  }
}
