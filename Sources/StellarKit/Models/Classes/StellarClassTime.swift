/// When and where a class meets, as its staff wrote it and as far as that can be read.
public struct StellarClassTime: Hashable, Sendable {
  /// Its place among the times of the class, from 0.
  public let order: Int
  /// What meets: `Lecture`, `Recitation`.
  public let title: String
  /// When, as it was written: `MWF 11-12:30 p.m.`.
  public let text: String
  /// Where; empty when nothing was written.
  public let location: String
  /// ``text``, read.
  public let schedule: MeetingSchedule

  /// Makes a time, and reads its text.
  public init(order: Int, title: String, text: String, location: String = "") {
    self.order = order
    self.title = title
    self.text = text
    self.location = location
    schedule = MeetingSchedule(text)
  }

  /// Where a meeting of it is: the room in the text, else ``location``; nil when neither says.
  public func location(of meeting: Meeting) -> String? {
    meeting.location ?? (location.isEmpty ? nil : location)
  }
}

extension StellarClassTime: Codable {
  private enum CodingKeys: CodingKey {
    case order
    case title
    case text
    case location
  }

  /// Reads what was written, and the text anew.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      order: try container.decode(Int.self, forKey: .order),
      title: try container.decode(String.self, forKey: .title),
      text: try container.decode(String.self, forKey: .text),
      location: try container.decode(String.self, forKey: .location))
  }

  /// Writes all but ``schedule``, which follows from the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(order, forKey: .order)
    try container.encode(title, forKey: .title)
    try container.encode(text, forKey: .text)
    try container.encode(location, forKey: .location)
  }
}
