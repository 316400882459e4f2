import PentadCore

extension AstroStore {
  /// Claims the first due alert that no reader holds, in this store or another.
  func claimAlert(by clock: any AstroClock) async throws(PentadError) -> AlertClaim? {
    let now = clock.now
    // A read comes first: waiting readers check often, and a write blocks others.
    guard let due = try await nextDue(at: now), due <= now,
      let alert = try await backend.claimAlert(for: holder, at: now)
    else { return nil }
    let claim = AlertClaim(alert, self, clock)
    if backend.isShared {
      holder.renew { [backend, holder] in await backend.keepClaims(of: holder, by: clock) }
    }
    return claim
  }

  /// Returns the time when the first alert that no reader holds is due.
  func nextDue(at now: Instant) async throws(PentadError) -> Instant? {
    try await backend.nextDue(for: holder, at: now)
  }

  /// Reports released claims of this store to other stores soon.
  func noteClaims(by clock: any AstroClock) {
    guard backend.isShared else { return }
    // A claim that cannot be written expires.
    Task { [backend, holder] in try? await backend.noteClaims(of: holder, at: clock.now) }
  }
}

extension AstroBackend {
  /// Renews claims before they expire, until the task is cancelled or the store is closed.
  fileprivate func keepClaims(of holder: AlertHolder, by clock: any AstroClock) async {
    while !Task.isCancelled {
      await clock.sleep(until: clock.now.advanced(bySeconds: AstroPolicies.claimRenewal))
      do throws(PentadError) {
        try await noteClaims(of: holder, at: clock.now)
      } catch  where error.code == .closed {
        return
      } catch {
        // The next renewal is early enough.
      }
    }
  }
}
