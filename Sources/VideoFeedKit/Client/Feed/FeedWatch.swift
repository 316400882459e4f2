import PentadCore

/// An observer of the store's events, including changes by other processes. It starts the work that
/// follows from them.
struct FeedWatch: Sendable {
  let store: VideoStore
  let live: LiveSources
  let worker: FeedWorker
  let start: StartUpState
  let note: @Sendable (FeedStartUp.Step) -> Void

  /// Starts with the current content of the store.
  ///
  /// - Parameter isAlone: true if no other process or feed can have the store open.
  func begin(isAlone: Bool) async throws(PentadError) -> Task<Void, Never> {
    let events = store.events()
    let changes = isAlone ? nil : try await store.changes()
    note(.shows(try await store.shownCount()))
    let sources = try await store.sources().map(\.description)
    note(.opened(sources.filter(isAsked).map(\.id)))
    return Task {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { for await published in events { await self.hear(published.event) } }
        group.addTask { if let changes { for await _ in changes { await self.othersWrote() } } }
        group.addTask { for await startUp in self.start.updates() { await self.prepare(startUp) } }
        // The end of one stream means that the store has closed.
        await group.next()
        if isAlone { await group.next() }
        group.cancelAll()
      }
    }
  }

  private func isAsked(_ source: SourceDescription) -> Bool {
    !source.isPaused && live.has(source)
  }

  private func hear(_ event: VideoEvent) async {
    switch event {
    case .sourceAdded(let id), .sourceChanged(let id): await look(at: id)
    case .sourceRemoved(let id):
      live.forgetMade(id)
      worker.poller.forget(id)
      note(.removed(id))
      await count()
    case .feedApplied: await count()
    case .pendingChanged: worker.checking.signal.send()
    case .actionChanged(let change):
      if change.step == .queued { worker.sender.wake() }
    case .storeRecovered, .reset:
      worker.wake()
      await count()
    case .videosChanged, .stateChanged, .accountChanged, .commentsChanged, .startUp, .polling,
      .contentURL, .playback, .failed:
      break
    }
  }

  private func othersWrote() async {
    worker.wake()
    if start.startUp.phase < .ready { await worker.followOthers() }
  }

  private func look(at id: SourceID) async {
    guard let source = try? await store.source(id)?.description else { return }
    let isKnown = start.startUp.sources[id] != nil
    if isAsked(source) {
      if !isKnown { note(.added(id)) }
    } else if isKnown {
      note(.removed(id))
    }
    worker.poller.signal.send()
  }

  private func count() async {
    if let count = try? await store.shownCount() { note(.shows(count)) }
  }

  /// Completes the start: new content is stored as groups with the playability that its sources
  /// gave, and nothing else is waited for.
  private func prepare(_ startUp: FeedStartUp) async {
    guard startUp.phase == .preparing else { return }
    await count()
    note(.prepared)
  }
}
