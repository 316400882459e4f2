public import PentadCore

extension StellarClient {
  /// Returns the disk space of the store, and the number of items in it.
  ///
  /// - Returns: the figures.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_storage_usage`.
  public func storageUsage() async throws(PentadError) -> StellarStorageUsage {
    try await store.usage()
  }

  /// Removes everything that the server can send again. Bookmarked and visited classes with their
  /// announcements, read marks and pending changes are kept.
  ///
  /// - Throws: store write errors.
  ///
  /// C: `pentad_stellar_client_clear_cache`.
  public func clearCache() async throws(PentadError) {
    try await store.clearCache()
    cache.clear()
    hub.publish(.cacheCleared)
  }

  /// Removes everything, including the user's own data, the device's secret and the calendar files of
  /// plans. The server is not informed. The secret is removed first. ``forgetDevices(_:)`` removes
  /// the secret of a store that cannot be read.
  ///
  /// - Throws: store and credential write errors; ``PentadCore/PentadError/Code/storage`` when a
  ///   calendar file cannot be removed: everything else is removed.
  ///
  /// C: `pentad_stellar_client_erase_all`.
  public func eraseAll() async throws(PentadError) {
    try await devices.forgetSecret()
    try await store.eraseAll()
    sender.forget()
    cache.clear()
    hub.publish(.erased)
  }

  /// Removes the secrets of a folder's devices without opening the store, for a store that cannot
  /// be opened. No server is informed, and the stored data is kept. With
  /// ``StellarConfiguration/credentials``, this removes the secrets of all StellarKit devices in
  /// that credential store.
  ///
  /// - Throws: errors of the ``PentadCore/CredentialStore``. A custom one has to implement
  ///   ``PentadCore/CredentialStore/removeAll(ofAccountsWith:)``.
  ///
  /// C: `pentad_stellar_forget_devices`.
  public static func forgetDevices(
    _ configuration: StellarConfiguration
  ) async throws(PentadError) {
    let credentials =
      configuration.credentials
      ?? StellarStore.credentials(
        in: configuration.folder, allowsShared: configuration.allowsSharedStore)
    try await credentials.removeAll(ofAccountsWith: StellarDevices.accounts)
  }

  /// Closes the file and releases its locks until ``resume()``. Calls throw
  /// ``PentadCore/PentadError/Code/suspended`` meanwhile. A store in memory keeps its content.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed`` for a closed client.
  ///
  /// C: `pentad_stellar_client_suspend`.
  public func suspend() async throws(PentadError) {
    try await store.suspend()
    cache.clear()
  }

  /// Reopens the file of a suspended client. A file that was damaged meanwhile is rebuilt, and
  /// ``StellarEvent/recovered(rowsKept:isPartial:)`` reports the recovered rows.
  ///
  /// - Throws: errors from opening the store: the client stays suspended.
  ///
  /// C: `pentad_stellar_client_resume`.
  public func resume() async throws(PentadError) {
    let recovery = try await store.resume()
    cache.clear()
    if let recovery {
      hub.publish(.recovered(rowsKept: recovery.rowsKept, isPartial: recovery.isPartial))
    }
    sender.wake()
  }

  // MARK: Events

  /// Returns a stream of the events from now on, in order. Each call returns a separate stream.
  public func events() -> AsyncStream<Published<StellarEvent>> { hub.events() }

  /// Calls a handler for each event from now on, in order and never concurrently.
  ///
  /// - Returns: the subscription. Releasing it ends the observation.
  ///
  /// C: `pentad_stellar_client_subscribe`.
  public func observe(
    on delivery: Delivery, _ handler: @escaping @Sendable (Published<StellarEvent>) -> Void
  ) -> Subscription {
    hub.observe(on: delivery, handler)
  }
}
