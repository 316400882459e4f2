/// The meetings of a class, read from what its staff wrote.
///
/// A text is read wholly or not at all, and what was written stays in ``StellarClassTime/text``. A text
/// that could mean two things is not read.
///
/// It reads these forms, in any case, with any of Unicode's blanks, hyphens, dashes and minus signs:
/// - `MWF 11-12:30 p.m.`, `TR 9:30-11`, `M EVE (3-6 PM)`, `T 7-10 p.m.`, as Stellar had it;
/// - `TR9.30-11,F3`, as older catalogues have it;
/// - `26-100/MWF/0/10` and `26-152/MW/0/9-10.30/F/0/9`: room, days, 1 for an evening, time; then more
///   days, evenings and times;
/// - `MoWeFr 10:00AM - 10:50AM`, `Tue/Thu 10:30am-11:45am`, `M-F 9-10`, `Mon, Wed 2:00 PM - 3:15 PM`,
///   `MWF 1300-1350`, `09:00 AM - 10:50 AM MWF`, as other schools have it;
/// - a room behind a time: `MWF 10-11 (54-100)`, `TuTh 2-3:30p @ Soda 306`, `MWF 10-11 Siebel 1404`;
/// - the first and the last day: `MWF 10-11 9/8-10/23`, `(Sep 8 - Oct 23, 2026)`, `(Jan 5-30)`, `until 10/23`,
///   and an interval with the first day: `every other week from 9/8`;
/// - several meetings with a comma, a semicolon, a line break, `&`, `|` or `and` between: 20 at most. Then
///   days of the year and intervals are given for each of them, or for none.
///
/// Days:
/// - Letters are days as at MIT: M T W R F S U, R for Thursday and U for Sunday; names of two letters,
///   three and more are read too. `TU` is Tuesday, `TH` Thursday and `SU` Sunday, never two days. `MSU`
///   could be two sets of days, and is not read.
/// - `M-F`, `Mon-Thu` and `Tue to Thu` are all days from one to another; `T-R`, `M-W` and the like, which some
///   write for two days and others for three, are not read.
///
/// Hours, by MIT's rules:
/// - An hour without an end lasts one hour: `F3` is 3 to 4.
/// - Of hours without a.m. or p.m., 8 to 11 are in the morning, 12 is noon, 1 to 5 are in the
///   afternoon; in an evening, all but 12 are. 6 and 7 could be either: a text that begins with one of
///   them without a mark is not read. `07:30` and an hour before `18:00` are on a clock of 24 hours.
/// - An end is the first such hour after the start; a mark at the end holds for the start too, unless
///   the start would come after the end then.
///
/// Dates: `9/23` is read by what it can be. `9/8-10/9` is read with the month first beside days in single letters
/// and their like, `MWF` or `TTh`, which are American; beside `Mon`, it could be in September or in August, and is
/// not read.
public struct MeetingSchedule: Hashable, Sendable {
  /// The meetings; none when there is no time yet, or when the text could not be read.
  public let meetings: [Meeting]
  /// True if the text was understood; `TBA`, `Does not meet` and an empty text are: they say that there is no time,
  /// or none yet.
  public let isParsed: Bool

  /// The most bytes of a text that is read at all.
  public static let textLimit = 1_000
  static let meetingLimit = 20

  /// Reads a text.
  public init(_ text: String) { self.init(text, first: nil, last: nil, interval: 1) }

  /// Reads a text; what it does not say of the days of the year and the interval is known from elsewhere.
  init(_ text: String, first: MeetingDay?, last: MeetingDay?, interval: Int) {
    let found =
      Self.isOpen(text) ? [] : MeetingText.meetings(in: text, hasFirst: first != nil)
    isParsed = found != nil
    meetings = (found ?? []).map { meeting in
      var meeting = meeting
      if meeting.first == nil, meeting.last == nil { (meeting.first, meeting.last) = (first, last) }
      if meeting.interval == 1 { meeting.interval = interval }
      return meeting
    }
  }

  private static func isOpen(_ text: String) -> Bool {
    guard text.utf8.count <= textLimit, !text.utf8.contains(where: NumericOrder.isDigit) else {
      return false
    }
    let signs = MeetingSigns.plain(text)
    guard signs.allSatisfy({ $0 < 0x80 && !NumericOrder.isDigit($0) }) else { return false }
    let letters = signs.map(ClassNumber.uppercased).filter(ClassNumber.isWord)
    return open.contains(String(decoding: letters, as: UTF8.self))
  }

  /// What schools write where there is no time yet, or none at all, in capitals without what is between.
  private static let open: Set = [
    "", "TBA", "TBATBA", "TIMETBA", "CLASSTIMETBA", "TIMESTBA", "TBD", "ARR", "ARRANGED",
    "BYARRANGEMENT", "BYAPPOINTMENT", "TOBEANNOUNCED", "TOBEARRANGED", "TOBEDETERMINED", "NA",
    "ASYNCHRONOUS", "ASYNC", "ONLINE", "ONLINEASYNCHRONOUS", "ASYNCHRONOUSONLINE", "DOESNOTMEET",
    "DNM", "NOTSCHEDULED", "NOMEETINGTIME", "NOMEETINGTIMES",
  ]
}
