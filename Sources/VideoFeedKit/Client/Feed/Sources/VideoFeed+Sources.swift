public import PentadCore

extension VideoFeed {
  // MARK: Reading

  /// Returns the user's sources with their status, in the order in which they were added.
  ///
  /// - Returns: the sources.
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_video_feed_sources`.
  public func sources() async throws(PentadError) -> [SourceStatus] {
    try await store.sources().map(status)
  }

  /// Returns a source; nil when the user has no such source.
  ///
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_video_feed_source`.
  public func source(_ id: SourceID) async throws(PentadError) -> SourceStatus? {
    try await store.source(id).map(status)
  }

  func status(_ stored: StoredSource) -> SourceStatus {
    SourceStatus(stored, live.capabilities(stored.description) ?? [])
  }

  // MARK: Adding

  /// Adds a source that the host has created. If the user already has one with the same id, this
  /// one takes its place. A ``FeedXMLSource`` gets the id that its address has in this feed's
  /// store: use the id of the result.
  ///
  /// In automatic mode, the source is polled at once. Its first videos appear in the lists without
  /// being applied.
  ///
  /// - Parameter title: the title until the source reports one.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an id that is empty or too long; errors
  ///   from writing the store.
  ///
  /// C: `pentad_video_feed_add_folder`.
  @discardableResult
  public func add(
    _ source: any FeedSource, title: String? = nil
  ) async throws(PentadError) -> SourceStatus {
    let source = try await store.named(source)
    live.give(source)
    return try await add(
      SourceDescription(of: source, title: title, addedAt: time.date()), giving: source)
  }

  /// Adds a feed: RSS, Atom, Media RSS or JSON Feed. The address is its own, or that of a page that
  /// links to it. If the page links to several feeds, the first is added; ``discoverFeeds(_:)``
  /// returns all.
  ///
  /// In automatic mode, the feed is polled at once. Its first videos appear in the lists without
  /// being applied.
  ///
  /// - Parameter address: the address: `http` or `https`.
  /// - Returns: the source, which may be one that the user already has.
  /// - Throws: ``PentadCore/PentadError/Code/notAFeed`` for a page that links to no feed;
  ///   ``PentadCore/PentadError/Code/addressRefused`` for an invalid web address, or one with a
  ///   password; ``PentadCore/PentadError/Code/feedTooLarge`` and
  ///   ``PentadCore/PentadError/Code/entityRefused`` for a rejected document; network and server
  ///   errors; errors from writing the store.
  ///
  /// C: `pentad_video_feed_add_feed`.
  @discardableResult
  public func addFeed(_ address: String) async throws(PentadError) -> SourceStatus {
    guard let found = try await discoverFeeds(address).first else {
      throw PentadError(
        .notAFeed,
        "there is no feed at the address, and the page there "
          + "links to none")
    }
    let feed = try FeedXMLSource(
      found.address, await store.nameKey(), transport: live.transport, time: time)
    let feeds = KnownFeeds(try await store.sources())
    return try await add(
      feeds[feed] ?? SourceDescription(of: feed, title: found.title, addedAt: time.date()))
  }

  /// Finds the feeds that a page links to. Nothing is added.
  ///
  /// - Parameter page: the address of the page.
  /// - Returns: the feeds in the order of the page; the page itself if it is a feed; empty if it
  ///   links to none.
  /// - Throws: as ``addFeed(_:)``.
  ///
  /// C: `pentad_video_feed_discover`.
  public func discoverFeeds(_ page: String) async throws(PentadError) -> [DiscoveredFeed] {
    try await FeedXMLSource.discover(page, transport: live.transport, time: time)
  }

  /// Adds a public feed of a PeerTube server. No user is needed.
  ///
  /// - Throws: as ``PeerTubeSource/init(server:feed:transport:time:)``; errors from writing the
  ///   store.
  ///
  /// C: `pentad_video_feed_add_peertube`.
  @discardableResult
  public func addPeerTube(
    _ server: PeerTubeServer, feed: PeerTubeFeed
  ) async throws(PentadError) -> SourceStatus {
    try await add(
      PeerTubeSource(server: server, feed: feed, transport: live.transport, time: time))
  }

  /// Adds the source of a description, unless the user already has it.
  ///
  /// - Parameter source: the source to register again after saving, because a concurrent removal
  ///   may have discarded it.
  func add(
    _ description: SourceDescription, giving source: (any FeedSource)? = nil
  ) async throws(PentadError) -> SourceStatus {
    let id = description.id
    if try await store.source(id) == nil {
      try await store.save(source: description)
      if let source { live.give(source) }
    }
    guard let stored = try await store.source(id) else {
      throw PentadError.noSuchSource
    }
    if !stored.description.isPaused { note(.added(id)) }
    poller.forget(id)
    try await store.hurry(id)
    sender.returned(id)
    return status(stored)
  }

