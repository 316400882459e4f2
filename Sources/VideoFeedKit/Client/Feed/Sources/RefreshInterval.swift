public import PentadCore

/// The interval between two polls of a feed.
enum RefreshInterval {
  /// The name of the setting for feeds without an interval of their own.
  static let name = "refreshInterval"
  static let range: ClosedRange<Int64> = 60_000...86_400_000
}

extension VideoFeed {
  /// Returns the shortest time between two automatic polls of a feed, in milliseconds: half an hour
  /// by default, unless ``setRefreshInterval(_:of:)`` has set another.
  ///
  /// A feed may ask for longer intervals (`max-age`, `ttl`, `sy:updatePeriod`, `Retry-After`). The
  /// interval has no effect on other kinds of sources.
  ///
  /// - Parameter id: the source; nil for the interval of feeds without one of their own.
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound``; errors from reading the store.
  ///
  /// C: `pentad_video_feed_refresh_interval`.
  public func refreshInterval(of id: SourceID? = nil) async throws(PentadError) -> Int64 {
    if let id {
      guard let stored = try await store.source(id) else {
        throw PentadError.noSuchSource
      }
      if let own = stored.refreshInterval { return own }
    }
    return try await store.setting(RefreshInterval.name).flatMap { Int64($0) }
      ?? configuration.rhythm.feedPoll
  }

  /// Sets the interval of a feed, or the default for all feeds without one of their own.
  ///
  /// - Parameters:
  ///   - interval: one minute to one day, in milliseconds; nil for the default.
  ///   - id: the source; nil for all feeds without an interval of their own.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for another interval;
  ///   ``PentadCore/PentadError/Code/sourceNotFound``; errors from writing the store.
  ///
  /// C: `pentad_video_feed_set_refresh_interval`.
  public func setRefreshInterval(
    _ interval: Int64?, of id: SourceID? = nil
  ) async throws(PentadError) {
    guard interval.map(RefreshInterval.range.contains) ?? true else {
      throw PentadError(
        .invalid, "the interval of a feed must be 60000 to 86400000 ms: a minute to a day")
    }
    if let id {
      try await store.set(id, refreshInterval: interval)
    } else {
      try await store.set(RefreshInterval.name, to: interval.map(String.init))
    }
    try await poller.hasten(id)
  }
}

extension FeedPoller {
  /// Moves polls forward to what the current interval allows; nil for all feeds.
  fileprivate func hasten(_ id: SourceID?) async throws(PentadError) {
    let stored = try await asked().filter { id == nil || $0.description.id == id }
    for source in stored {
      let schedule = state.withLock { state in
        state.schedules[source.description.id] = nil
        return self.schedule(of: source, &state)
      }
      guard let interval = schedule.interval, source.health.lastError == nil,
        let last = source.health.lastSuccessAt, let next = source.health.nextPollAt,
        next > last + interval, source.state?.newest == nil
      else { continue }
      var health = source.health
      health.nextPollAt = last + interval
      try await store.save(health, of: source.description.id)
      state.withLock { $0.schedules[source.description.id] = nil }
    }
    signal.send()
  }
}
