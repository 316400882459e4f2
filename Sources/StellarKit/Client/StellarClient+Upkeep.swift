public import PentadCore

extension StellarClient {
  /// The disk space that the store takes, and the number of things in it.
  ///
  /// - Returns: the figures.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_stellar_client_storage_usage`.
  public func storageUsage() async throws(PentadError) -> StellarStorageUsage {
    try await store.usage()
  }

  /// Lets go of all that the server can tell again. Bookmarked and visited classes with their
  /// announcements, read marks and what is to be sent stay.
  ///
  /// - Throws: what writing the store throws.
  ///
  /// C: `pentad_stellar_client_clear_cache`.
  public func clearCache() async throws(PentadError) {
    try await store.clearCache()
    cache.clear()
    hub.publish(.cacheCleared)
  }

  /// Lets go of everything, of the user's own and the device's secret too. The server is not told. The
  /// secret goes first; ``forgetDevices(_:)`` removes that of a store that cannot be read.
  ///
  /// - Throws: what writing the store and the credentials throws.
  ///
  /// C: `pentad_stellar_client_erase_all`.
  public func eraseAll() async throws(PentadError) {
    try await devices.forgetSecret()
    try await store.eraseAll()
    sender.forget()
    cache.clear()
    hub.publish(.erased)
  }

  /// Removes the secrets of the devices of a folder without opening its store: for one that cannot be opened. No
  /// server is told, and what is stored stays. With ``StellarConfiguration/credentials``, these are the secrets of
  /// all StellarKit's devices there.
  ///
  /// - Throws: what the ``PentadCore/CredentialStore`` throws; one of a host's own has to implement
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

  /// Closes the file and lets go of its locks until ``resume()``; calls throw
  /// ``PentadCore/PentadError/Code/suspended`` meanwhile. A store in memory keeps what it has.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed`` for a closed client.
  ///
  /// C: `pentad_stellar_client_suspend`.
  public func suspend() async throws(PentadError) {
    try await store.suspend()
    cache.clear()
  }

  /// Opens the file of a suspended client again. One that was damaged meanwhile is built anew, and
  /// ``StellarEvent/recovered(rowsKept:isPartial:)`` tells what was saved.
  ///
  /// - Throws: what opening throws: the client stays suspended then.
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

  /// What happens from now on, in order; each call gives a stream of its own.
  public func events() -> AsyncStream<Published<StellarEvent>> { hub.events() }

  /// Calls a handler with what happens from now on, in order and never twice at once.
  ///
  /// - Returns: what has to be kept; letting it go ends the observation.
  ///
  /// C: `pentad_stellar_client_subscribe`.
  public func observe(
    on delivery: Delivery, _ handler: @escaping @Sendable (Published<StellarEvent>) -> Void
  ) -> Subscription {
    hub.observe(on: delivery, handler)
  }
}
