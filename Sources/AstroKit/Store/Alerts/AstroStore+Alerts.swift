import PentadCore

extension AstroStore {
  /// Takes hold of the first alert that is due and that nobody holds, here or in another store.
  func claimAlert(by clock: any AstroClock) async throws(PentadError) -> AlertClaim? {
    let now = clock.now
    // Reading first: those who wait look often, and a write has others wait.
    guard let due = try await nextDue(at: now), due <= now,
      let alert = try await backend.claimAlert(for: holder, at: now)
    else { return nil }
    let claim = AlertClaim(alert, self, clock)
    if backend.isShared {
      holder.renew { [backend, holder] in await backend.keepClaims(of: holder, by: clock) }
    }
    return claim
  }

  /// When the first alert that nobody holds is due.
  func nextDue(at now: Instant) async throws(PentadError) -> Instant? {
    try await backend.nextDue(for: holder, at: now)
  }

  /// Has other stores know soon of what was let go here.
  func noteClaims(by clock: any AstroClock) {
    guard backend.isShared else { return }
    // What cannot be written lapses.
    Task { [backend, holder] in try? await backend.noteClaims(of: holder, at: clock.now) }
  }
}

extension AstroBackend {
  /// Renews claims before they lapse, until the task is cancelled or the store closed.
  fileprivate func keepClaims(of holder: AlertHolder, by clock: any AstroClock) async {
    while !Task.isCancelled {
      await clock.sleep(until: clock.now.advanced(bySeconds: AstroPolicies.claimRenewal))
      do throws(PentadError) {
        try await noteClaims(of: holder, at: clock.now)
      } catch  where error.code == .closed {
        return
      } catch {
        // The next time is early enough.
      }
    }
  }
}
