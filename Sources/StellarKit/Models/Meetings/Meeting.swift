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
  public let location: String?

  /// The minutes from the start to the end.
  public var minutes: Range<Int> { start..<end }
}

/// When a class meets, read from what its staff wrote.
///
/// A text is read wholly or not at all, and what was written stays in ``StellarClassTime/text``.
/// What can be read:
/// - `MWF 11-12:30 p.m.`, `TR 9:30-11`, `M EVE (3-6 PM)`, `T 7-10 p.m.`, as Stellar had it;
/// - `TR9.30-11,F3`, as older catalogues have it;
/// - `26-100/MWF/0/10` and `26-152/MW/0/9-10.30/F/0/9`: room, days, 1 for an evening, time; then more
///   days, evenings and times;
/// - several of them with a comma, a semicolon, a line break, `&` or `and` between: 20 meetings at most.
///
/// Rules, which are MIT's:
/// - Letters are days: M T W R F S U, R for Thursday and U for Sunday.
/// - An hour without an end lasts one hour: `F3` is 3 to 4.
/// - Of hours without a.m. or p.m., 8 to 11 are in the morning, 12 is noon, 1 to 5 are in the
///   afternoon; in an evening, all but 12 are. 6 and 7 could be either: a text that begins with one of
///   them without a mark is not read.
/// - An end is the first such hour after the start; a mark at the end holds for the start too, unless
///   the start would come after the end then.
public struct MeetingSchedule: Hashable, Sendable {
  /// The meetings; none when there is no time yet, or when the text could not be read.
  public let meetings: [Meeting]
  /// Whether the text was understood; `TBA` and an empty text are: they say that there is no time yet.
  public let isParsed: Bool

  /// How many bytes a text may have that is read at all.
  public static let textLimit = 1_000
  static let meetingLimit = 20

  /// Reads a text.
  public init(_ text: String) {
    let meetings = Self.isOpen(text) ? [] : MeetingText.meetings(in: text)
    self.meetings = meetings ?? []
    isParsed = meetings != nil
  }

  private static func isOpen(_ text: String) -> Bool {
    guard text.utf8.count <= textLimit, !text.utf8.contains(where: NumericOrder.isDigit) else {
      return false
    }
    let letters = text.utf8.map(ClassNumber.uppercased).filter(ClassNumber.isWord)
    return ["", "TBA", "TBD", "TOBEANNOUNCED", "TOBEARRANGED", "ARRANGED"]
      .contains(String(decoding: letters, as: UTF8.self))
  }
}
