/// When and where a class meets, as its staff wrote it and as far as that can be read.
///
/// C: `pentad_stellar_class_time`.
public struct StellarClassTime: Hashable, Sendable, Codable {
  /// Its place among the times of the class, from 0.
  public let order: Int
  /// What meets: `Lecture`, `Recitation`.
  public let title: String
  /// When, as it was written: `MWF 11-12:30 p.m.`.
  public let text: String
  /// Where; empty when nothing was written.
  public let location: String

  /// ``text``, read: some microseconds each time.
  public var schedule: MeetingSchedule { MeetingSchedule(text) }

  /// Makes a time.
  public init(order: Int, title: String, text: String, location: String = "") {
    self.order = order
    self.title = title
    self.text = text
    self.location = location
  }

  /// Where a meeting of it is: the room in the text, else ``location``; nil when neither says.
  public func location(of meeting: Meeting) -> String? {
    meeting.location ?? (location.isEmpty ? nil : location)
  }
}
