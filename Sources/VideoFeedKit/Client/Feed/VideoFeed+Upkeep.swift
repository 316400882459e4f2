public import PentadCore

extension VideoFeed {
  /// The disk space that the store takes, and the number of things in it.
  ///
  /// - Returns: the figures.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_storage_usage`.
  public func storageUsage() async throws(PentadError) -> VideoStorageUsage {
    try await store.storageUsage()
  }

  /// Lets go of all that sources can tell again: videos, broadcasts, comments, pictures. The sources stay,
  /// and what the user did, and what is still to be sent. Videos that the user likes, wants to watch later or
  /// has stopped in stay in the lists, with their broadcasts.
  ///
  /// A feed that works by itself asks the sources for everything again.
  ///
  /// - Throws: what writing the store throws.
  ///
  /// C: `pentad_video_feed_clear_cache`.
  public func clearCache() async throws(PentadError) {
    try await store.clearCache()
    forgetAll()
    worker.networkChanged()
  }

  /// Signs the user out of all sources, removed ones too, and lets go of everything: sources,
  /// videos, what the user did and what was still to be sent. The feed stays open, and is empty. No
  /// network is needed.
  ///
  /// - Throws: what writing the store throws: the user is signed out then; what forgetting what the user
  ///   signed in with throws: nothing has changed then.
  ///
  /// C: `pentad_video_feed_erase_all`.
  public func eraseAll() async throws(PentadError) {
    let stored = try await store.sources()
    // In this order: what is removed in between was remembered before.
    let left = try await rememberedSignIns()
    for source in stored.map(\.description) + left {
      try await (try? live.whole(source))?.signOut()
    }
    try await VideoStore.removeLeftovers(of: live.credentials)
    let gifts = live.gifts
    await worker.rest()
    defer { worker.goOn() }
    try await store.eraseAll()
    // Not before: what has arrived and could not be noted is not sent again if the rows stay.
    sender.forget()
    forgetAll()
    for source in left { live.forget(source.id, given: gifts) }
    for source in stored { forget(source.description.id, given: gifts) }
  }

  /// Closes the file and lets go of its locks until ``resume()``; calls throw
  /// ``PentadCore/PentadError/Code/suspended`` meanwhile, and another feed may work for the folder. A store
  /// in memory keeps what it has. Suspending a suspended feed does nothing.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed`` for a closed feed.
  ///
  /// C: `pentad_video_feed_suspend`.
  public func suspend() async throws(PentadError) {
    await worker.suspend()
    try await store.suspend()
  }

  /// Opens the file of a suspended feed again, however often it was suspended. It works again then.
  /// To resume a feed that is open has it look for what is new.
  ///
  /// - Throws: what opening throws: the feed stays suspended then.
  ///
  /// C: `pentad_video_feed_resume`.
  public func resume() async throws(PentadError) {
    try await store.resume()
    worker.resume()
    worker.networkChanged()
  }
}
