public import PentadCore

extension VideoFeed {
  // MARK: What there is

  /// The user's sources and how they are, in the order in which they were added.
  ///
  /// - Returns: the sources.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_sources`.
  public func sources() async throws(PentadError) -> [SourceStatus] {
    try await store.sources().map(status)
  }

  /// A source; nil when the user has no such source.
  ///
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_source`.
  public func source(_ id: SourceID) async throws(PentadError) -> SourceStatus? {
    try await store.source(id).map(status)
  }

  func status(_ stored: StoredSource) -> SourceStatus {
    SourceStatus(stored, live.capabilities(stored.description) ?? [])
  }

  // MARK: Adding

  /// Adds a source of the host's own, or one that was made elsewhere. One of the same name that is there
  /// goes on with this one. A ``FeedXMLSource`` gets the name that its address has in this feed's store: use that
  /// of the result.
  ///
  /// A feed that works by itself asks it at once. Its first videos are in the lists without being applied.
  ///
  /// - Parameter title: what it is called until it says so itself.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a name that is empty or too long; what writing
  ///   the store throws.
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

  /// Adds a feed: RSS, Atom, Media RSS or JSON Feed, by its own address or by that of a page that names
  /// it. Of several feeds of a page the first is taken; ``discoverFeeds(_:)`` tells all.
  ///
  /// A feed that works by itself asks it at once. Its first videos are in the lists without being
  /// applied.
  ///
  /// - Parameter address: the address: `http` or `https`.
  /// - Returns: the source; the one that is there when the user has it already.
  /// - Throws: ``PentadCore/PentadError/Code/notAFeed`` for a page that names none;
  ///   ``PentadCore/PentadError/Code/addressRefused`` for what is no address of the web, or has a
  ///   password in it; ``PentadCore/PentadError/Code/feedTooLarge`` and
  ///   ``PentadCore/PentadError/Code/entityRefused`` for a document that is not read; what the network
  ///   and the server throw; what writing the store throws.
  ///
  /// C: `pentad_video_feed_add_feed`.
  @discardableResult
  public func addFeed(_ address: String) async throws(PentadError) -> SourceStatus {
    guard let found = try await discoverFeeds(address).first else {
      throw PentadError(.notAFeed, "there is no feed at the address, and none is named there")
    }
    let feed = try FeedXMLSource(
      found.address, await store.nameKey(), transport: live.transport, time: time)
    let feeds = KnownFeeds(try await store.sources())
    return try await add(
      feeds[feed] ?? SourceDescription(of: feed, title: found.title, addedAt: time.date()))
  }

  /// Looks for the feeds that a page names. Nothing is added.
  ///
  /// - Parameter page: the address of the page.
  /// - Returns: the feeds, in the order of the page; the page itself when it is a feed; none when the
  ///   page names none.
  /// - Throws: as ``addFeed(_:)``.
  ///
  /// C: `pentad_video_feed_discover`.
  public func discoverFeeds(_ page: String) async throws(PentadError) -> [DiscoveredFeed] {
    try await FeedXMLSource.discover(page, transport: live.transport, time: time)
  }

  /// Adds a feed of a server of PeerTube that needs no user.
  ///
  /// - Throws: as ``PeerTubeSource/init(server:feed:transport:time:)``; what writing the store throws.
  ///
  /// C: `pentad_video_feed_add_peertube`.
  @discardableResult
  public func addPeerTube(
    _ server: PeerTubeServer, feed: PeerTubeFeed
  ) async throws(PentadError) -> SourceStatus {
    try await add(
      PeerTubeSource(server: server, feed: feed, transport: live.transport, time: time))
  }

  /// Adds what a description says, unless it is there.
  ///
  /// - Parameter source: what is given again then: one who removed it meanwhile may have let go of it.
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

  /// Has a source not asked until ``resumeSource(_:)``. What it told of stays.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound``; what writing the store throws.
  ///
  /// C: `pentad_video_feed_pause_source`.
  public func pauseSource(_ id: SourceID) async throws(PentadError) {
    try await store.set(id, isPaused: true)
  }

  /// Has a source asked again.
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

  /// Removes a source with all that only it told of; what it was still to be told is given up. What the
  /// user signed in with stays where it is kept, for other feeds of the same user: ``signOut(_:)`` gives
  /// it up, too, and so does ``eraseAll()`` later.
  ///
  /// On a full disk a source is removed in parts. If that fails, some of its videos are gone and the
  /// source stays; its next update fetches them again.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound``; what writing the store throws.
  ///
  /// C: `pentad_video_feed_remove_source`.
  public func remove(_ id: SourceID) async throws(PentadError) {
    try await rememberSignIn(of: known(id))
    try await letGo(of: id)
  }

  private func letGo(of id: SourceID) async throws(PentadError) {
    let gifts = live.gifts
    guard try await store.remove(source: id) else {
      throw PentadError.noSuchSource
    }
    forget(id, given: gifts)
    forgetAll()
  }

  /// Lets go of a source that is no longer in the store.
  func forget(_ id: SourceID, given gifts: Int) {
    live.forget(id, given: gifts)
    poller.forget(id)
    note(.removed(id))
  }

  /// Lets go of what is in memory: it may be of what is no longer there.
  func forgetAll() {
    resolver.forgetAll()
    pictures.forgetAll()
    timeline.forget()
    walks.withLock { $0 = [:] }
  }

  /// Signs the user out of a source and removes it: nothing of it is left, neither what the user signed
  /// in with nor the account, broadcasts, pictures, or what it was still to be told. Other feeds of the
  /// same user there have to be signed in to again. No network is needed: where there is one, the source
  /// is told.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound``; what writing the store throws: the user is
  ///   signed out then; what forgetting what the user signed in with throws: nothing has changed then.
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

  /// Has a source tell of what is older than all that is stored of it; it waits to be applied, as what is
  /// new does.
  ///
  /// What leads in a circle ends there: a page that brings nothing new and leads back to where the source
  /// was asked before is the last.
  ///
  /// - Returns: whether there was something older: not either when the source does not tell.
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound``;
  ///   ``PentadCore/PentadError/Code/signInRequired``; what the source throws; what writing the store
  ///   throws.
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
    let asked = try await store.lastTold()
    let page = try await source.page(request)
    guard page.source == id, !page.isUnchanged else {
      throw PentadError(.unexpectedAnswer, "the source did not answer what it was asked")
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
