import PentadCore

/// An announcement: `GET announcements`.
struct CanvasTopic: WireItem {
  let id: String
  let title: String
  let body: CanvasText
  let page: String?
  /// The time; nil for an announcement that is not posted yet.
  let date: Int64?
  let author: String?
  let isRead: Bool?
  let postCount: Int?
  let attachments: [CanvasAttachment]
  /// The id of the class; nil in a list of one class.
  let courseId: String?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.id() else { throw WireProblem(text: "an announcement without an id") }
    self.id = id
    title = fields.words("title") ?? ""
    body = CanvasText(fields.words("message"))
    page = fields.someWords("html_url")
    // Canvas selects announcements by the first of these, so a request for recent ones is complete
    // only for the same time.
    let planned = fields.time("unlock_at") ?? fields.time("delayed_post_at")
    let shown = planned ?? fields.time("posted_at")
    date = shown ?? fields.time("created_at") ?? fields.time("last_reply_at")
    let author = fields.object("author", of: CanvasUser.self)?.name
    self.author = author ?? fields.someWords("user_name")
    isRead =
      switch fields.words("read_state") {
      case "read": true
      case "unread": false
      default: nil
      }
    postCount = fields.number("discussion_subentry_count").flatMap { Int(exactly: $0) }
    attachments = fields.list("attachments", of: CanvasAttachment.self) ?? []
    let code = fields.words("context_code")
    courseId = code?.hasPrefix("course_") == true ? code.map { String($0.dropFirst(7)) } : nil
    problems = fields.problems
  }

  /// The announcement of a class; nil without a date.
  func content(of masterId: String, on site: CanvasSite) -> StellarClassAnnouncement? {
    guard let date else { return nil }
    // Rounded down, also before 1970.
    let seconds = (date >= 0 ? date : date - 999) / 1_000
    return StellarClassAnnouncement(
      masterId: masterId,
      announcement: StellarAnnouncement(
        unixTime: seconds, title: title, text: body.text, html: body.html, id: id, author: author,
        siteURL: site.link(page), attachments: attachments.compactMap { $0.content(on: site) }),
      isRead: isRead, postCount: postCount)
  }
}

/// A file in an announcement, or in a list of files.
struct CanvasAttachment: WireItem {
  let id: String?
  let name: String?
  let url: String?
  let mediaType: String?
  let size: Int64?
  let changed: Int64?
  let folder: String?
  let isHidden: Bool
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    id = fields.id()
    name = fields.someWords("display_name") ?? fields.someWords("filename")
    let isLocked = fields.flag("locked_for_user") == true
    // Canvas sends an empty address for a file that the account may not read.
    let url = fields.someWords("url")
    self.url = isLocked ? nil : url
    mediaType = fields.someWords("content-type")
    size = fields.number("size")
    changed = fields.time("modified_at") ?? fields.time("updated_at")
    folder = fields.id("folder_id")
    isHidden = fields.flag("hidden_for_user") == true
    problems = fields.problems
  }

  func content(on site: CanvasSite) -> StellarAttachment? {
    guard let address = site.link(url) else { return nil }
    return StellarAttachment(name: name ?? address, url: address, mediaType: mediaType)
  }

  /// The file; nil without an id or a name.
  func file(of masterId: String, in folders: [String], on site: CanvasSite) -> StellarFile? {
    guard let id, let name else { return nil }
    return StellarFile(
      id: id, masterId: masterId, name: name, folders: folders, size: size,
      mediaType: mediaType, changed: changed, contentURL: site.link(url))
  }
}
