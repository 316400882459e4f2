/// The meetings of a class, parsed from the text that its staff wrote.
///
/// A text is parsed completely or not at all; ``StellarClassTime/text`` keeps the original. An
/// ambiguous text is not parsed.
///
/// The parser accepts these forms, in any case, with all spaces, hyphens, dashes and minus signs of
/// Unicode:
/// - `MWF 11-12:30 p.m.`, `TR 9:30-11`, `M EVE (3-6 PM)`, `T 7-10 p.m.`, as in Stellar;
/// - `TR9.30-11,F3`, as in older catalogues;
/// - `26-100/MWF/0/10` and `26-152/MW/0/9-10.30/F/0/9`: room, days, 1 for an evening, time; then
///   more days, evenings and times;
/// - `MoWeFr 10:00AM - 10:50AM`, `Tue/Thu 10:30am-11:45am`, `M-F 9-10`,
///   `Mon, Wed 2:00 PM - 3:15 PM`, `MWF 1300-1350`, `09:00 AM - 10:50 AM MWF`, as at other schools;
/// - a room after a time: `MWF 10-11 (54-100)`, `TuTh 2-3:30p @ Soda 306`, `MWF 10-11 Siebel 1404`;
/// - the first and the last day: `MWF 10-11 9/8-10/23`, `(Sep 8 - Oct 23, 2026)`, `(Jan 5-30)`,
///   `until 10/23`, and an interval with the first day: `every other week from 9/8`;
/// - several meetings, up to 20, with a comma, a semicolon, a line break, `&`, `|` or `and`
///   between. Dates and intervals have to be given for all of them or for none.
///
/// Days:
/// - Letters are days as at MIT: M T W R F S U, R for Thursday and U for Sunday. Names of two,
///   three and more letters are accepted too. `TU` is Tuesday, `TH` Thursday and `SU` Sunday, never
///   two days. `MSU` is ambiguous and not parsed.
/// - `M-F`, `Mon-Thu` and `Tue to Thu` are ranges of days. `T-R`, `M-W` and the like are not
///   parsed, because some schools mean two days and others three.
///
/// Hours, by the rules of MIT:
/// - An hour without an end lasts one hour: `F3` is 3 to 4.
/// - Hours without a.m. or p.m.: 8 to 11 are in the morning, 12 is noon, 1 to 5 are in the
///   afternoon. In an evening, all but 12 are p.m. 6 and 7 are ambiguous, so a text that begins
///   with one of them without a mark is not parsed. `07:30` and an hour before `18:00` are on a
///   24-hour clock.
/// - The end is the first possible hour after the start. A mark at the end applies to the start
///   too, unless the start would then be after the end.
///
/// Dates: `9/23` has only one reading. `9/8-10/9` is read with the month first if the days are
/// single letters, such as `MWF` or `TTh`, because these are American. With `Mon` it is ambiguous
/// and not parsed.
public struct MeetingSchedule: Hashable, Sendable {
  /// The meetings; empty if there is no time yet, or if the text could not be parsed.
  public let meetings: [Meeting]
  /// True if the text was understood. `TBA`, `Does not meet` and an empty text are understood: they
  /// mean that there is no time, or none yet.
  public let isParsed: Bool

  /// The maximum length of a text that is parsed, in bytes.
  public static let textLimit = 1_000
  static let meetingLimit = 20

  /// Parses a text.
  public init(_ text: String) { self.init(text, first: nil, last: nil, interval: 1) }

  /// Parses a text. Dates and an interval that it lacks are taken from the arguments.
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

  /// The texts that schools use if there is no time yet, or none at all, in capitals without spaces
  /// and punctuation.
  private static let open: Set = [
    "", "TBA", "TBATBA", "TIMETBA", "CLASSTIMETBA", "TIMESTBA", "TBD", "ARR", "ARRANGED",
    "BYARRANGEMENT", "BYAPPOINTMENT", "TOBEANNOUNCED", "TOBEARRANGED", "TOBEDETERMINED", "NA",
    "ASYNCHRONOUS", "ASYNC", "ONLINE", "ONLINEASYNCHRONOUS", "ASYNCHRONOUSONLINE", "DOESNOTMEET",
    "DNM", "NOTSCHEDULED", "NOMEETINGTIME", "NOMEETINGTIMES",
  ]
}
