import PentadCore
import StellarKit

extension StellarScreens {
  /// Shows a class: the stored version, or the server's if it answers in time. The tabs are those
  /// of the original.
  func detail(_ id: String, tab name: String?) async throws(PentadError) -> Page {
    let updates = await patience.values(of: client.classInfo(id))
    guard let last = updates.last, let state = DetailState(last) else {
      if case .failed(let error, nil)? = updates.last { throw error }
      throw PentadError.notYet
    }
    var screen = StellarDetailScreen(state.item)
    for update in updates { screen.apply(update) }
    let masterId = screen.item.masterId
    let bookmark = try await client.bookmarks().first { $0.item.masterId == masterId }
    let tab = screen.tabs.first { $0.rawValue == name } ?? .news
    let content = StellarDetail(screen, tab: tab, bookmark: bookmark)
    var page = Page(
      screen.item.title, area: .stellar, template: "Stellar/detail", content: content,
      freshness: state.freshness(now: time.date()))
    page.back = Page.Back(content.courseLabel, content.courseAddress)
    return page
  }

  /// An announcement of a class. To read it does not mark it as read: the reader does, by a button.
  func announcement(
    _ key: String, of id: String
  ) async throws(PentadError) -> Page {
    guard let detail = await cachedDetail(id),
      let entry = detail.news.first(where: { $0.announcement.key == key })
    else { throw PentadError(.notFound, "this announcement no longer exists") }
    let screen = try StellarAnnouncementScreen(entry.announcement, of: detail.item)
    let age = detail.infoStoredAt.map {
      Freshness(Snapshot(key, origin: .disk, storedAt: $0, isStale: false), now: time.date())
    }
    let content = AnnouncementPage(screen, detail.item, entry)
    var page = Page(
      screen.title, area: .stellar, template: "Stellar/announcement", content: content,
      freshness: age)
    page.back = Page.Back(screen.className, content.classAddress)
    return page
  }

  /// Returns the stored details of a class; nil if it was only in lists. It does not wait for the
  /// server.
  private func cachedDetail(_ id: String) async -> StellarClassDetail? {
    for await update in client.classInfo(id) {
      if case .cached(let detail) = update { return detail }
      return nil
    }
    return nil
  }
}

/// The last stage that came in time.
private struct DetailState {
  let item: StellarClass
  let storedAt: Int64?
  let isFresh: Bool
  let problem: PentadError?

  init?(_ update: ClassInfoUpdate) {
    switch update {
    case .general(let item):
      (self.item, storedAt, isFresh, problem) = (item, nil, false, .notYet)
    case .cached(let detail):
      (item, storedAt, isFresh, problem) = (detail.item, detail.infoStoredAt, false, .notYet)
    case .fresh(let detail):
      (item, storedAt, isFresh, problem) = (detail.item, detail.infoStoredAt, true, nil)
    case .failed(let error, let detail):
      guard let detail else { return nil }
      (item, storedAt, isFresh, problem) = (detail.item, detail.infoStoredAt, false, error)
    }
  }

  func freshness(now: Int64) -> Freshness {
    guard let storedAt else {
      return Freshness(
        "Summary only", since: nil, problem: problem, isWarning: true)
    }
    let snapshot = Snapshot(
      item, origin: isFresh ? .source : .disk, storedAt: storedAt, isStale: !isFresh)
    return Freshness(snapshot, now: now, problem: problem)
  }
}
