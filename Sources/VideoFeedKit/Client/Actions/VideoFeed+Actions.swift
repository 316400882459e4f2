public import PentadCore

/// What the user does is in the store when a call returns, and each source that keeps such a thing is told
/// later. What is as it is to be already changes nothing.
///
/// All calls that name a video throw ``PentadCore/PentadError/Code/videoNotFound`` when no source has
/// shared it and the user has done nothing with it, and what writing the store throws.
extension VideoFeed {
  /// Likes a video. It is stored when this returns, with a network or without; each source that keeps
  /// such a thing is told as soon as it can be. Liking a video that is liked is a no-op.
  ///
  /// - Returns: what the user has done with it now.
  /// - Throws: ``PentadCore/PentadError/Code/videoNotFound`` when no source has shared it and the user
  ///   has done nothing with it; what writing the store throws.
  ///
  /// C: `pentad_video_feed_like`.
  @discardableResult
  public func like(_ key: VideoKey) async throws(PentadError) -> ViewState {
    try await set(.like(true), of: key) { $0.isLiked = true }
  }

  /// No longer likes a video. Otherwise as ``like(_:)``.
  ///
  /// - Returns: what the user has done with it now.
  /// - Throws: as ``like(_:)``.
  ///
  /// C: `pentad_video_feed_unlike`.
  @discardableResult
  public func unlike(_ key: VideoKey) async throws(PentadError) -> ViewState {
    try await set(.like(false), of: key) { $0.isLiked = false }
  }

  /// Keeps a video for later.
  ///
  /// C: `pentad_video_feed_set_watch_later`.
  @discardableResult
  public func watchLater(_ key: VideoKey) async throws(PentadError) -> ViewState {
    try await set(.watchLater(true), of: key) { $0.isWatchLater = true }
  }

  /// No longer keeps a video for later.
  ///
  /// C: `pentad_video_feed_set_watch_later`.
  @discardableResult
  public func unwatchLater(_ key: VideoKey) async throws(PentadError) -> ViewState {
    try await set(.watchLater(false), of: key) { $0.isWatchLater = false }
  }

  /// Notes that the user has begun to watch a video. Otherwise as ``like(_:)``.
  ///
  /// - Returns: what the user has done with it now.
  /// - Throws: as ``like(_:)``.
  ///
  /// C: `pentad_video_feed_mark_watched`.
  @discardableResult
  public func markWatched(_ key: VideoKey) async throws(PentadError) -> ViewState {
    try await set(.watched, of: key) { $0.isWatched = true }
  }

  /// Notes where the user has stopped, in milliseconds, and what was seen since the last time. A
  /// ``PlaybackSession`` does so by itself.
  ///
  /// C: `pentad_video_feed_set_position`.
  @discardableResult
  public func setPosition(
    _ position: Int64, for key: VideoKey, seen: WatchedSpans = WatchedSpans()
  ) async throws(PentadError) -> ViewState {
    try await set(.progress(max(0, position)), of: key) { state in
      state.position = position
      state.spans.formUnion(seen)
    }
  }

  private func set(
    _ kind: SourceAction.Kind, of key: VideoKey,
    _ change: @escaping @Sendable (inout ViewState) -> Void
  ) async throws(PentadError) -> ViewState {
    let (state, actions) = try await store.change(
      key,
      telling: { [live] store, before in
        let knowing = try store.sources(toTellOf: key)
        guard !knowing.isEmpty || before != ViewState() else {
          throw PentadError(.videoNotFound, "no source has shared this video")
        }
        return try knowing.filter { id in
          guard let stored = try store.source(named: id) else { return false }
          return live.capabilities(stored.description)?.contains(kind.capability) ?? true
        }.map { VideoAction(kind, key, tell: $0) }
      }, change)
    if actions != nil {
      session.count(kind)
      sender.wake()
    }
    return state
  }

  // MARK: Sharing

  /// Begins to share a video, with the networks that its source offers the user.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/actionUnsupported`` when no source of the video shares.
  ///
  /// C: `pentad_video_feed_check_share`.
  public func shareComposer(for key: VideoKey) async throws(PentadError) -> ShareComposer {
    let source = try await sharingSource(of: key, nil)
    return ShareComposer(of: key, account: source.account)
  }

