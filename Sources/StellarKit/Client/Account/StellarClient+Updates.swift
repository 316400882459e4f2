public import PentadCore

extension StellarClient {
  /// Returns a stream of the updates after a number, or from now on. Each call returns its own
  /// stream. A consumer that stores the number of the last update that it processed gets each
  /// update at least once, even if it was not running meanwhile.
  ///
  /// The log keeps at least seven days and 100,000 updates. If the updates after the number are no
  /// longer stored, ``StellarUpdate/reset`` comes first.
  public func updates(after number: UInt64? = nil) -> AsyncStream<Published<StellarUpdate>> {
    store.events(after: number)
  }

  /// Calls a handler with each update after a number, or from now on. Calls are in order and never
  /// overlap. The log and its limits are as in ``updates(after:)``.
  ///
  /// - Returns: the subscription; releasing it ends the observation.
  public func observeUpdates(
    on delivery: Delivery, after number: UInt64? = nil,
    _ handler: @escaping @Sendable (Published<StellarUpdate>) -> Void
  ) -> Subscription {
    store.observe(on: delivery, after: number, handler)
  }

  /// Returns the updates after a number, at most `limit`, for a host that polls. The list is empty
  /// if there are none. If these updates are no longer stored, the result is a single
  /// ``StellarUpdate/reset``.
  ///
  /// - Parameters:
  ///   - number: the number of the last update that was processed; 0 for all that are stored.
  ///   - limit: the maximum number.
  /// - Returns: the updates.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_updates`.
  public func readUpdates(
    after number: UInt64, limit: Int = 256
  ) async throws(PentadError) -> [Published<StellarUpdate>] {
    try await store.readUpdates(after: number, limit: limit)
  }

  /// Returns the number of the newest update.
  ///
  /// - Returns: the number; 0 when there is none.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_last_update`.
  public func lastUpdate() async throws(PentadError) -> UInt64 { try await store.lastUpdate() }
}
