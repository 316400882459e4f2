public import PentadCore

extension PentadError.Code {
  /// The server does not know this device yet.
  public static let deviceNotRegistered = Self(.unauthorized, detail: 0x308)
}

extension StellarClient {
  /// Makes the server know this device, so that it takes its bookmarks. Its name is kept in the store,
  /// its secret in the credentials. What waits to be sent is sent then; what was refused is tried anew. A
  /// device in the place of another, which the server has forgotten, is told of all bookmarks.
  ///
  /// - Parameters:
  ///   - token: the word by which the server can push to the device; nil when it cannot.
  ///   - appId: the name of the program; nil for none.
  /// - Throws: what the source throws: the device before stays; what writing the store and the
  ///   credentials throws.
  ///
  /// C: `pentad_stellar_client_register_device`.
  public func registerDevice(
    token: String? = nil, appId: String? = nil
  ) async throws(PentadError) {
    try await devices.keep(try await source.register(deviceToken: token, appId: appId))
    try await retryAll()
    sender.wake()
  }

  /// Asks which bookmarked classes have news that this device has not read.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/deviceNotRegistered`` before the server knows the device;
  ///   what the source throws; what writing the store throws.
  ///
  /// C: `pentad_stellar_client_sync_unread`.
  public func syncUnread() async throws(PentadError) {
    guard let device = try await devices.device() else {
      throw PentadError(.deviceNotRegistered, "the server does not know this device; register it")
    }
    let askedAt = now
    let notices = take(try await source.unreadNotices(for: device), .notices)
    let ids = Set(notices.compactMap(\.masterId))
    if try await store.replaceNotices(ids, askedAt: askedAt, now: now) {
      hub.publish(.unreadChanged)
    }
  }

  /// Sends what waits, what was refused too, and returns when each has been tried.
  ///
  /// Where another process sends for this store, it is left to that. A server that has asked to be left
  /// alone for a while is told nothing before that is over.
  ///
  /// - Returns: how many changes the server has still to be told.
  /// - Throws: what the store throws.
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