  // MARK: Changing

  /// Pauses the polling of a source until ``resumeSource(_:)``. Its content stays.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound``; errors from writing the store.
  ///
  /// C: `pentad_video_feed_pause_source`.
  public func pauseSource(_ id: SourceID) async throws(PentadError) {
    try await store.set(id, isPaused: true)
  }

  /// Resumes the polling of a source.
  ///
  /// - Throws: as ``pauseSource(_:)``.
  ///
  /// C: `pentad_video_feed_pause_source`.
  public func resumeSource(_ id: SourceID) async throws(PentadError) {
    try await store.set(id, isPaused: false)
  }

  func known(_ id: SourceID) async throws(PentadError) -> SourceDescription {
    guard let stored = try await store.source(id) else {
      throw PentadError.noSuchSource
    }
    return stored.description
  }

  /// Removes a source with all content that only it has shared. Actions that wait to be sent to it
  /// are discarded. The user's credentials stay for other feeds of the same user; ``signOut(_:)``
  /// removes them, too, and so does ``eraseAll()`` later.
  ///
  /// On a full disk, a source is removed in parts. If that fails, some of its videos are gone and
  /// the source stays; its next update fetches them again.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound``; errors from writing the store.
  ///
  /// C: `pentad_video_feed_remove_source`.
  public func remove(_ id: SourceID) async throws(PentadError) {
    try await rememberSignIn(of: known(id))
    try await letGo(of: id)
  }

  private func letGo(of id: SourceID) async throws(PentadError) {
    let registrationCount = live.registrationCount
    guard try await store.remove(source: id) else {
      throw PentadError.noSuchSource
    }
    forget(id, given: registrationCount)
    forgetAll()
  }

  /// Discards everything in memory of a source that was removed from the store.
  func forget(_ id: SourceID, given registrationCount: Int) {
    live.forget(id, given: registrationCount)
    poller.forget(id)
    note(.removed(id))
  }

  /// Clears all caches in memory, which may have content that is no longer stored.
  func forgetAll() {
    resolver.forgetAll()
    pictures.forgetAll()
    timeline.forget()
    walks.withLock { $0 = [:] }
  }

  /// Signs the user out of a source and removes it. Its credentials, account, broadcasts, pictures
  /// and pending actions are deleted. Other feeds of the same user need a new sign-in. No network
  /// is needed; if there is one, the server is notified.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound``; errors from writing the store: the
  ///   user is signed out then; errors from removing the credentials: nothing has changed then.
  ///
  /// C: `pentad_video_feed_sign_out`.
  public func signOut(_ id: SourceID) async throws(PentadError) {
    let description = try await known(id)
    try await (try? live.whole(description))?.signOut()
    session.count(.signOut)
    try await forgetSignIn(of: description)
    try await letGo(of: id)
  }

  // MARK: Older videos

  /// Fetches the next older page of a source. Its videos wait to be applied, like new ones.
  ///
  /// Cycles end the walk: a page that brings nothing new and leads back to a cursor requested
  /// before is the last.
  ///
  /// - Returns: true if there was an older page; false also if the source has no older pages to
  ///   offer.
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound``;
  ///   ``PentadCore/PentadError/Code/signInRequired``; errors from the source; errors from writing
  ///   the store.
  ///
  /// C: `pentad_video_feed_load_older`.
  @discardableResult
  public func loadOlder(of id: SourceID) async throws(PentadError) -> Bool {
    guard let stored = try await store.source(id) else {
      throw PentadError.noSuchSource
    }
    let source = try live.source(stored.description)
    guard case .from(let cursor) = stored.older, source.capabilities.contains(.olderPages) else {
      return false
    }
    let request = FeedRequest(.older(than: cursor))
    let asked = try await store.lastDelivery()
    let page = try await source.page(request)
    guard page.source == id, !page.isUnchanged else {
      throw PentadError(.unexpectedAnswer, "the source did not return the requested data")
    }
    let leadsBack = walks.withLock {
      $0[id, default: OlderWalk()].leadsBack(from: cursor, to: page.older)
    }
    let news = try await store.ingest(
      page, request.part, isResolving: source.capabilities.contains(.resolving), asked: asked,
      leadsBack: leadsBack)
    walks.withLock { walks in
      if let older = page.older, news.isEmpty, !leadsBack {
        walks[id, default: OlderWalk()].go(from: cursor, to: older)
      } else {
        walks[id] = nil
      }
    }
    if !news.isEmpty, try await store.videoSettings().autoApply { try await store.applyPending() }
    return true
  }
}
