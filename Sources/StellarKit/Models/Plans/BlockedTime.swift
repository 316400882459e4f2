public import PentadCore

/// A time of the week that a student keeps free of classes: lunch on weekdays, a job on Friday.
///
/// C: `pentad_stellar_blocked_time`.
public struct BlockedTime: Hashable, Sendable, Codable {
  /// The name; empty for none.
  public let name: String
  /// The days of the week; at least one.
  public let weekdays: Weekdays
  /// The start, in minutes since 00:00, 0…1439.
  public let start: Int
  /// The end, in minutes since 00:00; after ``start``, at most 1440.
  public let end: Int
  /// The first day; nil for the first day of the term.
  public let first: MeetingDay?
  /// The last day; nil for the last day of the term.
  public let last: MeetingDay?

  /// Creates a blocked time. For one that crosses midnight, create two.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` without a day of the week, when the end is not
  ///   after the start, or when the last day is before the first and both have a year.
  public init(
    name: String = "", weekdays: Weekdays, start: Int, end: Int, first: MeetingDay? = nil,
    last: MeetingDay? = nil
  ) throws(PentadError) {
    guard !weekdays.isEmpty, (0..<1_440).contains(start), end > start, end <= 1_440 else {
      throw PentadError(
        .invalid,
        "a blocked time has a day of the week, a start in 00:00…23:59 and a later end, up to 24:00")
    }
    if let from = first?.year, let to = last?.year, let first = first?.date(in: from),
      let last = last?.date(in: to), last < first
    {
      throw PentadError(.invalid, "the last day of a blocked time is before its first")
    }
    (self.name, self.weekdays, self.start, self.end) = (name, weekdays, start, end)
    (self.first, self.last) = (first, last)
  }

  /// Reads blocked times that are written like the times of classes: `MWF 12-1`,
  /// `M-F 8-9 a.m., F 3-5`. A time without an end lasts an hour: `M 9` is 9:00 to 10:00.
  ///
  /// Days are the letters `M T W R F S U`, with R for Thursday and U for Sunday, or names. Without
  /// a.m. or p.m., 8 to 11 are in the morning, 12 is noon and 1 to 5 are in the afternoon.
  ///
  /// - Parameters:
  ///   - text: the days and times.
  ///   - name: the name of each; empty for none.
  /// - Returns: the blocked times.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a text that is not a time, or can be read
  ///   in two ways.
  ///
  /// C: `pentad_stellar_blocked_times_read`.
  public static func all(
    in text: String, name: String = ""
  ) throws(PentadError) -> [BlockedTime] {
    let meetings = MeetingSchedule(text).meetings
    guard !meetings.isEmpty, meetings.allSatisfy({ $0.interval == 1 }) else {
      throw PentadError(
        .invalid,
        "a blocked time is written as MWF 12-1 or F 3:30 p.m.-5 p.m.: days, start and end")
    }
    var times: [BlockedTime] = []
    for meeting in meetings {
      times.append(
        try BlockedTime(
          name: name, weekdays: meeting.weekdays, start: meeting.start, end: meeting.end,
          first: meeting.first, last: meeting.last))
    }
    return times
  }

  private enum CodingKeys: CodingKey { case name, weekdays, start, end, first, last }

  /// Decodes a blocked time.
  ///
  /// - Throws: also as ``init(name:weekdays:start:end:first:last:)``.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      name: try fields.decode(String.self, forKey: .name),
      weekdays: try fields.decode(Weekdays.self, forKey: .weekdays),
      start: try fields.decode(Int.self, forKey: .start),
      end: try fields.decode(Int.self, forKey: .end),
      first: try fields.decodeIfPresent(MeetingDay.self, forKey: .first),
      last: try fields.decodeIfPresent(MeetingDay.self, forKey: .last))
  }

  /// The time as a weekly meeting.
  var meeting: Meeting {
    Meeting(weekdays: weekdays, start: start, end: end, location: nil, first: first, last: last)
  }
}
