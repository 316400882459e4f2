public import PentadCore

/// Actions of the user. An action is stored when its call returns, and sent later to each source
/// that supports it. Setting a value that is already set is a no-op.
///
/// All calls on a video throw ``PentadCore/PentadError/Code/videoNotFound`` if no source has shared
/// it and no state is stored for it, and errors from writing the store.
extension VideoFeed {
  /// Likes a video. The like is stored when this returns, online or offline, and sent to each
  /// source that supports likes as soon as possible. Liking a video that is liked is a no-op.
  ///
  /// - Returns: the user's new state for the video.
  /// - Throws: ``PentadCore/PentadError/Code/videoNotFound`` if no source has shared the video and
  ///   no state is stored for it; errors from writing the store.
  ///
  /// C: `pentad_video_feed_like`.
  @discardableResult
  public func like(_ key: VideoKey) async throws(PentadError) -> ViewState {
    try await set(.like(true), of: key) { $0.isLiked = true }
  }

  /// Unlikes a video. Otherwise like ``like(_:)``.
  ///
  /// - Returns: the user's new state for the video.
  /// - Throws: as ``like(_:)``.
  ///
  /// C: `pentad_video_feed_unlike`.
  @discardableResult
  public func unlike(_ key: VideoKey) async throws(PentadError) -> ViewState {
    try await set(.like(false), of: key) { $0.isLiked = false }
  }

  /// Marks a video to watch later.
  ///
  /// C: `pentad_video_feed_set_watch_later`.
  @discardableResult
  public func watchLater(_ key: VideoKey) async throws(PentadError) -> ViewState {
    try await set(.watchLater(true), of: key) { $0.isWatchLater = true }
  }

  /// Unmarks a video to watch later.
  ///
  /// C: `pentad_video_feed_set_watch_later`.
  @discardableResult
  public func unwatchLater(_ key: VideoKey) async throws(PentadError) -> ViewState {
    try await set(.watchLater(false), of: key) { $0.isWatchLater = false }
  }

  /// Records that the user has started to watch a video. Otherwise like ``like(_:)``.
  ///
  /// - Returns: the user's new state for the video.
  /// - Throws: as ``like(_:)``.
  ///
  /// C: `pentad_video_feed_mark_watched`.
  @discardableResult
  public func markWatched(_ key: VideoKey) async throws(PentadError) -> ViewState {
    try await set(.watched, of: key) { $0.isWatched = true }
  }

  /// Records the user's position in a video, in milliseconds, and the spans watched since the last
  /// call. A ``PlaybackSession`` does this automatically.
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

  /// Creates a share of a video, with the networks that its source offers the user.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/actionUnsupported`` when no source of the video
  ///   shares.
  ///
  /// C: `pentad_video_feed_check_share`.
  public func shareComposer(for key: VideoKey) async throws(PentadError) -> ShareComposer {
    let source = try await sharingSource(of: key, nil)
    return ShareComposer(of: key, account: source.account)
  }

  /// Shares a video at most once. If the delivery of a share is unknown and the source cannot look
  /// it up, it is not sent again. The user decides
  /// (``PentadCore/PentadError/Code/deliveryUnknown``).
  ///
  /// - Returns: the number of the action, for ``waitForDelivery(_:)``, ``retry(_:)`` and
  ///   ``cancel(_:)``.
  /// - Throws: as ``ShareComposer/draft()``, except for length limits of destinations; besides,
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

  /// Returns the source that shares a video: the one of the broadcast to pass on, otherwise the one
  /// with the oldest broadcast that can.
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
    throw PentadError(.actionUnsupported, "no source of this video lets the user share it")
  }

  // MARK: Pending actions

  /// Returns the user's actions that sources have not accepted yet, or have rejected.
  ///
  /// - Returns: the actions, in the order in which the user did them.
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_video_feed_actions`.
  public func actions() async throws(PentadError) -> [PendingAction] {
    try await store.operations()
  }

  /// Sends an action again that the source rejected, or sends a waiting one at once. A share with
  /// unknown delivery is sent once more.
  ///
  /// - Parameter id: the number of the action.
  /// - Returns: true if the action will be sent; false if it does not exist, or is being sent.
  /// - Throws: errors from writing the store.
  ///
  /// C: `pentad_video_feed_retry_action`.
  @discardableResult
  public func retry(_ id: Int64) async throws(PentadError) -> Bool {
    defer { sender.wake() }
    return try await store.retry(id)
  }

  /// Cancels an action: it is not sent to the source. The user's state in the store does not
  /// change.
  ///
  /// - Parameter id: the number of the action.
  /// - Returns: true if the action was cancelled; false if it does not exist, or is being sent.
  /// - Throws: errors from writing the store.
  ///
  /// C: `pentad_video_feed_cancel_action`.
  @discardableResult
  public func cancel(_ id: Int64) async throws(PentadError) -> Bool { try await store.cancel(id) }

  /// Waits until a source has accepted an action. Cancelling the wait does not cancel the action.
  ///
  /// It returns at once if the action was delivered before, even by an earlier process: the newest
  /// 100,000 deliveries are remembered.
  ///
  /// - Throws: the error with which the source rejected it;
  ///   ``PentadCore/PentadError/Code/notFound`` if it was cancelled, or a later action replaced it;
  ///   ``PentadCore/PentadError/Code/cancelled`` if the waiting task is cancelled;
  ///   ``PentadCore/PentadError/Code/closed`` if the feed is closed; errors from reading the store.
  ///
  /// C: `pentad_video_feed_wait_for_delivery`.
  public func waitForDelivery(_ id: Int64) async throws(PentadError) {
    // Before the first check, so that no later event is missed.
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
      ? PentadError(.cancelled, "the wait was cancelled; the action will still be sent")
      : PentadError(.closed, "the feed was closed; the next one sends the action")
  }
}

extension SourceAction.Kind {
  /// The capability that a source needs for this action.
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
