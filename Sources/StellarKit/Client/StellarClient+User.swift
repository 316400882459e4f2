public import PentadCore

extension StellarClient {
  // MARK: Bookmarks

  /// The bookmarks of the current term, those added first in front.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_stellar_client_bookmarks`.
  public func bookmarks() async throws(PentadError) -> [StellarBookmark] {
    try await store.bookmarks(archived: false)
  }

  /// The bookmarks of terms that are over.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_stellar_client_bookmarks`.
  public func archivedBookmarks() async throws(PentadError) -> [StellarBookmark] {
    try await store.bookmarks(archived: true)
  }

  /// Bookmarks a class. It is stored when this returns, with a network or without; the server is told
  /// as soon as it can be.
  ///
  /// - Throws: what writing the store throws; nothing has changed then.
  ///
  /// C: `pentad_stellar_client_bookmark`.
  public func bookmark(_ item: StellarClass) async throws(PentadError) {
    guard try await store.bookmark(item, at: now) else { return }
    cache.forget([item.masterId])
    let generation = cache.generation
    // What the store has may be newer than what a screen shows, and of another term.
    if let kept = try? await store.detail(of: item) { hold(kept, generation: generation) }
    noteBookmarks()
  }

  /// Bookmarks the class of an id, in any spelling. What is stored of it is bookmarked, with a network or
  /// without; the server is asked only for a class of which nothing is stored.
  ///
  /// - Returns: the class.
  /// - Throws: as ``bookmark(_:)``; for a class of which nothing is stored, what the source throws, and
  ///   ``PentadCore/PentadError/Code/classNotFound`` when it knows none.
  ///
  /// C: `pentad_stellar_client_bookmark_id`.
  @discardableResult
  public func bookmark(id masterId: String) async throws(PentadError) -> StellarClass {
    var item = try await cachedClass(masterId)
    if item == nil {
      for await update in classInfo(masterId) {
        switch update {
        case .general(let known): item = known
        case .cached(let detail), .fresh(let detail): item = detail.item
        case .failed(let error, keeping: let kept):
          guard kept == nil else { break }
          throw error
        }
      }
    }
    guard let item else {
      throw PentadError.callCancelled
    }
    try await bookmark(item)
    return item
  }

  /// Removes the bookmark of a class, archived ones too, found by its number in any spelling; without one
  /// it does nothing.
  ///
  /// - Parameter masterId: the class's id, in any spelling.
  /// - Throws: what writing the store throws: nothing has changed then.
  ///
  /// C: `pentad_stellar_client_remove_bookmark`.
  public func removeBookmark(_ masterId: String) async throws(PentadError) {
    guard let id = try await store.removeBookmark(masterId, at: now) else { return }
    cache.forget([id])
    noteBookmarks()
  }

  private func noteBookmarks() {
    hub.publish(.bookmarksChanged)
    hub.publish(.unreadChanged)
    sender.wake()
  }

  // MARK: The term

  /// Asks for the current term. Bookmarks of another term are archived, never destroyed, and told once;
  /// when their term is the current one again, they come back. An answer that is overtaken by one to a
  /// later question, of another client of the store, changes nothing.
  ///
  /// - Returns: what the look brought.
  /// - Throws: what the source throws: the old term stays, and all bookmarks with it; what writing
  ///   the store throws.
  ///
  /// C: `pentad_stellar_client_refresh_term`.
  public func refreshTerm() async throws(PentadError) -> TermChange {
    try await flights.term.run(true) { () async throws(PentadError) in
      let askedAt = self.now
      let info = try await self.source.currentTerm()
      let term = info.term
      if let calendar = info.calendar { try await self.store.setCalendar(calendar, of: term) }
      let new = try await self.store.setTerm(term, askedAt: askedAt, now: self.now)
      let change = new.change
      let isTold = change.isChanged || !change.removed.isEmpty
      guard isTold || new.hasRestored else { return change }
      self.cache.clear()
      if isTold {
        self.hub.publish(.termChanged(term, removed: change.removed.map(\.masterId)))
      }
      if !change.removed.isEmpty || new.hasRestored {
        self.noteBookmarks()
      } else if new.changesUnread {
        self.hub.publish(.unreadChanged)
      }
      return change
    }
  }

  /// The current term, as far as the source has said; nil when it has not said. It is not asked.
  ///
  /// - Returns: the term; nil when the server has not said.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_stellar_client_term`.
  public func term() async throws(PentadError) -> StellarTerm? { try await store.term() }

  // MARK: Announcements

  /// The announcements of a class that are stored, the newest first. The source is asked by
  /// ``classInfo(_:)`` alone.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_stellar_client_announcements`.
  public func announcements(for masterId: String) async throws(PentadError) -> [StellarNewsItem] {
    try await store.detail(masterId)?.news ?? []
  }

  /// Marks an announcement of a class as read.
  ///
  /// - Throws: what writing the store throws; nothing has changed then.
  ///
  /// C: `pentad_stellar_client_mark_read`.
  public func markRead(
    _ announcement: StellarAnnouncement, of masterId: String
  ) async throws(PentadError) {
    try await markRead(masterId, keys: [announcement.key])
  }

  /// Marks all announcements of a class that are stored as read.
  ///
  /// - Throws: what writing the store throws; nothing has changed then.
  ///
  /// C: `pentad_stellar_client_mark_read`.
  public func markAllRead(_ masterId: String) async throws(PentadError) {
    try await markRead(masterId, keys: nil)
  }

  private func markRead(_ masterId: String, keys: [String]?) async throws(PentadError) {
    guard try await store.markRead(masterId, keys: keys, at: now) else { return }
    hub.publish(.unreadChanged)
    sender.wake()
  }

  /// How many stored announcements are unread, for each bookmarked class that has any. A class with
  /// a notice of the server's and no unread announcement that is stored counts as one.
  ///
  /// - Returns: the counts.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_stellar_client_unread_counts`.
  public func unreadCounts() async throws(PentadError) -> [String: Int] {
    try await store.unreadCounts()
  }
}
