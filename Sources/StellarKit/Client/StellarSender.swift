import PentadCore

/// Sends bookmarks and read marks to the server, while its client holds the store's lease: an
/// ``OutboxSender``. One change is sent after the other.
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

  /// Ends it, and waits for what is being sent to be noted.
  func stop() async { await leased.stop() }

  /// There may be something to send.
  func wake() { outbox.wake() }

  /// Forgets what the store could not note: it is erased.
  func forget() { outbox.forget() }

  /// Sends what is due, unless another client holds the lease.
  func sendNow() async {
    for await isHeld in store.holding() {
      if isHeld { await leased.run { [outbox] in await outbox.sendAll() } }
      break
    }
  }
}
