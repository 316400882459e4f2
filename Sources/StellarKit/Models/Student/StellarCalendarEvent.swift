public import PentadCore

/// An event of a school's calendar: a class meeting, an exam, or an event of the student's own.
/// ``StellarTask`` contains due dates.
public struct StellarCalendarEvent: Hashable, Sendable {
  /// The source's id, unique among the events of a source.
  public let id: String
  /// The id of the class; nil for an event that belongs to no class.
  public let masterId: String?
  /// The title.
  public let title: String
  /// The description, as plain text; empty when the source sends none.
  public let text: String
  /// The description as HTML, as the source sent it; nil when it sent none.
  public let html: String?
  /// The place; nil when the source names none.
  public let location: String?
  /// The address of its page; nil when the source sends none.
  public let siteURL: String?
  /// The start, in milliseconds since 1970.
  public let start: Int64
  /// The end, in milliseconds since 1970; equal to ``start`` for an event without a duration.
  public let end: Int64
  /// The day of an event that lasts a whole day; nil for an event with a time.
  public let day: CivilDate?

  /// Creates an event.
  public init(
    id: String, masterId: String?, title: String, text: String = "", html: String? = nil,
    location: String? = nil, siteURL: String? = nil, start: Int64, end: Int64,
    day: CivilDate? = nil
  ) {
    self.id = id
    self.masterId = masterId
    self.title = title
    self.text = text
    self.html = html
    self.location = location
    self.siteURL = siteURL
    self.start = start
    self.end = end
    self.day = day
  }
}
