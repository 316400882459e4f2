import PentadCore

extension StellarClient {
  /// The bookmarks of the current term: as they are now, then anew whenever they are others.
  ///
  /// A reader that is slow gets the newest list only. The stream ends when the client closes; a list
  /// that cannot be read is told as ``StellarEvent/storeFailed(_:)`` and passed over.
  ///
  /// C: `pentad_stellar_client_subscribe_lists`.
  public func observeBookmarks() -> AsyncStream<[StellarBookmark]> {
    let store: StellarStore = store
    return lists { () async throws(PentadError) in
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

  /// The courses that are stored: as they are now, then anew whenever they are others. The source is
  /// asked by ``courses(reload:)`` alone. Otherwise as ``observeBookmarks()``.
  ///
  /// C: `pentad_stellar_client_subscribe_lists`.
  public func observeCourses() -> AsyncStream<[StellarCourse]> {
    let store: StellarStore = store
    return lists { () async throws(PentadError) in
      try await store.courses()?.courses ?? []
    } after: { event in
      event == .coursesLoaded || event == .cacheCleared
    }
  }

  /// The classes visited last. Otherwise as ``observeBookmarks()``.
  ///
  /// C: `pentad_stellar_client_subscribe_lists`.
  public func observeRecent(limit: Int = 20) -> AsyncStream<[StellarClass]> {
    let store: StellarStore = store
    return lists { () async throws(PentadError) in
      try await store.recent(limit)
    } after: { event in
      switch event {
      case .recentChanged, .classChanged, .classesLoaded: true
      default: false
      }
    }
  }

  private func lists<Item: Equatable & Sendable>(
    _ load: @escaping @Sendable () async throws(PentadError) -> [Item],
    after isReason: @escaping @Sendable (StellarEvent) -> Bool
  ) -> AsyncStream<[Item]> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: [Item].self, bufferingPolicy: .bufferingNewest(1))
    // Attached before the first reading: what changes in between is read again.
    let changes = events.events()
    let events = events
    let task = Task {
      var last: [Item]?
      func yieldNew() async {
        do throws(PentadError) {
          let list = try await load()
          if list != last { continuation.yield(list) }
          last = list
        } catch {
          if !(.closed ~= error.code) { events.publish(.storeFailed(error)) }
        }
      }
      await yieldNew()
      for await published in changes {
        switch published.event {
        case .reset, .erased, .storeChanged: await yieldNew()
        case let event where isReason(event): await yieldNew()
        default: break
        }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}
