import PentadCore
import PentadStorage

extension StellarStore {
  /// Returns the updates after a number, until the store is closed; nil for updates from now on. See
  /// `StoredEventHub`.
  func events(after number: UInt64?) -> AsyncStream<Published<StellarUpdate>> {
    updates.events(after: number)
  }

  func observe(
    on delivery: Delivery, after number: UInt64?,
    _ handler: @escaping @Sendable (Published<StellarUpdate>) -> Void
  ) -> Subscription {
    updates.observe(on: delivery, after: number, handler)
  }

  func readUpdates(
    after number: UInt64, limit: Int
  ) async throws(PentadError) -> [Published<StellarUpdate>] {
    try await updates.read(after: number, limit: limit)
  }

  func lastUpdate() async throws(PentadError) -> UInt64 { try await updates.last() }
}
