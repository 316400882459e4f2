public import PentadCore

/// Alerts as they come due, in the order of their times.
///
/// - One that came due while nobody read, or before the program was started, comes first.
/// - An alert goes to one reader, of all stores on the folder. It is removed when that reader asks for
///   the next one; a reader that ends before leaves it, and it comes again. A process that is killed, or
///   stopped, leaves it within half a minute.
/// - One that another store registered comes at most ten seconds late.
/// - It waits while the store is suspended, and ends with the task that reads, and with the store.
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
      while !Task.isCancelled {
        let change = store.alertsChanged.number
        do throws(PentadError) {
          try await finish()
          if let claim = try await store.claimAlert(by: clock) {
            given = claim
            store.events.publish(.alertDue(id: claim.alert.id))
            return claim.alert
          }
          await rest(until: try await store.nextDue(at: clock.now), after: change)
        } catch  where error.code == .suspended {
          await store.alertsChanged.wait(after: change)
        } catch  where error.code == .closed || error.code == .cancelled {
          return nil
        }
      }
      return nil
    }

    /// Leaves the last alert to others now, and not with the end of the iterator.
    package func letGo() { given?.letGo() }

    /// The reader asked for the next: it is done with the one before.
    private mutating func finish() async throws(PentadError) {
      guard let done = given else { return }
      try await done.finish()
      given = nil
    }

    /// Comes back when an alert is due, the alerts have changed, or another store may have changed them.
    private func rest(until due: Instant?, after change: UInt64) async {
      let look =
        store.backend.isShared ? clock.now.advanced(bySeconds: AstroPolicies.alertLook) : nil
      await withTaskGroup { [store, clock] group in
        group.addTask { await store.alertsChanged.wait(after: change) }
        if let next = [due, look].compactMap(\.self).min() {
          group.addTask { await clock.sleep(until: next) }
        }
        await group.next()
        group.cancelAll()
      }
    }
  }
}
