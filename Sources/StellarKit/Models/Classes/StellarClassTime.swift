/// When and where a class meets, as its staff wrote it and as far as that can be read.
///
/// C: `pentad_stellar_class_time`.
public struct StellarClassTime: Hashable, Sendable {
  /// Its place among the times of the class, from 0.
  public let order: Int
  /// What meets: `Lecture`, `Recitation`.
  public let title: String
  /// When, as it was written: `MWF 11-12:30 p.m.`.
  public let text: String
  /// Where; empty when nothing was written.
  public let location: String
  /// The section that it belongs to, in the source's words: `R02`. Empty where the source names none;
  /// ``ClassSection`` has the rules then.
  public let section: String
  /// The day on or after which it is held first, where the source gives one; a day in ``text`` counts
  /// more.
  public let first: MeetingDay?
  /// The day on or before which it is held last, where the source gives one; a day in ``text`` counts
  /// more.
  public let last: MeetingDay?
  /// The number of weeks from one meeting to the next, 1…52.
  public let interval: Int

  /// ``text``, read: some microseconds each time.
  public var schedule: MeetingSchedule {
    MeetingSchedule(text, first: first, last: last, interval: interval)
  }

  /// Makes a time; an interval beyond its range becomes the nearest in it.
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

  /// The same time with a part of its text.
  func with(text: String) -> StellarClassTime {
    StellarClassTime(
      order: order, title: title, text: text, location: location, section: section, first: first,
      last: last, interval: interval)
  }

  /// Where a meeting of it is: the room in the text, else ``location``; nil when neither says.
  public func location(of meeting: Meeting) -> String? {
    meeting.location ?? (location.isEmpty ? nil : location)
  }
}

extension StellarClassTime: Codable {
  private enum CodingKeys: CodingKey {
    case order, title, text, location, section, first, last, interval
  }

  /// Reads a time; what earlier versions did not write may be missing.
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
