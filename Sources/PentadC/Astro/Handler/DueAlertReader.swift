import AstroKit
import CPentad
import Dispatch
import PentadCore

/// Delivers alerts to the callback queue or session, each after the previous callback has returned.
struct DueAlertReader: @unchecked Sendable {
  let handler: MasterDataHandler
  let place: any CallbackPlace
  let didComeDue: pentad_astro_alert_callback
  let didFail: pentad_astro_failure_callback?
  let keeps: Bool
  let subscription: SubscriptionHandle
  let holds = AlertHolds()

  func read() async {
    do throws(PentadError) {
      // An iterator holds its last alert until the next one is requested, which removes the last
      // one.
      var alerts = handler.dueAlerts().makeAsyncIterator()
      while let alert = try await alerts.next() {
        guard holds.wait(alerts), await bring(alert) else { return }
        guard keeps else { continue }
        try await dropThoseDealtWith()
        alerts = handler.dueAlerts().makeAsyncIterator()
      }
    } catch {
      subscription.deliver { context in
        Failure(error).lend { didFail?(context, error.status, $0) }
      }
    }
  }

  private func dropThoseDealtWith() async throws(PentadError) {
    do throws(PentadError) {
      holds.drop(allBut: try await handler.alerts())
    } catch  where error.code == .suspended {
      // The next alert comes when the store is resumed; then the removed ones are dropped.
    }
  }

  /// Delivers an alert. Returns false if the subscription has ended and the alert must stay.
  private func bring(_ alert: AstroAlert) async -> Bool {
    await withCheckedContinuation { continuation in
      place.delivery.deliver {
        var isGiven = false
        subscription.perform { context in
          isGiven = holds.begin(alert.id, keeping: keeps)
          guard isGiven else { return }
          let arena = Arena()
          withExtendedLifetime(arena) {
            didComeDue(context, arena.record(AstroRecords(arena: arena).record(alert)))
          }
          guard !keeps else { return }
          // Here, and not at the next request: a cancelling thread waits for this removal.
          _ = try? runToTheEnd { () async throws(PentadError) in try await handler.finish(alert) }
        }
        continuation.resume(returning: isGiven)
      }
    }
  }
}

/// The alerts that a subscription holds. When it ends, they are released before the cancellation
/// returns.
final class AlertHolds: Sendable {
  private struct State {
    var isEnded = false
    /// The hold on the alert that is being delivered.
    var waiting: DueAlerts.Iterator?
    /// The holds on the alerts that the program has not deregistered yet.
    var kept: [AstroAlert.ID: DueAlerts.Iterator] = [:]
  }

  private let state = Lock(State())

  /// Registers an alert before its delivery; false if the subscription has ended.
  func wait(_ alerts: DueAlerts.Iterator) -> Bool {
    let isWanted = state.withLock { state in
      if !state.isEnded { state.waiting = alerts }
      return !state.isEnded
    }
    if !isWanted { alerts.release() }
    return isWanted
  }

  /// Begins the callback for an alert; false if the alert was released before its delivery.
  func begin(_ id: AstroAlert.ID, keeping: Bool) -> Bool {
    state.withLock { state in
      guard let hold = state.waiting else { return false }
      state.waiting = nil
      if keeping { state.kept[id] = hold }
      return true
    }
  }

  /// Drops the holds on all other alerts: the program has handled them.
  func drop(allBut alerts: [AstroAlert]) {
    let left = Set(alerts.map(\.id))
    let dropped = state.withLock { state in
      defer { state.kept = state.kept.filter { left.contains($0.key) } }
      return state.kept.filter { !left.contains($0.key) }
    }
    for hold in dropped.values { hold.release() }
  }

  /// Releases all alerts, in the order of registration.
  func end() {
    let holds = state.withLock { state in
      defer { state = State(isEnded: true) }
      return [state.waiting].compactMap(\.self)
        + state.kept.sorted { $0.key < $1.key }.map(\.value)
    }
    for hold in holds { hold.release() }
  }
}
