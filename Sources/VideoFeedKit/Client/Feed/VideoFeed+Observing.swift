public import PentadCore

extension VideoFeed {
  // MARK: Events

  /// Returns a stream of the events after a number, or from now on; each call returns a new stream.
  ///
  /// The log keeps at least seven days and 100,000 events. Transient events have the number of the
  /// last logged one. A slow reader blocks nothing and takes no memory, because it reads from the
  /// log.
  ///
  /// - Parameter number: the last event seen, possibly in an earlier process. If the log no longer
  ///   reaches back that far, ``VideoEvent/reset`` comes first.
  public func events(after number: UInt64? = nil) -> AsyncStream<Published<VideoEvent>> {
    store.events(after: number)
  }

  /// Calls a handler for each event after a number, or from now on, in order and never
  /// concurrently. Otherwise like ``events(after:)``.
  ///
  /// - Returns: the subscription, which ends when it is released.
  ///
  /// C: `pentad_video_feed_subscribe`.
  public func observe(
    on delivery: Delivery, after number: UInt64? = nil,
    _ handler: @escaping @Sendable (Published<VideoEvent>) -> Void
  ) -> Subscription {
    store.observe(on: delivery, after: number, handler)
  }

  /// Returns the logged events after a number, for a host that polls; empty if there are no more,
  /// or if `limit` is less than 1. It returns a single ``VideoEvent/reset`` if the log no longer
  /// reaches back that far.
  ///
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_video_feed_read_events`.
  public func readEvents(
    after number: UInt64, limit: Int = 256
  ) async throws(PentadError) -> [Published<VideoEvent>] {
    try await store.readEvents(after: number, limit: limit)
  }

  /// Returns the number of the newest logged event: later events are new.
  ///
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_video_feed_last_event`.
  public func lastEvent() async throws(PentadError) -> UInt64 { try await store.lastEvent() }

  // MARK: Lists

  /// Observes the timeline: the stream delivers the current list, then a new one after each change,
  /// with the difference to the list before.
  ///
  /// The list has as many groups as ``VideoFeedConfiguration/budget`` allows, and all observers
  /// share it; ``timeline(before:limit:)`` reads further. Changes are coalesced for two seconds.
  ///
  /// Lists are read on demand: a slow reader gets only the newest list, and its difference to the
  /// list that this reader got before. The stream is for one reader. It ends when the feed closes
  /// or is released. A list that cannot be read is reported as ``VideoEvent/failed(_:)`` and
  /// skipped; while the feed is suspended, the stream waits until it is resumed.
  ///
  /// C: `pentad_video_feed_subscribe_lists`.
  public func observeTimeline() -> AsyncStream<ListUpdate<VideoGroup>> {
    let timeline = timeline
    return updates { () async throws(PentadError) in try await timeline.read() }
  }

  /// Observes the videos that the user likes, as many as the budget allows. Otherwise like
  /// ``observeTimeline()``.
  ///
  /// C: `pentad_video_feed_subscribe_lists`.
  public func observeFavorites() -> AsyncStream<ListUpdate<VideoGroup>> {
    let (store, bounds) = (store, ReadBounds(configuration.budget))
    return window { (cursor, limit) async throws(PentadError) in
      try await store.favorites(before: cursor, limit: limit, within: bounds)
    }
  }

  /// Observes the videos that the user wants to watch later. Otherwise like ``observeFavorites()``.
  ///
  /// C: `pentad_video_feed_subscribe_lists`.
  public func observeWatchLater() -> AsyncStream<ListUpdate<VideoGroup>> {
    let (store, bounds) = (store, ReadBounds(configuration.budget))
    return window { (cursor, limit) async throws(PentadError) in
      try await store.watchLater(before: cursor, limit: limit, within: bounds)
    }
  }

  /// Observes the results of a search. Otherwise like ``observeFavorites()``.
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
