public import PentadCore

/// What is read comes from the store, which has all of it; each call makes new groups.
extension VideoFeed {
  static let longestPage = 1_000

  static func page(_ limit: Int) -> Int { min(max(limit, 0), longestPage) }

  /// The videos that can be watched, or may be: those shared last first. What can no longer be watched is
  /// not among them.
  ///
  /// - Parameters:
  ///   - cursor: behind which group; nil for from the newest on.
  ///   - limit: how many at most; 0…1000, and what lies outside counts as the nearer end.
  /// - Throws: what reading the store throws.
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

  /// The videos that the user likes. Otherwise as ``timeline(before:limit:)``, but that what can no longer
  /// be watched is there, too.
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

  /// The videos that the user wants to watch later. Otherwise as ``favorites(before:limit:)``.
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

  /// The videos with all of these words in the names of those who shared them, in the title or in what was
  /// said of them, each as the beginning of a word; one of less than three bytes, as a whole word. Otherwise
  /// as ``timeline(before:limit:)``, but that what cannot be watched is found, too.
  ///
  /// ``close()`` interrupts a search.
  ///
  /// - Throws: besides, ``PentadCore/PentadError/Code/invalid`` for a text above ``PentadCore/SearchLimit``:
  ///   1,024 bytes of UTF-8 and 32 different words.
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

  /// A video with the shares and comments that are stored, 1,000 of each at most; nil when it is in
  /// no list.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_video`.
  public func video(_ key: VideoKey) async throws(PentadError) -> VideoGroup? {
    try await store.group(key)
  }

  /// Returns what the user has done with a video, whether it is in a list or not.
  ///
  /// - Returns: what the user has done.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_state`.
  public func state(of key: VideoKey) async throws(PentadError) -> ViewState {
    try await store.state(key)
  }

  /// Has the sources of a video tell what was written about it, and stores it: at most ten pages of each.
  ///
  /// - Returns: the video with the comments that are stored, as ``video(_:)``.
  /// - Throws: ``PentadCore/PentadError/Code/videoNotFound`` when it is in no list; what a source throws,
  ///   when none could tell; what writing the store throws.
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

  /// Each page is stored as it comes.
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

  // MARK: What sources offer

  /// The channels of a source, those of the user's account first.
  ///
  /// - Returns: the channels; none of a source that there is not.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_channels`.
  public func channels(of id: SourceID) async throws(PentadError) -> [VideoChannel] {
    try await store.channels(of: id)
  }

  /// The rolls of a source.
  ///
  /// - Returns: the rolls; none of a source that there is not.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_rolls`.
  public func rolls(of id: SourceID) async throws(PentadError) -> [Roll] {
    try await store.rolls(of: id)
  }
}

extension VideoGroup {
  /// The oldest broadcast of each source that has shared the video, in the order of their ages.
  var faces: [(source: SourceID, broadcast: Broadcast)] {
    var seen: Set<SourceID> = []
    return broadcasts.filter { seen.insert($0.source).inserted }.map { ($0.source, $0) }
  }
}
