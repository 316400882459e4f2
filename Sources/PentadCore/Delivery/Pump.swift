import Dispatch

/// A queue of callbacks that the host runs on a thread of its choice.
///
/// - Callbacks run inside ``run()`` and nowhere else, one at a time, on the thread that calls it.
/// - ``run()`` always returns: callbacks that its callbacks cause wait for the next run.
/// - Nothing is lost while no thread runs the pump, and an ``EventHub`` never holds more than its
///   capacity.
/// - A host with an event loop sets ``onReady(_:)`` instead of waiting; ``wake()`` ends a wait.
///
/// ```swift
/// let pump = Pump()
/// let subscription = hub.observe(on: .pump(pump)) { published in … }
/// while pump.wait(milliseconds: nil) { pump.run() }
/// ```
public final class Pump: Sendable {
  private struct State {
    var batches: [CallbackBatch] = []
    /// The delivery that runs all callbacks after the pump was retired.
    var successor: Delivery?
    var isRunning = false
    var sleepers: [DispatchSemaphore] = []
    /// The number of ``Pump/wake()`` calls, and the number of those that have ended a wait.
    var wakes = 0
    var handledWakes = 0
    var readySignal = ReadySignal()

    var isReady: Bool { !batches.isEmpty && !isRunning }

    /// Removes and returns the waiting threads to wake, if there is something to run.
    mutating func takeSleepers() -> [DispatchSemaphore] {
      guard isReady else { return [] }
      defer { sleepers = [] }
      return sleepers
    }

    /// Returns the end of a wait, if ``Pump/wake()`` was called after the first `known` calls.
    mutating func takeWake(after known: Int) -> WaitEnd? {
      guard wakes != known else { return nil }
      handledWakes = wakes
      return .woken
    }
  }

  private let state = Lock(State())

  /// Makes an empty pump.
  public init() {}

  /// Runs the pending callbacks and returns how many ran.
  ///
  /// Callbacks never overlap. Inside a callback of this pump, inside a function of ``onReady(_:)``,
  /// or while another thread runs the pump, this is a no-op that returns 0.
  @discardableResult
  public func run() -> Int {
    guard !ReadySignal.isCalling else { return 0 }
    let batches = state.withLock { state -> [CallbackBatch] in
      guard state.isReady else { return [] }
      state.isRunning = true
      state.readySignal.reset()
      defer { state.batches = [] }
      return state.batches
    }
    guard !batches.isEmpty else { return 0 }
    var count = 0
    for batch in batches { count += batch() }
    wake { $0.isRunning = false }
    return count
  }

  /// Waits until there is something to run; returns false if the time ran out first or ``wake()``
  /// was called.
  ///
  /// A following ``run()`` may still find nothing, if the pending callbacks were cancelled. Do not
  /// call it inside a callback of this pump: nothing is ready to run before that callback ends.
  ///
  /// C: `pentad_session_pump`.
  ///
  /// - Parameter milliseconds: the longest wait; nil for no limit.
  public func wait(milliseconds: Int?) -> Bool { waitForWork(milliseconds: milliseconds) == .ready }

  /// Waits as ``wait(milliseconds:)`` does; the result distinguishes ``wake()`` from a timeout.
  package func waitForWork(milliseconds: Int?) -> WaitEnd {
    let sleeper = DispatchSemaphore(value: 0)
    let (end, wakes) = state.withLock { state -> (WaitEnd?, Int) in
      if state.isReady { return (.ready, 0) }
      if let woken = state.takeWake(after: state.handledWakes) { return (woken, 0) }
      state.sleepers.append(sleeper)
      return (nil, state.wakes)
    }
    if let end { return end }
    let isSignalled = sleeper.wait(timeout: .after(milliseconds: milliseconds)) == .success
    return state.withLock { state in
      state.sleepers.removeAll { $0 === sleeper }
      return state.takeWake(after: wakes) ?? (isSignalled || state.isReady ? .ready : .timedOut)
    }
  }

  /// Ends a wait without anything to run, from any thread.
  ///
  /// Every thread that waits in ``wait(milliseconds:)`` returns. If none waits, the next wait
  /// returns at once; several calls before it count as one. So a host that sets a flag and then
  /// calls this sees its flag after the wait, in every order of the two.
  ///
  /// C: `pentad_session_wake`.
  public func wake() {
    let sleepers = state.withLock { state in
      state.wakes += 1
      defer { state.sleepers = [] }
      return state.sleepers
    }
    for sleeper in sleepers { sleeper.signal() }
  }

  /// Sets the function that signals pending callbacks, for a host with an event loop.
  ///
  /// - It is called when something is pending and no run is active. It is not called again before a
  ///   ``run()`` has taken the pending callbacks. Callbacks that arrive during a run are signalled
  ///   after it.
  /// - If something is already pending, it is called for that.
  /// - It runs on a queue of the library that all pumps share, never inside the call that causes
  ///   it. Return soon: let the event loop call ``run()`` later, on its own thread. ``run()``
  ///   inside it is a no-op.
  /// - It may be called although another thread has just run the callbacks: ``run()`` then returns
  ///   0.
  /// - When this method returns, no call of the previous function runs or follows, unless that
  ///   function itself called this method. Hold no lock that the previous function takes.
  ///
  /// C: `pentad_session_on_ready`.
  ///
  /// - Parameter notify: the function; nil for none.
  public func onReady(_ notify: (@Sendable () -> Void)?) {
    let hadOne = state.withLock { state in
      defer { state.readySignal = ReadySignal(notify, after: state.readySignal) }
      return state.readySignal.isSet
    }
    if hadOne { ReadySignal.waitForRunningCall() }
    wake { _ in }
  }

  /// Retires the pump, which will not be run any more: pending and later callbacks run on another
  /// delivery.
  package func retire(to delivery: Delivery) {
    let batches = state.withLock { state in
      state.successor = delivery
      state.readySignal.reset()
      defer { state.batches = [] }
      return state.batches
    }
    for batch in batches { delivery.submit(batch) }
  }

  func add(_ batch: @escaping CallbackBatch) {
    let successor = wake { state in
      if state.successor == nil { state.batches.append(batch) }
      return state.successor
    }
    successor?.submit(batch)
  }

  private func wake<Result>(after change: (inout State) -> Result) -> Result {
    let (result, sleepers, signal) = state.withLock { state in
      let result = change(&state)
      return (result, state.takeSleepers(), state.isReady ? state.readySignal.raise() : nil)
    }
    for sleeper in sleepers { sleeper.signal() }
    if let signal {
      ReadySignal.call { [self] in state.withLock { $0.readySignal.function(of: signal) } }
    }
    return result
  }
}

extension Pump {
  /// The reason why a wait ended.
  package enum WaitEnd: Sendable {
    case ready, woken, timedOut
  }
}
