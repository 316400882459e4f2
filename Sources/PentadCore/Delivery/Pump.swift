import Dispatch

/// Holds callbacks back until the host takes them.
///
/// - Callbacks run inside ``run()`` and nowhere else, one at a time, on the thread that calls it.
/// - ``run()`` always comes back: what its callbacks cause is left to the next run.
/// - Nothing is lost while nobody pumps, and an ``EventHub`` never holds more than its capacity.
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

    var isReady: Bool { !batches.isEmpty && !isRunning }

    /// Those to wake when there is something to run.
    mutating func takeSleepers() -> [DispatchSemaphore] {
      guard isReady else { return [] }
      defer { sleepers = [] }
      return sleepers
    }
  }

  private let state = Lock(State())

  /// Makes a pump with nothing in it.
  public init() {}

  /// Runs the callbacks that are pending and returns how many ran.
  ///
  /// Inside a callback of this pump, or while another thread runs it, nothing runs and the result
  /// is 0: callbacks never overlap.
  @discardableResult
  public func run() -> Int {
    let batches = state.withLock { state -> [CallbackBatch] in
      guard state.isReady else { return [] }
      state.isRunning = true
      defer { state.batches = [] }
      return state.batches
    }
    guard !batches.isEmpty else { return 0 }
    var count = 0
    for batch in batches { count += batch() }
    wake { $0.isRunning = false }
    return count
  }

  /// Waits until there is something to run; false when the time was up first.
  ///
  /// A ``run()`` that follows may still find nothing, when what was pending has been cancelled. Not
  /// for use inside a callback of this pump: nothing is ready to run before that callback ends.
  ///
  /// - Parameter milliseconds: how long at most; nil waits without an end.
  public func wait(milliseconds: Int?) -> Bool {
    let sleeper = DispatchSemaphore(value: 0)
    let isReady = state.withLock { state in
      if !state.isReady { state.sleepers.append(sleeper) }
      return state.isReady
    }
    if isReady || sleeper.wait(timeout: .after(milliseconds: milliseconds)) == .success {
      return true
    }
    return state.withLock { state in
      state.sleepers.removeAll { $0 === sleeper }
      return state.isReady
    }
  }

  /// Has what is pending run elsewhere, and all that is still to come: nobody runs the pump any more.
  package func retire(to delivery: Delivery) {
    let batches = state.withLock { state in
      state.successor = delivery
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
    let (result, sleepers) = state.withLock { state in
      let result = change(&state)
      return (result, state.takeSleepers())
    }
    for sleeper in sleepers { sleeper.signal() }
    return result
  }
}
