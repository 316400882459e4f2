public import PentadCore

extension StellarClient {
  /// A class in stages: what is stored at once, then what the source says now.
  ///
  /// - First ``ClassInfoUpdate/general(_:)`` when it only stood in a list, or
  ///   ``ClassInfoUpdate/cached(_:)``; neither when nothing is stored.
  /// - Then, as the last, ``ClassInfoUpdate/fresh(_:)`` or
  ///   ``ClassInfoUpdate/failed(_:keeping:)``: with ``PentadCore/PentadError/Code/classNotFound`` when
  ///   the server knows no such class, of which what is stored stays too.
  ///
  /// The class counts as visited once it is known. Letting go of the stream cancels the question.
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

  /// What is stored of a class, found by its number with or without the J; nil when nothing is. The
  /// source is not asked.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_stellar_client_cached_class`.
  public func cachedClass(_ masterId: String) async throws(PentadError) -> StellarClass? {
    if let item = cache.item(masterId) { return item }
    return try await store.detail(masterId)?.item
  }

  /// The classes visited last, the last one first; the last 100 are remembered.
  ///
  /// - Throws: what reading the store throws.
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
    // What could not be stored is given all the same.
    let told = StellarClassDetail(
      item: item, news: news, isBookmarked: kept?.detail.isBookmarked ?? false,
      infoStoredAt: askedAt)
    let detail = change == nil ? told : kept?.detail ?? told
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

  /// Memory has classes by their ids alone: one that such an id does not mean is not held.
  func hold(_ kept: (detail: StellarClassDetail, isCurrent: Bool), generation: Int) {
    guard kept.isCurrent else { return }
    let pins: Pins = kept.detail.isBookmarked ? .bookmarked : []
    cache.hold(kept.detail.item, pins: pins, generation: generation)
  }
}
