import PentadCore

/// The sender of bookmarks and read marks to the server, active while its client holds the store's
/// lease; see ``OutboxSender``. Changes are sent one at a time.
final class StellarSender: Sendable {
  private let store: StellarStore
  private let outbox: OutboxSender<StellarDelivery>
  private let worksByItself: Bool
  private let leased = LeasedWork()

  init(
    _ devices: StellarDevices, source: any StellarSource, worksByItself: Bool
  ) {
    store = devices.store
    outbox = OutboxSender(StellarDelivery(devices, source: source), width: 1, time: devices.time)
    self.worksByItself = worksByItself
  }

  func start() {
    guard worksByItself else { return }
    leased.follow { [store] in
      store.holding()
    } changed: { _ in
    } work: { [outbox] in
      await outbox.run()
    }
  }

  /// Stops sending, and waits until the result of the current send is recorded.
  func stop() async { await leased.stop() }

  /// Wakes the sender, because there may be pending changes.
  func wake() { outbox.wake() }

  /// Discards results that could not be recorded in the store, because the store is erased.
  func forget() { outbox.forget() }

  /// Sends due changes, unless another client holds the lease.
  func sendNow() async {
    for await isHeld in store.holding() {
      if isHeld { await leased.run { [outbox] in await outbox.sendAll() } }
      break
    }
  }
}
