public import PentadCore

extension StellarClient {
  /// Returns a class in stages: first the stored data, then the current data from the source.
  ///
  /// - First ``ClassInfoUpdate/general(_:)`` if only a list contained the class, or
  ///   ``ClassInfoUpdate/cached(_:)``; neither if nothing is stored.
  /// - Last ``ClassInfoUpdate/fresh(_:)`` or ``ClassInfoUpdate/failed(_:keeping:)``. The error is
  ///   ``PentadCore/PentadError/Code/classNotFound`` if the server does not know the class; the
  ///   stored data is kept then, too.
  ///
  /// The class counts as visited as soon as it is known. Releasing the stream cancels the request.
  ///
  /// C: `pentad_stellar_client_class_info_async`.
  public func classInfo(_ masterId: String) -> AsyncStream<ClassInfoUpdate> {
    let (stream, continuation) = AsyncStream.makeStream(of: ClassInfoUpdate.self)
    let task = Task {
      await self.load(masterId) { continuation.yield($0) }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  /// Returns the stored class with this number, with or without the J; nil when nothing is stored.
  /// The source is not queried.
  ///
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_cached_class`.
  public func cachedClass(_ masterId: String) async throws(PentadError) -> StellarClass? {
    if let item = cache.item(masterId) { return item }
    return try await store.detail(masterId)?.item
  }

  /// Returns the classes visited last, the most recent first. The last 100 are remembered.
  ///
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_recent`.
  public func recent(limit: Int = 20) async throws(PentadError) -> [StellarClass] {
    try await store.recent(limit)
  }

  private func load(_ masterId: String, _ update: (ClassInfoUpdate) -> Void) async {
    var kept: StellarClassDetail?
    do throws(PentadError) {
      let stored = try await tolerating { () async throws(PentadError) in
        try await self.store.detail(masterId)
      }
      kept = stored ?? nil
      if let kept {
        update(kept.infoStoredAt == nil ? .general(kept.item) : .cached(kept))
        await visit(kept)
      }
      let fresh = try await flights.info.run(masterId) { () async throws(PentadError) in
        try await self.fetchInfo(masterId)
      }
      update(.fresh(fresh))
    } catch {
      if !(.cancelled ~= error.code) {
        hub.publish(.failed(.classInfo(masterId: masterId), error, isKept: kept != nil))
      }
      update(.failed(error, keeping: kept))
    }
  }

  private func fetchInfo(_ masterId: String) async throws(PentadError) -> StellarClassDetail {
    let askedAt = now
    let info = take(try await source.classInfo(masterId), .classInfo(masterId: masterId))
    guard let item = info.content else {
      throw PentadError(.unexpectedAnswer, "the server's answer has no name for the class")
    }
    let now = now
    let change = try await tolerating { () async throws(PentadError) in
      try await self.store.keep(info, askedAt: askedAt, now: now)
    }
    cache.forget([item.masterId])
    if change?.isChanged == true { hub.publish(.classChanged(masterId: item.masterId)) }
    if let count = change?.newAnnouncements, count > 0 {
      hub.publish(.announcementsArrived(masterId: item.masterId, count: count))
      hub.publish(.unreadChanged)
    }
    let stored = try await tolerating { () async throws(PentadError) in
      try await self.store.detail(of: item)
    }
    let kept = stored ?? nil
    let news = (info.announcements ?? []).sorted { $0.date > $1.date }.map {
      StellarNewsItem(announcement: $0, isRead: false)
    }
    // A value that could not be stored is returned nevertheless.
    let received = StellarClassDetail(
      item: item, news: news, isBookmarked: kept?.detail.isBookmarked ?? false,
      infoStoredAt: askedAt)
    let detail = change == nil ? received : kept?.detail ?? received
    await visit(detail, isCurrent: kept?.isCurrent ?? true)
    return detail
  }

  private func visit(_ detail: StellarClassDetail, isCurrent: Bool = true) async {
    let now = now
    hold((detail, isCurrent), generation: cache.generation)
    let isNoted: Void? = try? await tolerating { () async throws(PentadError) in
      try await self.store.visit(detail.item.masterId, at: now)
    }
    if isNoted != nil { hub.publish(.recentChanged) }
  }

  /// Caches a class in memory. Memory uses the id alone as the key, so a class of another term than
  /// the id means is not cached.
  func hold(_ kept: (detail: StellarClassDetail, isCurrent: Bool), generation: Int) {
    guard kept.isCurrent else { return }
    let pins: Pins = kept.detail.isBookmarked ? .bookmarked : []
    cache.hold(kept.detail.item, pins: pins, generation: generation)
  }
}
