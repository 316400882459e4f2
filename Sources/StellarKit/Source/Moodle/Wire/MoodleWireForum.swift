import PentadCore

/// A forum: `mod_forum_get_forums_by_courses`.
struct MoodleWireForum: WireItem, Sendable {
  let id: String
  let course: String
  /// True for a forum of announcements.
  let isNews: Bool
  /// The id of the forum as a module of its course; nil when the site does not send it.
  let module: String?
  /// True if the site tracks which posts the account has read.
  let isTracked: Bool
  /// The number of discussions; nil when the site does not report it.
  let count: Int64?
  /// The number of unread posts; nil when the site does not report it.
  let unread: Int64?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.moodleId("id"), let course = fields.moodleId("course") else {
      throw WireProblem(text: "a forum without an id or a course")
    }
    (self.id, self.course) = (id, course)
    isNews = fields.words("type") == "news"
    module = fields.moodleId("cmid")
    isTracked = fields.flag("istracked") ?? false
    count = fields.number("numdiscussions")
    unread = fields.number("unreadpostscount")
    problems = fields.problems
  }
}

/// A list that is the complete answer.
struct MoodleWireList<Item: WireItem & Sendable>: Decodable, Sendable {
  let items: [Item]
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    let list = try WireList<Item>(from: decoder)
    guard !list.items.isEmpty || list.problems.isEmpty else {
      throw WireProblem(text: "nothing that can be read")
    }
    (items, problems) = (list.items, list.problems)
  }
}

/// A page of discussions: `mod_forum_get_forum_discussions`.
struct MoodleWireDiscussions: Decodable, Sendable {
  let items: [MoodleWireDiscussion]
  /// The number of discussions on the page, including those that cannot be read or seen.
  let count: Int
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    let items = try fields.required("discussions", of: MoodleWireDiscussion.self)
    let warnings = fields.list("warnings", of: MoodleWarning.self)?.count ?? 0
    let unreadable = Set(
      fields.problems.map(\.path).filter { $0.hasPrefix("discussions[") && $0.hasSuffix("]") })
    count = items.count + warnings + unreadable.count
    fields.addWarnings()
    self.items = items
    problems = fields.problems
  }
}

/// A discussion with its first post.
struct MoodleWireDiscussion: WireItem, Sendable {
  /// The id of the discussion. The member `id` is that of the first post.
  let id: String
  let announcement: StellarAnnouncement
  let unread: Int64?
  let replies: Int64?
  /// True for a pinned discussion, which the site lists before newer ones.
  let isAtTop: Bool
  /// The time by which the site orders discussions, in milliseconds since 1970.
  let order: Int64
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.moodleId("discussion") else {
      throw WireProblem(text: "a discussion without an id")
    }
    let modified = fields.moodleTime("modified") ?? 0
    let created =
      fields.moodleTime("created") ?? fields.moodleTime("timemodified")
      ?? (modified > 0 ? modified : nil)
    guard let created else { throw WireProblem(text: "a discussion without a time") }
    self.id = id
    let start = fields.moodleTime("timestart") ?? 0
    let subject = fields.moodleLine("subject")
    let message = fields.moodleText("message", format: "messageformat")
    announcement = StellarAnnouncement(
      unixTime: max(created, start) / 1_000,
      title: subject.isEmpty ? fields.moodleLine("name") : subject,
      text: message.text, html: message.html, id: id, author: fields.personName("userfullname"),
      siteURL: nil, changed: modified > created ? modified : nil,
      attachments: (fields.list("attachments", of: MoodleWireFile.self) ?? []).compactMap(
        \.attachment))
    unread = fields.number("numunread")
    replies = fields.number("numreplies")
    isAtTop = fields.flag("pinned") ?? false || fields.flag("starred") ?? false
    order = max(fields.moodleTime("timemodified") ?? created, start)
    problems = fields.problems
  }
}
