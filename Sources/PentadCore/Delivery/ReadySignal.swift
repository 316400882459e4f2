import Dispatch

/// The edge-triggered signal of a ``Pump``: it is raised once, and again only after a reset.
///
/// The lock of the pump guards it. Calls are made outside that lock, on one serial queue.
package struct ReadySignal {
  /// The number of a signal. A reset changes it, so that calls that are still queued become stale.
  struct Number: Equatable { fileprivate var value = 0 }

  private var notify: (@Sendable () -> Void)?
  private var number = Number()
  private var isRaised = false

  init() {}

  /// Makes a signal that is not raised, and makes the queued calls of the previous one stale.
  init(_ notify: (@Sendable () -> Void)?, after previous: ReadySignal) {
    self = previous
    self.notify = notify
    reset()
  }

  var isSet: Bool { notify != nil }

  /// Returns the number to call with; nil if no function is set, or the signal is already raised.
  mutating func raise() -> Number? {
    guard isSet, !isRaised else { return nil }
    isRaised = true
    return number
  }

  mutating func reset() {
    isRaised = false
    number.value += 1
  }

  /// Returns the function to call for a signal; nil if the signal is stale.
  func function(of signal: Number) -> (@Sendable () -> Void)? { signal == number ? notify : nil }
}

extension ReadySignal {
  private static let key = DispatchSpecificKey<Bool>()
  private static let queue: DispatchQueue = {
    let queue = DispatchQueue(label: "pentad.ready")
    queue.setSpecific(key: key, value: true)
    return queue
  }()

  /// True inside the function of a signal.
  package static var isCalling: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Calls a function later; the function is looked up right before the call.
  static func call(_ function: @escaping @Sendable () -> (@Sendable () -> Void)?) {
    queue.async { function()?() }
  }

  /// Waits until the running call has returned; inside a call it returns at once.
  package static func waitForRunningCall() {
    if !isCalling { queue.sync {} }
  }
}
