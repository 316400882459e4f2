import PentadCore

/// An announcement by the staff of a class.
///
/// C: `pentad_stellar_announcement`.
public struct StellarAnnouncement: Hashable, Sendable, Codable {
  /// A stable key, which does not change when the title or the text is edited.
  ///
  /// It is the source's id, if there is one. Otherwise it is a hash of the date, the author, the
  /// title and the text as first seen. An edited announcement keeps its key if the date and the
  /// author match and the title or the text is similar.
  public let key: String
  /// The id that the source uses; nil from a source without ids.
  public let id: String?
  /// The time of the announcement, in milliseconds since 1970-01-01 00:00 UTC.
  public let date: Int64
  /// The author; nil when the source does not name one.
  public let author: String?
  /// The title.
  public let title: String
  /// The body, as plain text.
  public let text: String
  /// The body as HTML, as the source sent it; nil when the source sent plain text.
  public let html: String?
  /// The address of its page; nil when the source sends none.
  public let siteURL: String?
  /// The time of the last edit, in milliseconds since 1970; nil when the source does not report it.
  public let changed: Int64?
  /// The attached files.
  public let attachments: [StellarAttachment]

  /// Creates an announcement.
  ///
  /// - Parameters:
  ///   - unixTime: the time in seconds since 1970, as in the wire format.
  ///   - title: the title.
  ///   - text: the body, as plain text.
  ///   - html: the body as HTML, from which `text` was made.
  ///   - id: the id that the source uses.
  ///   - author: the author.
  ///   - siteURL: the address of its page.
  ///   - changed: the time of the last edit, in milliseconds since 1970.
  ///   - attachments: the attached files.
  public init(
    unixTime: Int64, title: String, text: String, html: String? = nil, id: String? = nil,
    author: String? = nil, siteURL: String? = nil, changed: Int64? = nil,
    attachments: [StellarAttachment] = []
  ) {
    self.init(
      key: id ?? Self.key(unixTime, author, title, text), unixTime: unixTime, title: title,
      text: text, html: html, id: id, author: author, siteURL: siteURL, changed: changed,
      attachments: attachments)
  }

  /// Creates an announcement with a key that was assigned before.
  init(
    key: String, unixTime: Int64, title: String, text: String, html: String?, id: String?,
    author: String?, siteURL: String? = nil, changed: Int64? = nil,
    attachments: [StellarAttachment] = []
  ) {
    self.key = key
    self.id = id
    let (milliseconds, isTooFar) = unixTime.multipliedReportingOverflow(by: 1_000)
    date = isTooFar ? (unixTime < 0 ? .min : .max) : milliseconds
    self.author = author
    self.title = title
    self.text = text
    self.html = html
    self.siteURL = siteURL
    self.changed = changed
    self.attachments = attachments
  }

  private static func key(
    _ unixTime: Int64, _ author: String?, _ title: String, _ text: String
  ) -> String {
    var hash = StableHash()
    for part in [String(unixTime), title, text] { hash.add(part) }
    if let author { hash.add(author) }
    return hash.text
  }

  /// The time in seconds, as in the wire format.
  var seconds: Int64 { date / 1_000 }

  /// The links in ``text``, which a screen lets a person open. They are the anchors of ``html``,
  /// and the addresses written out in the text elsewhere.
  public var links: [TextLink] {
    let written = TextLink.all(in: text)
    guard let html else { return written }
    let anchors = MarkupText(html: html).anchors
    return TextLink.merging(anchors, written)
  }
}
