import PentadCore

/// The sender of one change. If the server names a time to wait, nothing is sent before it, for up
/// to a day.
final class StellarDelivery: OutboxWork {
  /// A change, and the device that sends it; nil for a source without devices.
  struct Attempt: Sendable {
    let stored: StellarAttempt
    let device: StellarDevice?
  }

  /// The error of an attempt.
  struct Failure: Error {
    let error: PentadError
    /// True if the change may have reached the source.
    let mayHaveArrived: Bool
  }

  /// The source's answer to a change that arrived.
  enum Arrival: Sendable {
    case done
    /// The reply as the source has it.
    case post(StellarPost)
    /// The source's id of a done mark.
    case mark(String?)
  }

  /// The longest pause that a server can request, in milliseconds.
  private static let longestPause = 86_400_000
  /// The longest time for which the outbox waits before it checks the clock again, in milliseconds.
  private static let longestWait: Int64 = 3_600_000

  /// The pause after the account's token was rejected, in milliseconds.
  private static let tokenPause: Int64 = 300_000

  private let devices: StellarDevices
  let source: any StellarSource
  /// The end of the pause that the server requested, by the monotonic clock.
  private let pauseEnd = Lock<Int64>(0)

  var store: StellarStore { devices.store }
  private var time: TimeSource { devices.time }

  init(_ devices: StellarDevices, source: any StellarSource) {
    self.devices = devices
    self.source = source
  }

  // MARK: The outbox

  func recover() async throws(PentadError) { try await store.recoverOutbox() }

  func next() async throws(PentadError) -> SendingStep<Attempt> {
    let isAccount = source is any StellarEnrolmentSource
    while true {
      let device = isAccount ? nil : try await devices.device()
      guard isAccount || device != nil else { return .nothing }
      let now = time.date()
      let pause = pauseEnd.withLock { $0 } - time.uptime()
      guard pause <= 0 else { return Self.wait(until: now + pause, now) }
      switch try await store.nextStep(for: device?.id, now: now) {
      case .send(let change): return .send(Attempt(stored: change, device: device))
      case .wait(let moment): return Self.wait(until: moment, now)
      case .nothing: return .nothing
      case .anotherDevice: continue
      }
    }
  }

  func send(_ attempt: Attempt) async -> Result<Arrival, Failure>? {
    var isSent = true
    do throws(PentadError) {
      if let device = attempt.device {
        try await deliver(attempt.stored.change, device)
        return .success(.done)
      }
      if attempt.stored.change.kind == .post {
        isSent = false
        if let arrived = try await arrived(attempt.stored) { return .success(.post(arrived)) }
        isSent = true
      }
      return .success(try await deliver(attempt.stored))
    } catch {
      let isRejected = attempt.device == nil && .unauthorized ~= error.code
      if let wait = error.retryAfter.map(Int64.init) ?? (isRejected ? Self.tokenPause : nil) {
        let end = time.uptime() + min(max(0, wait), Int64(Self.longestPause))
        pauseEnd.withLock { $0 = end }
      }
      return .failure(
        Failure(error: error, mayHaveArrived: isSent && !(.offline ~= error.code)))
    }
  }

  func settle(
    _ attempt: Attempt, _ outcome: Result<Arrival, Failure>
  ) async throws(PentadError) {
    let (stored, now) = (attempt.stored, time.date())
    let change = stored.change
    switch outcome {
    case .success(.post(let post)):
      try await store.settle(stored, arrived: post, now: now)
      devices.events.publish(.accountChanged(.posts(masterId: change.masterId)))
    case .success(let arrival):
      if case .mark(let id) = arrival { try await store.setDoneMark(id, of: change.item) }
      try await store.settle(stored, nil, now: now)
      if change.isOfBookmark {
        devices.events.publish(.bookmarkSynchronised(masterId: change.masterId))
      }
    case .failure(let failure):
      let error = failure.error
      let isFinal = Self.isFinal(error.code, isAccount: attempt.device == nil)
      try await store.settle(
        stored, isFinal ? .rejected(error) : .retry(error, failure.mayHaveArrived), now: now)
      guard isFinal else { return }
      if change.isOfBookmark {
        devices.events.publish(.bookmarkFailed(masterId: change.masterId, error))
      } else if let subject = change.subject {
        devices.events.publish(.changeFailed(subject, error))
      }
    }
  }

  func failed(_ error: PentadError) { devices.events.publish(.storeFailed(error)) }

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

  /// True if a retry cannot succeed. For a device, `refused` is retried: its cause, the address or
  /// the certificate, may be corrected, and no change of the user is lost. An account's token may be
  /// renewed, so that `unauthorized` is retried instead.
  private static func isFinal(_ code: PentadError.Code, isAccount: Bool) -> Bool {
    let other: [PentadError.Code] = isAccount ? [.refused, .conflict] : [.unauthorized]
    return (other + [.notFound, .unsupported, .invalid, .misuse]).contains(code.coarse)
  }
}
