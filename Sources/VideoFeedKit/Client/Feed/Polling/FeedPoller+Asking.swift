import PentadCore

extension FeedPoller {
  /// Polls one source, stores its answer, and records its health.
  func ask(_ id: SourceID) async -> Result<VideoNews, PentadError> {
    guard !Task.isCancelled else {
      return .failure(PentadError.callCancelled)
    }
    do throws(PentadError) {
      guard let stored = try await store.source(id) else {
        throw PentadError.noSuchSource
      }
      store.publish(.polling(id, isUnderWay: true))
      defer { store.publish(.polling(id, isUnderWay: false)) }
      let asked = try await store.lastDelivery()
      let page: FeedPage
      do throws(PentadError) {
        page = try await self.page(of: stored)
      } catch {
        await note(error, of: stored)
        return .failure(error)
      }
      let news = try await take(page, of: stored, asked: asked)
      if await isForgotten(page) { return await ask(id) }
      startUp(.fetched(id))
      if page.entryCount > 0, page.broadcasts.isEmpty { return .failure(Self.noVideos(page)) }
      return .success(news)
    } catch {
      noteStorage(error, of: id)
      return .failure(error)
    }
  }

  /// The error of a source that answered correctly, but with nothing to show.
  private static func noVideos(_ page: FeedPage) -> PentadError {
    PentadError(
      .noVideos,
      page.entryCount == 1
        ? "the feed has 1 entry, without a video"
        : "the feed has \(page.entryCount) entries, none with a video")
  }

  // MARK: The request

  /// Returns the newest page of a source.
  ///
  /// - Throws: the source's errors; ``PentadCore/PentadError/Code/unexpectedAnswer`` for a page of
  ///   another source, and for an "unchanged" answer to a first request.
  private func page(of stored: StoredSource) async throws(PentadError) -> FeedPage {
    let id = stored.description.id
    let source = try sources.source(stored.description)
    if source.capabilities.contains(.accounts) {
      startUp(.fetchingAccount(id))
      try await fetchAccount(source)
    }
    startUp(.fetchingBroadcasts(id))
    let page = try await source.page(FeedRequest(.newest(since: stored.state)))
    guard page.source == id, stored.state != nil || !page.isUnchanged else {
      throw PentadError(.unexpectedAnswer, "the source did not return the requested data")
    }
    return page
  }

  /// Fetches the user's account, once per start. A source that fails here may still have news.
  private func fetchAccount(_ source: any FeedSource) async throws(PentadError) {
    guard !state.withLock({ $0.known.contains(source.id) }) else { return }
    let account: SourceAccount?
    do throws(PentadError) {
      account = try await source.account()
    } catch {
      if [.unauthorized, .cancelled].contains(error.code.coarse) { throw error }
      return
    }
    guard let account else {
      throw PentadError(.signInRequired, "no user is signed in to this source")
    }
    try await store.save(account: account, of: source.id)
    state.withLock { _ = $0.known.insert(source.id) }
  }

  // MARK: The answer

  private func take(
    _ page: FeedPage, of stored: StoredSource, asked: Int64
  ) async throws(PentadError) -> VideoNews {
    let id = stored.description.id
    let now = time.date()
    let isResolving = sources.capabilities(stored.description)?.contains(.resolving)
    var schedule = state.withLock { self.schedule(of: stored, &$0) }
    var busy = schedule
    schedule.answered(hasNews: false, freshFor: page.freshFor, now, random: random)
    let news = try await store.ingest(
      page, isResolving: isResolving == true, health: schedule.health, asked: asked)
    if !news.isEmpty {
      busy.answered(hasNews: true, freshFor: page.freshFor, now, random: random)
      schedule = busy
      try await store.save(schedule.health, of: id)
    }
    state.withLock { $0.schedules[id] = schedule }
    if stored.description.kind == .feed { try await noteMove(page, of: stored, now) }
    if !news.isEmpty, try await store.videoSettings().autoApply {
      try await store.applyPending()
    } else if stored.older == .unknown {
      // The first videos of a source are applied at once; those of other sources stay pending.
      try await store.applyPending(of: id)
    }
    return news
  }

  /// Returns true if the page, or the one that it declares unchanged, was deleted during the
  /// request: the cache was cleared, or the source was removed and added again. The freshness of
  /// the page does not apply then.
  private func isForgotten(_ page: FeedPage) async -> Bool {
    guard let stored = try? await store.source(page.source) else { return false }
    return page.isUnchanged ? stored.state == nil : stored.older == .unknown
  }

  /// Records the address that a feed has announced as its new one, and moves the feed when the move
  /// is due.
  private func noteMove(
    _ page: FeedPage, of stored: StoredSource, _ now: Int64
  ) async throws(PentadError) {
    let (id, old) = (stored.description.id, stored.description.address)
    let move = FeedMove.after(page.movedTo, from: old, known: stored.move, at: now)
    if let move, move.isDue(at: now) {
      if page.isMoveUnproven, await !isFound(at: move.address, page, stored) { return }
      try await store.move(id, from: old, to: move.address)
    } else if move != stored.move {
      try await store.save(move, of: id, at: old)
    }
  }

  /// Returns true if the same feed is found at another address: its title is equal, or it has a
  /// known entry.
  private func isFound(
    at address: String, _ page: FeedPage, _ stored: StoredSource
  ) async -> Bool {
    var description = stored.description
    description.address = address
    guard let source = try? sources.source(description),
      let found = try? await source.page(FeedRequest())
    else { return false }
    let ids = Set(page.broadcasts.map(\.id))
    let title = page.title ?? description.title
    return title != nil && found.title == title || found.broadcasts.contains { ids.contains($0.id) }
  }

  // MARK: Failures

  private func note(_ error: PentadError, of stored: StoredSource) async {
    guard !Task.isCancelled else { return }
    let id = stored.description.id
    let now = time.date()
    // A cancellation that the source itself caused is a failure like any other.
    let error =
      error.code.coarse == .cancelled
      ? PentadError(.serverUnavailable, "the source failed without a reason") : error
    let health = state.withLock { state in
      var schedule = self.schedule(of: stored, &state)
      schedule.failed(error, now, random: self.random)
      state.schedules[id] = schedule
      return schedule.health
    }
    try? await store.save(health, of: id)
    startUp(.failed(id, error))
    store.publish(
      .failed(VideoFailure(.polling, source: id, error: health.lastError ?? error)))
  }

  /// Records a store error. It is not the source's fault, but is retried like a failure of the
  /// source.
  private func noteStorage(_ error: PentadError, of id: SourceID) {
    guard error.isFailure, error.code != .sourceNotFound else { return }
    let now = time.date()
    state.withLock { $0.schedules[id]?.failed(error, now, random: random) }
    startUp(.failed(id, error))
    store.publish(.failed(VideoFailure(.storage, source: id, error: error)))
  }
}
