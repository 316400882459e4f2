public import PentadCore

extension PentadError.Code {
  /// The server does not know this device yet.
  public static let deviceNotRegistered = Self(.unauthorized, detail: 0x308)
}

extension StellarClient {
  /// Registers this device with the server, so that the server accepts its bookmarks. The device's
  /// id is kept in the store, its secret in the credential store. Afterwards pending changes are
  /// sent, and rejected ones are retried. A new device id has no subscriptions at the server, so
  /// all bookmarks are sent again.
  ///
  /// - Parameters:
  ///   - token: the push token of the device; nil when the server cannot push to it.
  ///   - appId: the name of the program; nil for none.
  /// - Throws: source errors: the previous device is kept; store and credential write errors.
  ///
  /// C: `pentad_stellar_client_register_device`.
  public func registerDevice(
    token: String? = nil, appId: String? = nil
  ) async throws(PentadError) {
    try await devices.keep(try await deviceSource.register(deviceToken: token, appId: appId))
    try await retryAll()
    sender.wake()
  }

  /// Fetches the unread notices of this device for bookmarked classes.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/deviceNotRegistered`` before the device is registered;
  ///   source errors; store write errors.
  ///
  /// C: `pentad_stellar_client_sync_unread`.
  public func syncUnread() async throws(PentadError) {
    guard let device = try await devices.device() else {
      throw PentadError(.deviceNotRegistered, "the server does not know this device; register it")
    }
    let askedAt = now
    let notices = take(try await deviceSource.unreadNotices(for: device), .notices)
    let ids = Set(notices.compactMap(\.masterId))
    if try await store.replaceNotices(ids, askedAt: askedAt, now: now) {
      hub.publish(.unreadChanged)
    }
  }

  /// Sends all pending changes, rejected ones too, and returns after each has been tried once.
  ///
  /// If another process is the sender for this store, it sends them instead. If the server has
  /// asked for a pause, nothing is sent before the pause is over.
  ///
  /// - Returns: the number of changes that are still pending.
  /// - Throws: store errors.
  ///
  /// C: `pentad_stellar_client_synchronise`.
  @discardableResult
  public func synchronise() async throws(PentadError) -> Int {
    try await retryAll()
    await sender.sendNow()
    return try await store.waitingCount()
  }

  private func retryAll() async throws(PentadError) {
    if try await store.retryAll() { hub.publish(.bookmarksChanged) }
  }
}
