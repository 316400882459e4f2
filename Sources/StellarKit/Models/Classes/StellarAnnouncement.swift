import PentadCore

/// Something that a class's staff announced.
///
/// C: `pentad_stellar_announcement`.
public struct StellarAnnouncement: Hashable, Sendable, Codable {
  /// The name by which it is known again: a hash of the date, the title and the text.
  ///
  /// The wire has no id. The key is the same in every version and on every platform; an announcement
  /// that is edited is a new one.
  public let key: String
  /// When, in milliseconds since 1970-01-01 00:00 UTC.
  public let date: Int64
  /// Its title.
  public let title: String
  /// What it says, as plain text.
  public let text: String

  /// Makes an announcement.
  ///
  /// - Parameters:
  ///   - unixTime: when, in seconds since 1970; the wire has it so.
  ///   - title: its title.
  ///   - text: what it says.
  public init(unixTime: Int64, title: String, text: String) {
    var hash = StableHash()
    for part in [String(unixTime), title, text] { hash.add(part) }
    key = hash.text
    let (milliseconds, isTooFar) = unixTime.multipliedReportingOverflow(by: 1_000)
    date = isTooFar ? (unixTime < 0 ? .min : .max) : milliseconds
    self.title = title
    self.text = text
  }

  /// The addresses in ``text``, which a screen lets a person open.
  public var links: [TextLink] { TextLink.all(in: text) }
}
