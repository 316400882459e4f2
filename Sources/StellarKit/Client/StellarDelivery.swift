import PentadCore

/// The sender of one change. If the server names a time to wait, nothing is sent before it, for up
/// to a day.
final class StellarDelivery: OutboxWork {
  /// A change, and the device that sends it.
  struct Attempt: Sendable {
    let stored: StellarAttempt
    let device: StellarDevice
  }

  /// The longest pause that a server can request, in milliseconds.
  private static let longestPause = 86_400_000
  /// The longest time for which the outbox waits before it checks the clock again, in milliseconds.
  private static let longestWait: Int64 = 3_600_000

  private let devices: StellarDevices
  private let source: any StellarSource
  /// The end of the pause that the server requested, by the monotonic clock.
  private let pauseEnd = Lock<Int64>(0)

  private var store: StellarStore { devices.store }
  private var time: TimeSource { devices.time }

  init(_ devices: StellarDevices, source: any StellarSource) {
    self.devices = devices
    self.source = source
  }

  // MARK: The outbox

  func recover() async throws(PentadError) { try await store.recoverOutbox() }

  func next() async throws(PentadError) -> SendingStep<Attempt> {
    while let device = try await devices.device() {
      let now = time.date()
      let pause = pauseEnd.withLock { $0 } - time.uptime()
      guard pause <= 0 else { return Self.wait(until: now + pause, now) }
      switch try await store.nextStep(for: device.id, now: now) {
      case .send(let change): return .send(Attempt(stored: change, device: device))
      case .wait(let moment): return Self.wait(until: moment, now)
      case .nothing: return .nothing
      case .anotherDevice: continue
      }
    }
    return .nothing
  }

  func send(_ attempt: Attempt) async -> Result<Void, PentadError>? {
    do throws(PentadError) {
      try await deliver(attempt.stored.change, attempt.device)
      return .success(())
    } catch {
      if let wait = error.retryAfter {
        let end = time.uptime() + Int64(min(max(0, wait), Self.longestPause))
        pauseEnd.withLock { $0 = end }
      }
      return .failure(error)
    }
  }

  func settle(
    _ attempt: Attempt, _ outcome: Result<Void, PentadError>
  ) async throws(PentadError) {
    let (stored, now) = (attempt.stored, time.date())
    switch outcome {
    case .success:
      try await store.settle(stored, nil, isFinal: false, now: now)
      publish(.bookmarkSynchronised(masterId: stored.change.masterId), of: stored.change)
    case .failure(let error):
      let isFinal = Self.isFinal(error.code)
      try await store.settle(stored, error, isFinal: isFinal, now: now)
      if isFinal {
        publish(.bookmarkFailed(masterId: stored.change.masterId, error), of: stored.change)
      }
    }
  }

  func failed(_ error: PentadError) { devices.events.publish(.storeFailed(error)) }

  private func publish(_ event: StellarEvent, of change: StellarChange) {
    if change.kind != .read { devices.events.publish(event) }
  }

  private static func wait(until moment: Int64, _ now: Int64) -> SendingStep<Attempt> {
    .wait(until: min(moment, now + longestWait))
  }

  // MARK: The server

  private func deliver(
    _ change: StellarChange, _ device: StellarDevice
  ) async throws(PentadError) {
    let devices = try source.part((any StellarDeviceSource).self)
    if change.kind == .read {
      _ = try await devices.markRead([StellarNotice(masterId: change.masterId)], for: device)
      return
    }
    var term = change.term
    if term == nil { term = try await store.term() }
    let known: StellarTerm
    if let term {
      known = term
    } else {
      known = try await source.part((any StellarCatalogueSource).self).term()
    }
    try await devices.setSubscription(
      change.kind == .subscribe, to: change.masterId, term: known, for: device)
  }

  /// True if a retry cannot succeed. `refused` is retried: its cause, the address or the
  /// certificate, may be corrected, and no change of the user is lost.
  private static func isFinal(_ code: PentadError.Code) -> Bool {
    [.unauthorized, .notFound, .unsupported, .invalid, .misuse].contains(code.coarse)
  }
}