  /// Shares a video, once: a share that may have arrived and cannot be looked for is not sent again, but
  /// left to the user (``PentadCore/PentadError/Code/deliveryUnknown``).
  ///
  /// - Returns: its number, for ``waitForDelivery(_:)``, ``retry(_:)`` and ``cancel(_:)``.
  /// - Throws: as ``ShareComposer/draft()``, but for what destinations have room for; besides,
  ///   ``PentadCore/PentadError/Code/actionUnsupported`` when no source of the video shares.
  ///
  /// C: `pentad_video_feed_share`.
  @discardableResult
  public func share(_ draft: ShareDraft) async throws(PentadError) -> Int64 {
    let source = try await sharingSource(of: draft.video, draft.broadcast?.source)
    let services = draft.destinations.map { SourceAccount.Service($0, isConnected: true) }
    var composer = ShareComposer(
      of: draft.video, broadcast: draft.broadcast, text: draft.text,
      recipients: draft.recipients,
      account: source.account ?? SourceAccount(userId: "", name: "", services: services),
      budgets: [:])
    for destination in Set(draft.destinations).sorted(by: { $0.rawValue < $1.rawValue }) {
      composer.toggle(destination)
    }
    let checked = try composer.draft()
    let id = try await store.append(
      VideoAction(.share(checked), draft.video, tell: source.description.id))
    session.count(.share(checked))
    sender.wake()
    return id
  }

  /// The source by which a video is shared: that of the broadcast that is passed on, else that of the
  /// oldest that can.
  private func sharingSource(
    of key: VideoKey, _ wanted: SourceID?
  ) async throws(PentadError) -> StoredSource {
    let known = try await store.sources(of: key)
    guard !known.isEmpty else {
      throw PentadError(.videoNotFound, "no source has shared this video")
    }
    let faces = try await store.group(key)?.faces.map(\.source) ?? []
    for id in [wanted].compactMap(\.self) + faces + known where known.contains(id) {
      if let stored = try await store.source(id),
        live.capabilities(stored.description)?.contains(.sharing) == true
      {
        return stored
      }
    }
    throw PentadError(.actionUnsupported, "no source of this video shares it for the user")
  }

  // MARK: What sources have still to be told

  /// Returns the actions of the user that sources do not know yet, or have refused.
  ///
  /// - Returns: the actions, in the order in which the user did them.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_actions`.
  public func actions() async throws(PentadError) -> [PendingAction] {
    try await store.operations()
  }

  /// Has a source told again what it refused, or at once what waits. A share whose fate was not known is
  /// sent anew.
  ///
  /// - Parameter id: the number of the action.
  /// - Returns: whether it was done: not when it is not there, or is being told.
  /// - Throws: what writing the store throws.
  ///
  /// C: `pentad_video_feed_retry_action`.
  @discardableResult
  public func retry(_ id: Int64) async throws(PentadError) -> Bool {
    defer { sender.wake() }
    return try await store.retry(id)
  }

  /// Cancels an action: the source is not told. What the user did stays here.
  ///
  /// - Parameter id: the number of the action.
  /// - Returns: whether it was done: not when it is not there, or is being told.
  /// - Throws: what writing the store throws.
  ///
  /// C: `pentad_video_feed_cancel_action`.
  @discardableResult
  public func cancel(_ id: Int64) async throws(PentadError) -> Bool { try await store.cancel(id) }

  /// Waits until a source has been told. To give up waiting does not give up the action.
  ///
  /// It returns at once for what was told before, by an earlier process, too: the newest 100,000 actions are
  /// remembered.
  ///
  /// - Throws: what the source refused it with; ``PentadCore/PentadError/Code/notFound`` when it was given
  ///   up, or something else was done since that takes its place;
  ///   ``PentadCore/PentadError/Code/cancelled`` with the task that waits;
  ///   ``PentadCore/PentadError/Code/closed`` with the feed; what reading the store throws.
  ///
  /// C: `pentad_video_feed_wait_for_delivery`.
  public func waitForDelivery(_ id: Int64) async throws(PentadError) {
    // Before the first look: what comes after it is heard.
    let events = store.events()
    if try await store.isDelivered(id) { return }
    for await published in events {
      switch published.event {
      case .actionChanged(let change) where change.id == id:
        if try await store.isDelivered(id) { return }
      case .reset: if try await store.isDelivered(id) { return }
      default: continue
      }
    }
    throw Task.isCancelled
      ? PentadError(.cancelled, "the wait was cancelled; the action goes on")
      : PentadError(.closed, "the feed was closed; the next one tells the source")
  }
}

extension SourceAction.Kind {
  /// What a source has to be able to do.
  fileprivate var capability: SourceCapabilities {
    switch self {
    case .like: .likes
    case .watchLater: .watchLater
    case .watched: .watched
    case .progress: .positions
    case .share: .sharing
    }
  }
}
