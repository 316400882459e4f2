import PentadCore

/// Something that a class's staff announced.
///
/// C: `pentad_stellar_announcement`.
public struct StellarAnnouncement: Hashable, Sendable, Codable {
  /// The name by which it is known again, also when its title or its text is edited.
  ///
  /// It is the source's own id where there is one; else a hash of the date, the author, the title and the
  /// text as they were seen first. An edited announcement keeps its key by its date, its author and a title
  /// or a text that is much the same.
  public let key: String
  /// The source's own id; nil from a source that has none.
  public let id: String?
  /// When, in milliseconds since 1970-01-01 00:00 UTC.
  public let date: Int64
  /// Who announced it; nil when the source does not say.
  public let author: String?
  /// Its title.
  public let title: String
  /// What it says, as plain text.
  public let text: String
  /// What it says as HTML, as the source sent it; nil when the source sent plain text.
  public let html: String?

  /// Makes an announcement.
  ///
  /// - Parameters:
  ///   - unixTime: when, in seconds since 1970; the wire has it so.
  ///   - title: its title.
  ///   - text: what it says, as plain text.
  ///   - html: what it says as HTML, from which `text` was made.
  ///   - id: the source's own id.
  ///   - author: who announced it.
  public init(
    unixTime: Int64, title: String, text: String, html: String? = nil, id: String? = nil,
    author: String? = nil
  ) {
    self.init(
      key: id ?? Self.key(unixTime, author, title, text), unixTime: unixTime, title: title,
      text: text, html: html, id: id, author: author)
  }

  /// An announcement that is known by another key than its own.
  init(
    key: String, unixTime: Int64, title: String, text: String, html: String?, id: String?,
    author: String?
  ) {
    self.key = key
    self.id = id
    let (milliseconds, isTooFar) = unixTime.multipliedReportingOverflow(by: 1_000)
    date = isTooFar ? (unixTime < 0 ? .min : .max) : milliseconds
    self.author = author
    self.title = title
    self.text = text
    self.html = html
  }

  private static func key(
    _ unixTime: Int64, _ author: String?, _ title: String, _ text: String
  ) -> String {
    var hash = StableHash()
    for part in [String(unixTime), title, text] { hash.add(part) }
    if let author { hash.add(author) }
    return hash.text
  }

  /// As the wire has it.
  var seconds: Int64 { date / 1_000 }

  /// The addresses in ``text``, which a screen lets a person open: where ``html`` has anchors, where they
  /// lead; else those that are written out.
  public var links: [TextLink] {
    let written = TextLink.all(in: text)
    guard let html else { return written }
    let anchors = MarkupText(html: html).anchors
    return TextLink.merging(anchors, written)
  }
}
