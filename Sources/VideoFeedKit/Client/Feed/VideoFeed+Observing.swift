public import PentadCore

extension VideoFeed {
  // MARK: Events

  /// What happens after an event, or from now on; each call gives a stream of its own.
  ///
  /// The log reaches back seven days and 100,000 events at least. Events of the moment bear the number of
  /// the last logged one. A slow reader holds up nothing, and takes no memory: it reads from the log.
  ///
  /// - Parameter number: the last event that was seen, in an earlier process perhaps. When it is older
  ///   than the log, ``VideoEvent/reset`` comes first.
  public func events(after number: UInt64? = nil) -> AsyncStream<Published<VideoEvent>> {
    store.events(after: number)
  }

  /// Calls a handler with what happens after an event, or from now on; in order, and never twice at once.
  /// Otherwise as ``events(after:)``.
  ///
  /// - Returns: what has to be kept; letting it go ends the observation.
  ///
  /// C: `pentad_video_feed_subscribe`.
  public func observe(
    on delivery: Delivery, after number: UInt64? = nil,
    _ handler: @escaping @Sendable (Published<VideoEvent>) -> Void
  ) -> Subscription {
    store.observe(on: delivery, after: number, handler)
  }

  /// The logged events after a number, for a host that asks rather than listens; none when there are no
  /// more, or when `limit` is less than 1. A single ``VideoEvent/reset`` when the log does not reach back
  /// so far.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_read_events`.
  public func readEvents(
    after number: UInt64, limit: Int = 256
  ) async throws(PentadError) -> [Published<VideoEvent>] {
    try await store.readEvents(after: number, limit: limit)
  }

  /// The number of the newest logged event: what comes after it is new.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_last_event`.
  public func lastEvent() async throws(PentadError) -> UInt64 { try await store.lastEvent() }

  // MARK: Lists

  /// The timeline: as it is now, then anew whenever it is another, each time with what has changed since.
  ///
  /// It has as many groups as ``VideoFeedConfiguration/budget`` has room for, once for all who observe it;
  /// ``timeline(before:limit:)`` reads on. Changes are gathered for two seconds.
  ///
  /// The list is read when it is asked for: a reader that is slow gets the newest list only, and what has
  /// changed is counted from the list that this reader got before. The stream is for one reader. It ends
  /// when the feed closes or is let go; a list that cannot be read is told as ``VideoEvent/failed(_:)``
  /// and passed over, but that of a suspended feed comes when it is resumed.
  ///
  /// C: `pentad_video_feed_subscribe_lists`.
  public func observeTimeline() -> AsyncStream<ListUpdate<VideoGroup>> {
    let timeline = timeline
    return updates { () async throws(PentadError) in try await timeline.read() }
  }

  /// The videos that the user likes, as many as the budget has room for. Otherwise as
  /// ``observeTimeline()``.
  ///
  /// C: `pentad_video_feed_subscribe_lists`.
  public func observeFavorites() -> AsyncStream<ListUpdate<VideoGroup>> {
    let (store, bounds) = (store, ReadBounds(configuration.budget))
    return window { (cursor, limit) async throws(PentadError) in
      try await store.favorites(before: cursor, limit: limit, within: bounds)
    }
  }

  /// The videos that the user wants to watch later. Otherwise as ``observeFavorites()``.
  ///
  /// C: `pentad_video_feed_subscribe_lists`.
  public func observeWatchLater() -> AsyncStream<ListUpdate<VideoGroup>> {
    let (store, bounds) = (store, ReadBounds(configuration.budget))
    return window { (cursor, limit) async throws(PentadError) in
      try await store.watchLater(before: cursor, limit: limit, within: bounds)
    }
  }

  /// What a search finds. Otherwise as ``observeFavorites()``.
  ///
  /// C: `pentad_video_feed_subscribe_lists`.
  public func observeSearch(_ text: String) -> AsyncStream<ListUpdate<VideoGroup>> {
    let (store, bounds) = (store, ReadBounds(configuration.budget))
    return window { (cursor, limit) async throws(PentadError) in
      try await store.search(text, before: cursor, limit: limit, within: bounds)
    }
  }

  private func window(
    _ read: @escaping @Sendable (VideoCursor?, Int) async throws(PentadError) -> [VideoGroup]
  ) -> AsyncStream<ListUpdate<VideoGroup>> {
    let window = GroupWindow(configuration.budget, filter)
    return updates { () async throws(PentadError) in try await window.read(read).groups }
  }

  private func updates(
    _ load: @escaping @Sendable () async throws(PentadError) -> [VideoGroup]
  ) -> AsyncStream<ListUpdate<VideoGroup>> {
    let store = store
    let gate = CoalescingGate(configuration.rhythm.coalescing, time, start)
    return store.updates(key: \.key) { () async throws(PentadError) in
      await gate.pass()
      return try await store.whenResumed(load)
    } after: { event in
      switch event {
      case .feedApplied, .videosChanged, .stateChanged, .commentsChanged, .sourceRemoved,
        .storeRecovered, .reset:
        true
      case .sourceAdded, .sourceChanged, .pendingChanged, .actionChanged, .accountChanged,
        .startUp, .polling, .contentURL, .playback, .failed:
        false
      }
    }
  }
}
