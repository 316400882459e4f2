import PentadCore
import StellarKit

extension StudentScreens {
  /// Shows the announcements of all schools, the newest first.
  ///
  /// - Parameter number: the number of the page, from 1, which has the newest.
  func feed(onlyUnread: Bool, page number: Int) async throws(PentadError) -> Page {
    let number = min(max(number, 1), FeedPage.limit)
    try await schools.refresh()
    // Each school is read from its newest announcement, since any of them may have all of the page.
    let parts = try await schools.read { client async throws(PentadError) in
      try await client.announcementsFeed(
        onlyUnread: onlyUnread, limit: FeedPage.size * number + 1)
    }
    let content = FeedPage(parts, onlyUnread: onlyUnread, page: number, now: now)
    return Page(
      "Announcements", area: .stellar, template: "Student/feed", content: content,
      freshness: .oldest(
        parts.compactMap { $0.value?.storedAt }, now: now, isWarning: !content.notes.isEmpty))
  }
}

/// The announcements of all schools, ready for their template.
struct FeedPage: Sendable {
  /// The number of announcements of a page.
  static let size = 30
  /// The maximum number of pages.
  static let limit = 1_000

  let schoolTabs = SchoolTab.all(current: "/stellar/my/news")
  let views: [SchoolTab]
  let notes: [SchoolNote]
  let rows: [FeedRow]
  let hasRows: Bool
  let hasSchools: Bool
  let onlyUnread: Bool
  let hasUnread: Bool
  let olderAddress: String?

  init(
    _ parts: [SchoolPart<Snapshot<[StellarFeedItem]>>], onlyUnread: Bool, page number: Int,
    now: Int64
  ) {
    let items = parts.flatMap { part in
      (part.value?.value ?? []).map { (account: part.account, item: $0) }
    }.sorted { $0.item.announcement.date > $1.item.announcement.date }
    let shown = items.dropFirst(Self.size * (number - 1)).prefix(Self.size)
    rows = shown.map { entry in
      FeedRow(
        entry.item.announcement, of: entry.item.item, at: entry.account,
        isRead: entry.item.isRead, replies: entry.item.postCount ?? 0, now: now)
    }
    let address = Address("/stellar/my/news").with("unread", onlyUnread ? "yes" : nil)
    olderAddress =
      items.count > Self.size * number && number < Self.limit
      ? address.with("page", "\(number + 1)").description : nil
    views = [
      SchoolTab(tabName: "All", address: "/stellar/my/news", isCurrent: !onlyUnread),
      SchoolTab(tabName: "Unread", address: "/stellar/my/news?unread=yes", isCurrent: onlyUnread),
    ]
    notes = parts.flatMap { SchoolNote.notes($0) }
    hasRows = !rows.isEmpty
    hasSchools = !parts.isEmpty
    self.onlyUnread = onlyUnread
    hasUnread = rows.contains(where: \.isUnread)
  }
}

/// An announcement in a list, ready for its template.
struct FeedRow: Sendable {
  let newsTitle: String
  let author: String
  let face: Face
  let code: String
  let school: String
  let preview: String
  let address: String
  let when: String
  let iso: String
  let isUnread: Bool
  /// `2 replies`; nil for none.
  let replies: String?

  init(
    _ announcement: StellarAnnouncement, of item: StellarClass, at account: StellarAccount,
    isRead: Bool, replies count: Int = 0, now: Int64
  ) {
    newsTitle = announcement.title
    author = announcement.author ?? item.shownName
    face = Face(id: author)
    code = item.shownName
    school = account.name
    preview = Self.preview(of: announcement.text)
    address = SchoolClass(account.id, item.masterId).news(announcement.key).description
    let moment = Moment(announcement.date)
    when = moment.brief(now: now)
    iso = moment.iso
    isUnread = !isRead
    replies = count == 0 ? nil : "\(count) repl\(count == 1 ? "y" : "ies")"
  }

  /// The first words of a text, in one line.
  static func preview(of text: String) -> String {
    let line = text.prefix(400).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 140 ? line.prefix(139) + "…" : line
  }
}

extension SchoolClass {
  /// The address of an announcement.
  func news(_ key: String) -> Address { address.appending("news").appending(key) }
}
