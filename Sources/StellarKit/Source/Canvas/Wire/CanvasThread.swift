import PentadCore

/// All replies to an announcement: `GET …/discussion_topics/:id/view`.
struct CanvasThread: Decodable {
  let posts: [StellarPost]
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    let people = fields.list("participants", of: CanvasUser.self) ?? []
    let names = Dictionary(
      people.compactMap { person in
        person.id.flatMap { id in person.name.map { (id, $0) } }
      }, uniquingKeysWith: { first, _ in first })
    let unread = fields.list("unread_entries", of: CanvasID.self).map { Set($0.map(\.id)) }
    var entries: [CanvasEntry] = []
    var rest = (fields.list("view", of: CanvasEntry.self) ?? [])
    rest += fields.list("new_entries", of: CanvasEntry.self) ?? []
    // The loop replaces a recursion: the replies to an entry are added to the list.
    while let entry = rest.popLast() {
      // A thread that lacks replies must not look complete: a reply that is not found is sent again.
      guard !entry.isCut else { throw WireProblem(text: "replies nested too deeply") }
      entries.append(entry)
      rest += entry.replies
    }
    posts = entries.unique(by: \.id).compactMap { entry in
      entry.date.map { entry.post(at: $0, names: names, unread: unread) }
    }
    .sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    problems = fields.problems
  }
}

/// A reply, with the replies to it.
struct CanvasEntry: WireItem {
  let id: String
  let parentId: String?
  let userId: String?
  let userName: String?
  /// The time; nil if the server does not send it. Such a reply is left out, but the replies to it
  /// are not.
  let date: Int64?
  let body: CanvasText
  let isDeleted: Bool
  let replies: [CanvasEntry]
  /// True if it is nested more deeply than ``depthLimit``. Its own replies were not decoded then.
  let isCut: Bool
  let problems: [StellarDiagnostic]

  /// The maximum depth of a reply. Decoding recurses, and the limit keeps the stack small for any
  /// answer. Each reply adds two keys to the path: the name of the list and the index.
  private static let depthLimit = 50

  init(from decoder: any Decoder) throws {
    isCut = decoder.codingPath.count > 2 * Self.depthLimit
    var fields = try WireFields(decoder)
    guard let id = fields.id() else { throw WireProblem(text: "a reply without an id") }
    self.id = id
    parentId = fields.id("parent_id")
    userId = fields.id("user_id")
    userName = fields.someWords("user_name")
    date = fields.time("created_at") ?? fields.time("updated_at")
    if date == nil { fields.note("created_at", "a reply without a date") }
    isDeleted = fields.flag("deleted") == true
    body = CanvasText(isDeleted ? nil : fields.words("message"))
    replies = isCut ? [] : fields.list("replies", of: CanvasEntry.self) ?? []
    problems = fields.problems
  }

  /// - Parameters:
  ///   - date: the time.
  ///   - names: the names of the participants, by id.
  ///   - unread: the ids of the unread replies; nil if the source does not send them.
  func post(
    at date: Int64, names: [String: String] = [:], unread: Set<String>?
  ) -> StellarPost {
    StellarPost(
      id: id, parentId: parentId, authorId: userId,
      author: userId.flatMap { names[$0] } ?? userName, date: date, text: body.text,
      html: body.html, isRead: unread.map { !$0.contains(id) }, isDeleted: isDeleted)
  }
}

/// An id in a list.
struct CanvasID: WireItem {
  let id: String
  var problems: [StellarDiagnostic] { [] }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      id = text
    } else {
      id = String(try container.decode(Int64.self))
    }
  }
}
