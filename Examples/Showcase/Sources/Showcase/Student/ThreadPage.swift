import PentadCore
import StellarKit

extension StudentScreens {
  /// Shows an announcement with its replies. To open it does not mark it as read: a button does.
  func thread(_ key: String, of place: SchoolClass) async throws(PentadError) -> Page {
    let client = try await schools.accounts.client(place.school)
    let mine = try await course(place)
    let news = try await client.announcements(for: place.masterId)
    guard let entry = news.first(where: { $0.announcement.key == key }) else {
      throw PentadError(.notFound, "this announcement no longer exists")
    }
    var replies: Result<Snapshot<[StellarPost]>, PentadError>?
    var pending: [StellarPendingPost] = []
    if let id = entry.announcement.id {
      replies = await patience.outcome { () async throws(PentadError) in
        try await client.posts(to: id, of: place.masterId)
      }
      pending = try await client.pendingPosts(to: id, of: place.masterId)
    }
    let content = ThreadPage(
      entry, mine.enrolment, place, replies: replies ?? .failure(.notYet), pending, now: now)
    var page = Page(
      entry.announcement.title, area: .stellar, template: "Student/thread", content: content,
      freshness: (try? replies?.get()).map { Freshness($0, now: now) })
    page.back = Page.Back(mine.enrolment.item.shownName, place.address.description)
    page.isKept = true
    return page
  }

  /// The enrolment in a class, as stored.
  func course(_ place: SchoolClass) async throws(PentadError) -> StellarMyClass {
    let client = try await schools.accounts.client(place.school)
    let outcome = await patience.outcome { () async throws(PentadError) in
      try await client.myClasses(includingPast: true).value
    }
    guard let classes = try outcome?.get() else { throw PentadError.notYet }
    guard let mine = classes.first(where: { $0.enrolment.item.masterId == place.masterId }) else {
      throw PentadError(.notFound, "you have no course with this id")
    }
    return mine
  }
}

/// An announcement and its replies, ready for their template.
struct ThreadPage: Sendable {
  let code: String
  let author: String
  let face: Face
  let when: Moment
  /// The time of the last edit; nil if it was not edited.
  let edited: Moment?
  let parts: [AnnouncementPage.Part]
  let files: [StellarAttachment]
  let site: String?
  let isUnread: Bool
  let readAddress: String
  let replies: [ReplyRow]
  let hasReplies: Bool
  let replyCount: String
  /// The number of unread replies, as text; nil for none.
  let newReplies: String?
  /// The reason why there are no newer replies; nil if there is none.
  let problem: String?
  let pending: [PendingRow]
  /// The address of the form for a reply; nil if nothing can be written.
  let replyAddress: String?

  init(
    _ entry: StellarNewsItem, _ enrolment: StellarEnrolment, _ place: SchoolClass,
    replies result: Result<Snapshot<[StellarPost]>, PentadError>, _ waiting: [StellarPendingPost],
    now: Int64
  ) {
    let announcement = entry.announcement
    code = enrolment.item.shownName
    author = announcement.author ?? code
    face = Face(id: author)
    when = Moment(announcement.date, in: enrolment.zone)
    edited = announcement.changed.flatMap {
      $0 > announcement.date ? Moment($0, in: enrolment.zone) : nil
    }
    let screen = try? StellarAnnouncementScreen(announcement, of: enrolment.item)
    parts = AnnouncementPage.parts(of: announcement.text, screen?.links ?? [])
    files = announcement.attachments
    site = announcement.siteURL
    isUnread = !entry.isRead
    let address = place.news(announcement.key)
    readAddress = address.appending("read").description
    let posts = (try? result.get())?.value ?? []
    replies = ReplyRow.rows(posts)
    hasReplies = !posts.isEmpty
    replyCount = posts.isEmpty ? "Replies" : "\(posts.count) repl\(posts.count == 1 ? "y" : "ies")"
    let unread = posts.count { $0.isRead == false && !$0.isDeleted }
    newReplies = unread == 0 ? nil : "\(unread) new"
    if case .failure(let error) = result, announcement.id != nil {
      problem = "Replies are not available: \(error.message)."
    } else {
      problem = nil
    }
    pending = waiting.map { PendingRow($0, address: address.appending("pending").description) }
    replyAddress = announcement.id == nil ? nil : address.appending("reply").description
  }
}

/// A reply, ready for its template.
struct ReplyRow: Sendable {
  let anchor: String
  let author: String
  let face: Face
  let when: Moment
  /// The text; nil for a deleted reply.
  let text: String?
  let isNew: Bool
  /// The class of the indentation: `depth-0` to `depth-3`.
  let depth: String
  /// The author of the answered reply; nil for a direct reply.
  let answered: String?

  /// Returns the replies so that each follows the one that it answers.
  static func rows(_ posts: [StellarPost]) -> [ReplyRow] {
    let ids = Set(posts.map(\.id))
    let children = Dictionary(grouping: posts) { post in
      post.parentId.flatMap { ids.contains($0) && $0 != post.id ? $0 : nil } ?? ""
    }
    var rows: [ReplyRow] = []
    var seen: Set<String> = []
    // Replies that answer each other in a ring have no first one; they follow at the end.
    for start in [children[""] ?? [], posts] {
      // A stack instead of recursion: a school may send a chain of any length.
      var open = start.reversed().map { (post: $0, depth: 0, answered: String?.none) }
      while let next = open.popLast() {
        guard seen.insert(next.post.id).inserted else { continue }
        let row = ReplyRow(next.post, depth: next.depth, answered: next.answered)
        rows.append(row)
        open += (children[next.post.id] ?? []).reversed().map { ($0, next.depth + 1, row.author) }
      }
    }
    return rows
  }

  private init(_ post: StellarPost, depth: Int, answered: String?) {
    anchor = "reply-\(post.id)"
    author = post.author ?? "Unknown author"
    face = Face(id: author)
    when = Moment(post.date)
    text = post.isDeleted ? nil : post.text
    isNew = post.isRead == false && !post.isDeleted
    self.depth = "depth-\(min(depth, 3))"
    self.answered = answered
  }
}

/// A reply that has not been sent, ready for its template.
struct PendingRow: Sendable {
  let text: String
  let state: String
  let pendingId: Int64
  let discardAddress: String

  init(_ post: StellarPendingPost, address: String) {
    text = post.text
    state =
      post.isRejected
      ? "rejected by the school" + (post.failure.map { ": \($0.message)" } ?? "") : "not sent yet"
    pendingId = post.id
    discardAddress = address
  }
}
