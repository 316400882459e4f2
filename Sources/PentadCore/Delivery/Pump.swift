import Dispatch

/// Holds callbacks back until the host takes them.
///
/// - Callbacks run inside ``run()`` and nowhere else, one at a time, on the thread that calls it.
/// - ``run()`` always comes back: what its callbacks cause is left to the next run.
/// - Nothing is lost while nobody pumps, and an ``EventHub`` never holds more than its capacity.
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
    /// Where callbacks run since nobody runs the pump any more.
    var successor: Delivery?
    var isRunning = false
    var sleepers: [DispatchSemaphore] = []
    /// The number of ``wake()`` calls, and how many of them have ended a wait.
    var wakes = 0
    var handledWakes = 0
    var readySignal = ReadySignal()

    var isReady: Bool { !batches.isEmpty && !isRunning }

    /// Those to wake when there is something to run.
    mutating func takeSleepers() -> [DispatchSemaphore] {
      guard isReady else { return [] }
      defer { sleepers = [] }
      return sleepers
    }

    /// The end of a wait, if ``wake()`` was called since there were so many calls.
    mutating func takeWake(after known: Int) -> WaitEnd? {
      guard wakes != known else { return nil }
      handledWakes = wakes
      return .woken
    }
  }

  private let state = Lock(State())

  /// Makes a pump with nothing in it.
  public init() {}

  /// Runs the callbacks that are pending and returns how many ran.
  ///
  /// Inside a callback of this pump, inside a function of ``onReady(_:)``, or while another thread runs
  /// it, nothing runs and the result is 0: callbacks never overlap.
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

  /// Waits until there is something to run; false when the time was up first, or ``wake()`` came.
  ///
  /// A ``run()`` that follows may still find nothing, when what was pending has been cancelled. Not
  /// for use inside a callback of this pump: nothing is ready to run before that callback ends.
  ///
  /// C: `pentad_session_pump`.
  ///
  /// - Parameter milliseconds: how long at most; nil waits without an end.
  public func wait(milliseconds: Int?) -> Bool { waitForWork(milliseconds: milliseconds) == .ready }

  /// Waits as ``wait(milliseconds:)`` does, and tells a ``wake()`` from the end of the time.
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
  /// Every thread that waits in ``wait(milliseconds:)`` stops waiting. If none does, the next call that
  /// would wait returns at once; several calls before it count as one. So a host that sets a flag and then
  /// calls this sees its flag after the wait, whichever came first.
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

  /// Sets the function that reports when callbacks are pending, for a host with an event loop.
  ///
  /// - It is called once when something is pending and nothing runs, and then not again before a
  ///   ``run()`` has taken what was pending: at most once between two such runs. What comes during a run
  ///   is reported after it.
  /// - If something is pending already, it is called for that.
  /// - It runs on a queue of the library that all pumps share, never inside the call that causes it.
  ///   Return soon: have the loop call ``run()`` later, on its own thread. ``run()`` inside it does nothing.
  /// - It may come when another thread has just run what was pending: ``run()`` then returns 0.
  /// - When this method returns, no call of the previous function runs or follows, unless that function
  ///   itself called this. Hold no lock that the previous function takes.
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

  /// Has what is pending run elsewhere, and all that is still to come: nobody runs the pump any more.
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
  /// How a wait ended.
  package enum WaitEnd: Sendable {
    case ready, woken, timedOut
  }
}
