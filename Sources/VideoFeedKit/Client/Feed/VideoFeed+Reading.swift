public import PentadCore

/// Reads from the store, which has the complete lists. Each call creates new groups.
extension VideoFeed {
  static let longestPage = 1_000

  static func page(_ limit: Int) -> Int { min(max(limit, 0), longestPage) }

  /// Returns videos that are playable or may be, most recently shared first. Unplayable videos are
  /// not included.
  ///
  /// - Parameters:
  ///   - cursor: the group after which the page begins; nil for the newest one.
  ///   - limit: the largest number of groups, 0…1000; other values are clamped to this range.
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_video_feed_timeline`.
  public func timeline(
    before cursor: VideoCursor? = nil, limit: Int = 50
  ) async throws(PentadError) -> [VideoGroup] {
    try await filter.page(before: cursor, limit: Self.page(limit)) {
      (cursor, limit) async throws(PentadError) in
      try await self.store.timeline(before: cursor, limit: limit)
    }
  }

  /// Returns the videos that the user likes. Otherwise like ``timeline(before:limit:)``, but
  /// unplayable videos are included.
  ///
  /// C: `pentad_video_feed_favorites`.
  public func favorites(
    before cursor: VideoCursor? = nil, limit: Int = 50
  ) async throws(PentadError) -> [VideoGroup] {
    try await filter.page(before: cursor, limit: Self.page(limit)) {
      (cursor, limit) async throws(PentadError) in
      try await self.store.favorites(before: cursor, limit: limit)
    }
  }

  /// Returns the videos that the user wants to watch later. Otherwise like
  /// ``favorites(before:limit:)``.
  ///
  /// C: `pentad_video_feed_watch_later_list`.
  public func watchLaterList(
    before cursor: VideoCursor? = nil, limit: Int = 50
  ) async throws(PentadError) -> [VideoGroup] {
    try await filter.page(before: cursor, limit: Self.page(limit)) {
      (cursor, limit) async throws(PentadError) in
      try await self.store.watchLater(before: cursor, limit: limit)
    }
  }

  /// Searches videos by words in their titles, descriptions, comments and the names of their
  /// sharers. All words must match. Each matches the beginning of a word; a word of less than three
  /// bytes matches only a whole word. Otherwise like ``timeline(before:limit:)``, but unplayable
  /// videos are found, too.
  ///
  /// ``close()`` interrupts a search.
  ///
  /// - Throws: besides, ``PentadCore/PentadError/Code/invalid`` for a text above
  ///   ``PentadCore/SearchLimit``: 1,024 bytes of UTF-8 and 32 different words.
  ///
  /// C: `pentad_video_feed_search`.
  public func search(
    _ text: String, before cursor: VideoCursor? = nil, limit: Int = 50
  ) async throws(PentadError) -> [VideoGroup] {
    try await filter.page(before: cursor, limit: Self.page(limit)) {
      (cursor, limit) async throws(PentadError) in
      try await self.store.search(text, before: cursor, limit: limit)
    }
  }

  // MARK: Single videos

  /// Returns a video with its stored shares and comments, at most 1,000 of each; nil when it is in
  /// no list.
  ///
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_video_feed_video`.
  public func video(_ key: VideoKey) async throws(PentadError) -> VideoGroup? {
    try await store.group(key)
  }

  /// Returns the user's state for a video: its marks, position and watched spans. The video need
  /// not be in a list.
  ///
  /// - Returns: the state.
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_video_feed_state`.
  public func state(of key: VideoKey) async throws(PentadError) -> ViewState {
    try await store.state(key)
  }

  /// Fetches the comments on a video from its sources and stores them. At most ten pages are
  /// fetched from each source.
  ///
  /// - Returns: the video with the stored comments, as ``video(_:)``.
  /// - Throws: ``PentadCore/PentadError/Code/videoNotFound`` when it is in no list; errors from a
  ///   source, if no source returned comments; errors from writing the store.
  ///
  /// C: `pentad_video_feed_load_comments`.
  @discardableResult
  public func loadComments(on key: VideoKey) async throws(PentadError) -> VideoGroup {
    var told = false
    var failure: PentadError?
    for (id, broadcast) in try await group(key).faces {
      guard let stored = try await store.source(id), !stored.description.isPaused else { continue }
      do throws(PentadError) {
        let source = try live.source(stored.description)
        guard source.capabilities.contains(.comments) else { continue }
        try await loadComments(on: broadcast, from: source)
        told = true
      } catch {
        if Task.isCancelled { throw error }
        failure = failure ?? error
      }
    }
    if let failure, !told { throw failure }
    return try await group(key)
  }

  private static let commentPages = 10

  /// Fetches the comments on a broadcast; each page is stored as it arrives.
  private func loadComments(
    on broadcast: Broadcast, from source: any FeedSource
  ) async throws(PentadError) {
    var cursor: FeedCursor?
    for _ in 0..<Self.commentPages {
      let page = try await source.comments(on: broadcast, cursor)
      try await store.ingest(page.comments, of: source.id)
      guard let older = page.older, older != cursor else { return }
      cursor = older
    }
  }

  func group(_ key: VideoKey) async throws(PentadError) -> VideoGroup {
    guard let group = try await store.group(key) else {
      throw PentadError(.videoNotFound, "the video is in no list")
    }
    return group
  }

  // MARK: Channels and rolls

  /// Returns the channels of a source, those of the user's account first.
  ///
  /// - Returns: the channels; empty for an unknown source.
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_video_feed_channels`.
  public func channels(of id: SourceID) async throws(PentadError) -> [VideoChannel] {
    try await store.channels(of: id)
  }

  /// Returns the rolls of a source.
  ///
  /// - Returns: the rolls; empty for an unknown source.
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_video_feed_rolls`.
  public func rolls(of id: SourceID) async throws(PentadError) -> [Roll] {
    try await store.rolls(of: id)
  }
}

extension VideoGroup {
  /// The oldest broadcast of each source that has shared the video, oldest first.
  var faces: [(source: SourceID, broadcast: Broadcast)] {
    var seen: Set<SourceID> = []
    return broadcasts.filter { seen.insert($0.source).inserted }.map { ($0.source, $0) }
  }
}
