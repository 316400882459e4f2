import PentadCore

/// The sender of one change. If the server names a time to wait, nothing is sent before it, for up
/// to a day.
final class StellarDelivery: OutboxWork {
  /// A change, and the device that sends it.
  struct Attempt: Sendable {
    let change: StellarAttempt
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
      case .send(let change): return .send(Attempt(change: change, device: device))
      case .wait(let moment): return Self.wait(until: moment, now)
      case .nothing: return .nothing
      case .anotherDevice: continue
      }
    }
    return .nothing
  }

  func send(_ attempt: Attempt) async -> Result<Void, PentadError>? {
    do throws(PentadError) {
      try await deliver(attempt.change.task, attempt.device)
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
    let (change, now) = (attempt.change, time.date())
    switch outcome {
    case .success:
      try await store.settle(change, nil, isFinal: false, now: now)
      publish(.bookmarkSynchronised(masterId: change.task.masterId), of: change)
    case .failure(let error):
      let isFinal = Self.isFinal(error.code)
      try await store.settle(change, error, isFinal: isFinal, now: now)
      if isFinal { publish(.bookmarkFailed(masterId: change.task.masterId, error), of: change) }
    }
  }

  func failed(_ error: PentadError) { devices.events.publish(.storeFailed(error)) }

  private func publish(_ event: StellarEvent, of change: StellarAttempt) {
    if change.task.kind != .read { devices.events.publish(event) }
  }

  private static func wait(until moment: Int64, _ now: Int64) -> SendingStep<Attempt> {
    .wait(until: min(moment, now + longestWait))
  }

  // MARK: The server

  private func deliver(
    _ task: StellarTask, _ device: StellarDevice
  ) async throws(PentadError) {
    if task.kind == .read {
      _ = try await source.markRead([StellarNotice(masterId: task.masterId)], for: device)
      return
    }
    var term = task.term
    if term == nil { term = try await store.term() }
    let known: StellarTerm
    if let term { known = term } else { known = try await source.term() }
    try await source.setSubscription(
      task.kind == .subscribe, to: task.masterId, term: known, for: device)
  }

  /// True if a retry cannot succeed. `refused` is retried: its cause, the address or the
  /// certificate, may be corrected, and no change of the user is lost.
  private static func isFinal(_ code: PentadError.Code) -> Bool {
    [.unauthorized, .notFound, .unsupported, .invalid, .misuse].contains(code.coarse)
  }
}
