public import PentadCore

extension StellarClient {
  // MARK: Bookmarks

  /// Returns the bookmarks of the current term, the oldest first.
  ///
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_bookmarks`.
  public func bookmarks() async throws(PentadError) -> [StellarBookmark] {
    try await store.bookmarks(archived: false)
  }

  /// Returns the bookmarks of past terms.
  ///
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_bookmarks`.
  public func archivedBookmarks() async throws(PentadError) -> [StellarBookmark] {
    try await store.bookmarks(archived: true)
  }

  /// Bookmarks a class. The bookmark is stored when this returns, online or offline; the server is
  /// informed as soon as possible.
  ///
  /// - Throws: store write errors; nothing has changed then.
  ///
  /// C: `pentad_stellar_client_bookmark`.
  public func bookmark(_ item: StellarClass) async throws(PentadError) {
    guard try await store.bookmark(item, at: now) else { return }
    cache.forget([item.masterId])
    let generation = cache.generation
    // The stored class may be newer than the one on the screen, and of another term.
    if let kept = try? await store.detail(of: item) { hold(kept, generation: generation) }
    noteBookmarks()
  }

  /// Bookmarks the class with an id, in any spelling. The stored class is bookmarked, online or
  /// offline. The server is queried only if nothing is stored of the class.
  ///
  /// - Returns: the class.
  /// - Throws: as ``bookmark(_:)``; if nothing is stored of the class, source errors, and
  ///   ``PentadCore/PentadError/Code/classNotFound`` when the source does not know it.
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

  /// Removes the bookmark of a class, archived ones too. The number may have any spelling. Without
  /// a bookmark, the call is a no-op.
  ///
  /// - Parameter masterId: the class's id, in any spelling.
  /// - Throws: store write errors: nothing has changed then.
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

  /// Fetches the current term. Bookmarks of another term are archived, never deleted, and reported
  /// once. They are restored when their term becomes the current one again. An answer has no effect
  /// if another client of the store has received the answer to a later request.
  ///
  /// - Returns: the change of the term.
  /// - Throws: source errors: the old term and all bookmarks are kept; store write errors.
  ///
  /// C: `pentad_stellar_client_refresh_term`.
  public func refreshTerm() async throws(PentadError) -> TermChange {
    try await flights.term.run(true) { () async throws(PentadError) in
      let askedAt = self.now
      let info = try await self.catalogue.currentTerm()
      let term = info.term
      if let calendar = info.calendar { try await self.store.setCalendar(calendar, of: term) }
      let new = try await self.store.setTerm(term, askedAt: askedAt, now: self.now)
      let change = new.change
      let isReported = change.isChanged || !change.removed.isEmpty
      guard isReported || new.hasRestored else { return change }
      self.cache.clear()
      if isReported {
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

  /// Returns the stored current term; nil when the source has not reported one. The source is not
  /// queried.
  ///
  /// - Returns: the term; nil when the source has not reported one.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_term`.
  public func term() async throws(PentadError) -> StellarTerm? { try await store.term() }

  // MARK: Announcements

  /// Returns the stored announcements of a class, the newest first. Only ``classInfo(_:)`` queries
  /// the source.
  ///
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_announcements`.
  public func announcements(for masterId: String) async throws(PentadError) -> [StellarNewsItem] {
    try await store.detail(masterId)?.news ?? []
  }

  /// Marks an announcement of a class as read.
  ///
  /// - Throws: store write errors; nothing has changed then.
  ///
  /// C: `pentad_stellar_client_mark_read`.
  public func markRead(
    _ announcement: StellarAnnouncement, of masterId: String
  ) async throws(PentadError) {
    try await markRead(masterId, keys: [announcement.key])
  }

  /// Marks all stored announcements of a class as read.
  ///
  /// - Throws: store write errors; nothing has changed then.
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

  /// Returns the number of unread stored announcements of each bookmarked class that has any. A
  /// class with a notice from the server but no unread stored announcement counts as one.
  ///
  /// - Returns: the counts.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_unread_counts`.
  public func unreadCounts() async throws(PentadError) -> [String: Int] {
    try await store.unreadCounts()
  }
}
