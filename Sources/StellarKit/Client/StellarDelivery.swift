import PentadCore

/// Sends one change to the server. A server that names a time is asked nothing before, for up to a day.
final class StellarDelivery: OutboxWork {
  /// A change, and the device as which it is sent.
  struct Attempt: Sendable {
    let change: StellarAttempt
    let device: StellarDevice
  }

  /// The longest that a server can keep everything back, in milliseconds.
  private static let longestQuiet = 86_400_000
  /// How long the outbox waits at most before it looks at the clock again, in milliseconds.
  private static let longestWait: Int64 = 3_600_000

  private let devices: StellarDevices
  private let source: any StellarSource
  /// Until when the server is asked nothing, by the clock that never goes back.
  private let quietUntil = Lock<Int64>(0)

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
      let quiet = quietUntil.withLock { $0 } - time.uptime()
      guard quiet <= 0 else { return Self.wait(until: now + quiet, now) }
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
        let end = time.uptime() + Int64(min(max(0, wait), Self.longestQuiet))
        quietUntil.withLock { $0 = end }
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

  /// Whether asking again is no use. What is `refused` is asked again: the address or the
  /// certificate that it was refused for may be mended, and nothing that the user made is lost.
  private static func isFinal(_ code: PentadError.Code) -> Bool {
    [.unauthorized, .notFound, .unsupported, .invalid, .misuse].contains(code.coarse)
  }
}
