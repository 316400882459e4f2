import PentadCore

/// A notification of a Moodle site.
///
/// C: `pentad_stellar_moodle_notification`.
public struct MoodleNotification: Hashable, Sendable {
  /// The site's id. Two notifications may have the same one; ``key`` distinguishes them.
  public let id: String
  /// A key that is unique among the notifications of an account.
  public let key: String
  /// The title, as plain text.
  public let title: String
  /// The body, as plain text.
  public let text: String
  /// The body as HTML, as the site sent it; nil when it sent plain text.
  public let html: String?
  /// The address of the page to which it refers; nil when the site sends none.
  public let siteURL: String?
  /// The time, in milliseconds since 1970.
  public let date: Int64
  /// True if the account has read it.
  public let isRead: Bool
}

extension MoodleNotification: WireItem {
  var problems: [StellarDiagnostic] { [] }

  /// Decodes a notification. It must have an id and a time.
  public init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.moodleId("id"), let date = fields.moodleTime("timecreated") else {
      throw WireProblem(text: "a notification without an id or a time")
    }
    (self.id, self.date) = (id, date)
    title = fields.moodleLine("subject")
    let full = fields.moodleText("fullmessage", format: "fullmessageformat")
    let page = fields.words("fullmessagehtml") ?? ""
    (text, html) = page.isEmpty ? full : (MarkupText(html: page).text, page)
    siteURL = fields.words("contexturl").flatMap {
      try? TransportURL($0.replacing("&amp;", with: "&")).string
    }
    isRead = fields.flag("read") ?? (fields.moodleTime("timeread") != nil)
    var hash = StableHash()
    for part in [id, String(date), title, fields.words("component") ?? ""] { hash.add(part) }
    key = hash.text
  }
}

/// A list of notifications: `message_popup_get_popup_notifications`.
struct MoodleWireNotifications: Decodable, Sendable {
  let items: [MoodleNotification]
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    let items = try fields.required("notifications", of: MoodleNotification.self)
    (self.items, problems) = (items, fields.problems)
  }
}
