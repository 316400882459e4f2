import PentadCore

/// The posts of a discussion: `mod_forum_get_discussion_posts`, and
/// `mod_forum_get_forum_discussion_posts` of sites before 3.7.
struct MoodleWirePosts: Decodable, Sendable {
  let items: [MoodleWirePost]
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    let items = try fields.required("posts", of: MoodleWirePost.self)
    fields.addWarnings()
    (self.items, problems) = (items, fields.problems)
  }

  /// The first post, which is the announcement; nil if the site left it out.
  var root: MoodleWirePost? { items.first { $0.parent == nil } }
}

/// A post of a discussion.
struct MoodleWirePost: WireItem, Sendable {
  let id: String
  let parent: String?
  let subject: String
  let post: StellarPost
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.moodleId("id") else { throw WireProblem(text: "a post without an id") }
    let date = fields.moodleTime("timecreated") ?? fields.moodleTime("created")
    guard let date else { throw WireProblem(text: "a post without a time") }
    self.id = id
    parent = fields.moodleId("parentid") ?? fields.moodleId("parent")
    subject = fields.moodleLine("subject")
    let author = fields.object("author", of: MoodleWireAuthor.self)
    let isDeleted = fields.flag("isdeleted") ?? fields.flag("deleted") ?? false
    let message = fields.moodleText("message", format: "messageformat")
    post = StellarPost(
      id: id, parentId: parent, authorId: author?.id ?? fields.moodleId("userid"),
      author: author?.name ?? fields.personName("userfullname"), date: date,
      text: isDeleted ? "" : message.text, html: isDeleted ? nil : message.html,
      isRead: fields.flag("unread").map { !$0 } ?? fields.flag("postread"), isDeleted: isDeleted)
    problems = fields.problems
  }
}

private struct MoodleWireAuthor: WireItem {
  let id: String?
  let name: String?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    id = fields.moodleId("id")
    name = fields.personName("fullname")
    problems = fields.problems
  }
}

/// The answer to a new post.
struct MoodleWireNewPost: Decodable, Sendable {
  let id: String

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.moodleId("postid") else { throw WireProblem(text: "no post") }
    self.id = id
  }
}
