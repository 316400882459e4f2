public import PentadCore

extension StellarClient {
  /// The bookmarks of the current term: as they are now, then anew whenever they are others, each time
  /// with what has changed since.
  ///
  /// The list is read when it is asked for: a reader that is slow gets the newest list only, and what
  /// has changed is counted from the list that this reader got before. Bookmarks are matched by their
  /// class. The stream is for one reader. It ends when the client closes or is let go; a list that
  /// cannot be read is told as ``StellarEvent/storeFailed(_:)`` and passed over, but that of a suspended
  /// client comes when it is resumed.
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

  /// The courses that are stored, matched by their number. The source is asked by ``courses(reload:)``
  /// alone. Otherwise as ``observeBookmarks()``.
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

  /// The classes visited last. Otherwise as ``observeBookmarks()``.
  ///
  /// C: `pentad_stellar_client_subscribe_lists`.
  public func observeRecent(limit: Int = 20) -> AsyncStream<ListUpdate<StellarClass>> {
    let store: StellarStore = store
    return updates(key: \.masterId) { () async throws(PentadError) in
      try await store.recent(limit)
    } after: { event in
      switch event {
      // Of a class in several terms the current one is meant, and a bookmark may bring another one.
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
