public import PentadCore

extension VideoFeed {
  /// Returns the disk space of the store, and the number of items in it.
  ///
  /// - Returns: the figures.
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_video_feed_storage_usage`.
  public func storageUsage() async throws(PentadError) -> VideoStorageUsage {
    try await store.storageUsage()
  }

  /// Deletes everything that sources can supply again: videos, broadcasts, comments, pictures.
  /// Sources, the user's state and pending actions stay. Videos that the user likes, wants to watch
  /// later or has partly watched stay in the lists, with their broadcasts.
  ///
  /// In automatic mode, the feed then fetches everything again from the sources.
  ///
  /// - Throws: errors from writing the store.
  ///
  /// C: `pentad_video_feed_clear_cache`.
  public func clearCache() async throws(PentadError) {
    try await store.clearCache()
    forgetAll()
    worker.networkChanged()
  }

  /// Signs the user out of all sources, including removed ones, and erases the store. It deletes
  /// sources, videos, the user's state and pending actions. The feed stays open and is empty. No
  /// network is needed.
  ///
  /// - Throws: errors from writing the store: the user is signed out then; errors from removing the
  ///   credentials: nothing has changed then.
  ///
  /// C: `pentad_video_feed_erase_all`.
  public func eraseAll() async throws(PentadError) {
    let stored = try await store.sources()
    // In this order: a source removed in between was recorded before.
    let left = try await rememberedSignIns()
    for source in stored.map(\.description) + left {
      try await (try? live.whole(source))?.signOut()
    }
    try await VideoStore.removeLeftovers(of: live.credentials)
    let registrationCount = live.registrationCount
    await worker.rest()
    defer { worker.unpause() }
    try await store.eraseAll()
    // Not before: a delivered action whose delivery could not be stored must not be sent again if
    // the rows stay.
    sender.forget()
    forgetAll()
    for source in left { live.forget(source.id, given: registrationCount) }
    for source in stored { forget(source.description.id, given: registrationCount) }
  }

  /// Closes the file and releases its locks until ``resume()``. Calls then throw
  /// ``PentadCore/PentadError/Code/suspended``, and another feed of the folder may become the
  /// active one. A store in memory keeps its content. Suspending a suspended feed is a no-op.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed`` for a closed feed.
  ///
  /// C: `pentad_video_feed_suspend`.
  public func suspend() async throws(PentadError) {
    await worker.suspend()
    try await store.suspend()
  }

  /// Reopens the file of a suspended feed, and resumes its work. One call is enough, however often
  /// the feed was suspended. Resuming an open feed makes it poll for news.
  ///
  /// - Throws: errors from opening the store: the feed stays suspended then.
  ///
  /// C: `pentad_video_feed_resume`.
  public func resume() async throws(PentadError) {
    try await store.resume()
    worker.resume()
    worker.networkChanged()
  }
}
