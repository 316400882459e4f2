/// The time and place of a meeting, as written by the staff and as far as it could be read.
///
/// C: `pentad_stellar_class_time`.
public struct StellarClassTime: Hashable, Sendable {
  /// The position among the times of the class, from 0.
  public let order: Int
  /// The title of the meeting: `Lecture`, `Recitation`.
  public let title: String
  /// The time as written: `MWF 11-12:30 p.m.`.
  public let text: String
  /// The place; empty if none was written.
  public let location: String
  /// The section to which the time belongs, in the source's words: `R02`. Empty if the source names
  /// none; ``ClassSection`` has the rules for this case.
  public let section: String
  /// The earliest day of the first meeting, if the source gives one. A day in ``text`` takes
  /// precedence.
  public let first: MeetingDay?
  /// The latest day of the last meeting, if the source gives one. A day in ``text`` takes
  /// precedence.
  public let last: MeetingDay?
  /// The number of weeks from one meeting to the next, 1…52.
  public let interval: Int

  /// The schedule read from ``text``. Each access parses the text again, which takes some
  /// microseconds.
  public var schedule: MeetingSchedule {
    MeetingSchedule(text, first: first, last: last, interval: interval)
  }

  /// Creates a time. The interval is clamped to its range.
  public init(
    order: Int, title: String, text: String, location: String = "", section: String = "",
    first: MeetingDay? = nil, last: MeetingDay? = nil, interval: Int = 1
  ) {
    self.order = order
    self.title = title
    self.text = text
    self.location = location
    self.section = section
    self.first = first
    self.last = last
    self.interval = min(max(interval, 1), 52)
  }

  /// Returns the same time with a part of its text.
  func with(text: String) -> StellarClassTime {
    StellarClassTime(
      order: order, title: title, text: text, location: location, section: section, first: first,
      last: last, interval: interval)
  }

  /// Returns the place of a meeting: the room in the text, or else ``location``; nil when neither
  /// is known.
  public func location(of meeting: Meeting) -> String? {
    meeting.location ?? (location.isEmpty ? nil : location)
  }
}

extension StellarClassTime: Codable {
  private enum CodingKeys: CodingKey {
    case order, title, text, location, section, first, last, interval
  }

  /// Decodes a time. Fields that earlier versions did not write may be missing.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      order: try fields.decode(Int.self, forKey: .order),
      title: try fields.decode(String.self, forKey: .title),
      text: try fields.decode(String.self, forKey: .text),
      location: try fields.decode(String.self, forKey: .location),
      section: try fields.decodeIfPresent(String.self, forKey: .section) ?? "",
      first: try fields.decodeIfPresent(MeetingDay.self, forKey: .first),
      last: try fields.decodeIfPresent(MeetingDay.self, forKey: .last),
      interval: try fields.decodeIfPresent(Int.self, forKey: .interval) ?? 1)
  }
}
