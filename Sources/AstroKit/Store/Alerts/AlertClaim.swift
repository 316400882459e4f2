import PentadCore

/// A reader's hold on an alert; nobody else is given it until this is let go.
final class AlertClaim: Sendable {
  let alert: AstroAlert
  private let store: AstroStore
  private let clock: any AstroClock
  private let isHeld = Lock(true)

  init(_ alert: AstroAlert, _ store: AstroStore, _ clock: any AstroClock) {
    (self.alert, self.store, self.clock) = (alert, store, clock)
  }

  deinit { letGo() }

  /// Ends the hold and leaves the alert to others; a second call does nothing.
  func letGo() {
    if end() { store.noteClaims(by: clock) }
  }

  /// Ends the hold and removes the alert.
  func finish() async throws(PentadError) {
    _ = try await store.backend.removeAlert(alert.id)
    _ = end()
  }

  /// False when it had ended.
  private func end() -> Bool {
    let wasHeld = isHeld.withLock { isHeld in
      defer { isHeld = false }
      return isHeld
    }
    guard wasHeld else { return false }
    store.holder.letGo(alert.id)
    store.alertsChanged.fire()
    return true
  }
}
