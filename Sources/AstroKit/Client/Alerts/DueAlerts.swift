public import PentadCore

/// The alerts as they come due, in time order.
///
/// - Alerts that came due while no reader was active, or before the program started, come first.
/// - Each alert is delivered to one reader, across all stores on the folder. It is removed when
///   that reader asks for the next alert. If the reader ends first, the alert is delivered again.
///   If its process is killed or stopped, another reader gets the alert after at most 30 seconds.
/// - An alert that another store registered arrives at most 10 seconds late.
/// - The sequence waits while the store is suspended. It ends when its task is cancelled or the
///   store is closed.
///
/// ```swift
/// for try await alert in handler.dueAlerts() { show(alert.message) }
/// ```
public struct DueAlerts: AsyncSequence, Sendable {
  /// An alert.
  public typealias Element = AstroAlert
  /// The errors from reading the store.
  public typealias Failure = PentadError

  let store: AstroStore
  let clock: any AstroClock

  /// Creates an iterator.
  public func makeAsyncIterator() -> Iterator { Iterator(store: store, clock: clock) }

  /// An iterator that waits for due alerts.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    let store: AstroStore
    let clock: any AstroClock
    private var held: AlertClaim?

    init(store: AstroStore, clock: any AstroClock) {
      self.store = store
      self.clock = clock
    }

    /// Waits for the next alert; returns nil if the task is cancelled or the store is closed.
    public mutating func next() async throws(PentadError) -> AstroAlert? {
      try await next(isolation: nil)
    }

    /// Waits for the next alert; returns nil if the task is cancelled or the store is closed.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(PentadError) -> AstroAlert? {
      while !Task.isCancelled {
        let change = store.alertsChanged.number
        do throws(PentadError) {
          try await finish()
          if let claim = try await store.claimAlert(by: clock) {
            held = claim
            store.events.publish(.alertDue(id: claim.alert.id))
            return claim.alert
          }
          await wait(until: try await store.nextDue(at: clock.now), after: change)
        } catch  where error.code == .suspended {
          await store.alertsChanged.wait(after: change)
        } catch  where error.code == .closed || error.code == .cancelled {
          return nil
        }
      }
      return nil
    }

    /// Releases the claim on the last alert now, not when the iterator is destroyed.
    package func release() { held?.release() }

    /// Removes the last alert: the reader asked for the next one.
    private mutating func finish() async throws(PentadError) {
      guard let done = held else { return }
      try await done.finish()
      held = nil
    }

    /// Waits until an alert is due, the alerts change, or another store may have changed them.
    private func wait(until due: Instant?, after change: UInt64) async {
      let nextCheck =
        store.backend.isShared ? clock.now.advanced(bySeconds: AstroPolicies.alertLook) : nil
      await withTaskGroup { [store, clock] group in
        group.addTask { await store.alertsChanged.wait(after: change) }
        if let next = [due, nextCheck].compactMap(\.self).min() {
          group.addTask { await clock.sleep(until: next) }
        }
        await group.next()
        group.cancelAll()
      }
    }
  }
}
