public import PentadCore

extension StellarClient {
  /// Observes the bookmarks of the current term: yields them now, and again after each change, with
  /// the difference.
  ///
  /// The list is read when the reader asks for it. A slow reader gets only the newest list, with
  /// the difference to the list that it received before. Bookmarks are matched by their class. The
  /// stream is for one reader. It ends when the client is closed or released. A list that cannot be
  /// read is skipped and reported as ``StellarEvent/storeFailed(_:)``; the list of a suspended
  /// client arrives after it is resumed.
  ///
  /// ```swift
  /// for await update in client.observeBookmarks() {
  ///   guard let delta = update.delta else { showAll(update.items); continue }
  ///   show(update.items, changing: delta)
  /// }
  /// ```
  ///
  /// C: `pentad_stellar_client_subscribe_lists`.
  public func observeBookmarks() -> AsyncStream<ListUpdate<StellarBookmark>> {
    let store: StellarStore = store
    return updates(key: \.item.masterId) { () async throws(PentadError) in
      try await store.bookmarks(archived: false)
    } after: { event in
      switch event {
      case .bookmarksChanged, .bookmarkSynchronised, .bookmarkFailed, .classChanged,
        .classesLoaded:
        true
      default: false
      }
    }
  }

  /// Observes the stored courses, matched by their number. Only ``courses(reload:)`` queries the
  /// source. Otherwise as ``observeBookmarks()``.
  ///
  /// C: `pentad_stellar_client_subscribe_lists`.
  public func observeCourses() -> AsyncStream<ListUpdate<StellarCourse>> {
    let store: StellarStore = store
    return updates(key: \.number) { () async throws(PentadError) in
      try await store.courses()?.courses ?? []
    } after: { event in
      event == .coursesLoaded || event == .cacheCleared
    }
  }

  /// Observes the classes visited last. Otherwise as ``observeBookmarks()``.
  ///
  /// C: `pentad_stellar_client_subscribe_lists`.
  public func observeRecent(limit: Int = 20) -> AsyncStream<ListUpdate<StellarClass>> {
    let store: StellarStore = store
    return updates(key: \.masterId) { () async throws(PentadError) in
      try await store.recent(limit)
    } after: { event in
      switch event {
      // A class in several terms means the current one, and a bookmark may add another.
      case .recentChanged, .classChanged, .classesLoaded, .termChanged, .bookmarksChanged: true
      default: false
      }
    }
  }

  private func updates<Item: Equatable & Sendable>(
    key: @escaping @Sendable (Item) -> String,
    _ load: @escaping @Sendable () async throws(PentadError) -> [Item],
    after isReason: @escaping @Sendable (StellarEvent) -> Bool
  ) -> AsyncStream<ListUpdate<Item>> {
    let store: StellarStore = store
    return hub.updates(key: key) { () async throws(PentadError) in
      try await store.whenResumed(load)
    } failed: { [weak hub] error in
      hub?.publish(.storeFailed(error))
    } after: { event in
      switch event {
      case .reset, .erased, .storeChanged: true
      default: isReason(event)
      }
    }
  }
}
