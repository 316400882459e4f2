import PentadCore

extension AstroStore {
  /// Takes hold of the first alert that is due and that nobody holds.
  func claimAlert(dueBy now: Instant) async throws(PentadError) -> AlertClaim? {
    for alert in try await backend.alerts() where alert.due <= now {
      if claims.withLock({ $0.insert(alert.id).inserted }) { return AlertClaim(alert, self) }
    }
    return nil
  }

  /// When the first alert that nobody holds is due.
  func nextDue() async throws(PentadError) -> Instant? {
    let alerts = try await backend.alerts()
    return claims.withLock { claims in alerts.first { !claims.contains($0.id) } }?.due
  }
}
