public import PentadCore

/// The screen of an announcement, with links that a person can open.
///
/// Showing it does not mark the announcement as read. The client does:
///
/// ```swift
/// let screen = try StellarAnnouncementScreen(entry.announcement, of: item)
/// try await client.markRead(entry.announcement, of: item.masterId)
/// ```
///
/// C: `pentad_stellar_announcement_screen`.
public struct StellarAnnouncementScreen: Hashable, Sendable {
  /// The name of the class: `18.06`.
  public let className: String
  /// The title of the announcement.
  public let title: String
  /// The date, in the format of MIT Mobile for iOS 3.3: `Wednesday, June 16, 2010 @ 0:56`.
  public let dateText: String
  /// The body, as plain text; empty when the announcement has only a title.
  public let text: String
  /// The links in ``text``.
  public let links: [TextLink]

  /// Creates the screen of an announcement.
  ///
  /// - Parameter zone: the name of the time zone in which the date is shown.
  /// - Throws: ``PentadCore/PentadError/Code/unknownTimeZone`` for a zone that is not in the IANA
  ///   database.
  public init(
    _ announcement: StellarAnnouncement, of item: StellarClass,
    zone: String = TermCalendar.usualZone
  ) throws(PentadError) {
    className = item.name
    title = announcement.title
    dateText = Self.text(of: announcement.date, try TermZone(zone))
    text = announcement.text
    links = announcement.links
  }

  private static func text(of moment: Int64, _ zone: TermZone) -> String {
    // Some 95,000 years: dates further off do not exist.
    let moment = min(max(moment, -3_000_000_000_000_000), 3_000_000_000_000_000)
    let offset = Int64(zone.offset(atMilliseconds: moment)) * 1_000
    let (date, milliseconds) = CivilDate.split(moment + offset)
    // The Julian day 0 was a Monday.
    let weekday = weekdays[(date.julianDayNumber % 7 + 7) % 7]
    let (hours, minutes) = (milliseconds / 60_000).quotientAndRemainder(dividingBy: 60)
    return "\(weekday), \(months[date.month - 1]) \(date.day), \(date.year)"
      + " @ \(hours):\(minutes < 10 ? "0" : "")\(minutes)"
  }

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
