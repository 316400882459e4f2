import PentadCore

/// A reader's claim on an alert. No other reader receives the alert until the claim is released.
final class AlertClaim: Sendable {
  let alert: AstroAlert
  private let store: AstroStore
  private let clock: any AstroClock
  private let isHeld = Lock(true)

  init(_ alert: AstroAlert, _ store: AstroStore, _ clock: any AstroClock) {
    (self.alert, self.store, self.clock) = (alert, store, clock)
  }

  deinit { release() }

  /// Releases the claim and leaves the alert to other readers; a second call is a no-op.
  func release() {
    if end() { store.noteClaims(by: clock) }
  }

  /// Ends the claim and removes the alert.
  func finish() async throws(PentadError) {
    _ = try await store.backend.removeAlert(alert.id)
    _ = end()
  }

  /// Ends the claim; returns false if it had ended before.
  private func end() -> Bool {
    let wasHeld = isHeld.withLock { isHeld in
      defer { isHeld = false }
      return isHeld
    }
    guard wasHeld else { return false }
    store.holder.release(alert.id)
    store.alertsChanged.fire()
    return true
  }
}
