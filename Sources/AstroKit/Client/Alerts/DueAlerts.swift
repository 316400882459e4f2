public import PentadCore

/// Alerts as they come due, in the order of their times.
///
/// - One that came due while nobody read, or before the program was started, comes first.
/// - An alert goes to one reader. It is removed when that reader asks for the next one; a reader that
///   ends before leaves it, and it comes again.
/// - It ends with the task that reads, and with the store.
///
/// ```swift
/// for try await alert in handler.dueAlerts() { show(alert.message) }
/// ```
public struct DueAlerts: AsyncSequence, Sendable {
  /// An alert.
  public typealias Element = AstroAlert
  /// What reading the store throws.
  public typealias Failure = PentadError

  let store: AstroStore
  let clock: any AstroClock

  /// Begins to read.
  public func makeAsyncIterator() -> Iterator { Iterator(store: store, clock: clock) }

  /// Reads alerts.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    let store: AstroStore
    let clock: any AstroClock
    private var given: AlertClaim?

    init(store: AstroStore, clock: any AstroClock) {
      self.store = store
      self.clock = clock
    }

    /// Waits for the next alert; nil when the task is cancelled or the store closed.
    public mutating func next() async throws(PentadError) -> AstroAlert? {
      try await next(isolation: nil)
    }

    /// Waits for the next alert; nil when the task is cancelled or the store closed.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(PentadError) -> AstroAlert? {
      do throws(PentadError) {
        try await finish()
        while !Task.isCancelled {
          let change = store.alertsChanged.number
          if let claim = try await store.claimAlert(dueBy: clock.now) {
            given = claim
            store.events.publish(.alertDue(id: claim.alert.id))
            return claim.alert
          }
          await rest(until: try await store.nextDue(), after: change)
        }
        return nil
      } catch  where error.code == .closed {
        return nil
      } catch  where error.code == .cancelled {
        return nil
      }
    }

    /// Leaves the last alert to others now, and not with the end of the iterator.
    package func letGo() { given?.letGo() }

    /// The reader asked for the next: it is done with the one before.
    private mutating func finish() async throws(PentadError) {
      guard let done = given else { return }
      _ = try await store.backend.removeAlert(done.alert.id)
      given = nil
    }

    /// Comes back when an alert is due or the alerts have changed.
    private func rest(until due: Instant?, after change: UInt64) async {
      await withTaskGroup { [store, clock] group in
        group.addTask { await store.alertsChanged.wait(after: change) }
        if let due { group.addTask { await clock.sleep(until: due) } }
        await group.next()
        group.cancelAll()
      }
    }
  }
}

/// A reader's hold on an alert; nobody else is given it until this is let go.
final class AlertClaim: Sendable {
  let alert: AstroAlert
  private let store: AstroStore
  private let isHeld = Lock(true)

  init(_ alert: AstroAlert, _ store: AstroStore) { (self.alert, self.store) = (alert, store) }

  deinit { letGo() }

  /// Ends the hold; a second call does nothing.
  func letGo() {
    let wasHeld = isHeld.withLock { isHeld in
      defer { isHeld = false }
      return isHeld
    }
    guard wasHeld else { return }
    _ = store.claims.withLock { [alert] in $0.remove(alert.id) }
    store.alertsChanged.fire()
  }
}
