import Dispatch
import PentadCore

/// Counts the reads and writes in progress, and rejects new ones while the store is suspended or
/// closing.
final class AccessGate: Sendable {
  private enum Phase {
    case open
    case suspended
    case closing
    case closed
  }

  private struct State {
    var phase = Phase.open
    var inside = 0
    /// The number of running reads and writes on each thread.
    var threads: [ThreadIdentity: Int] = [:]
    /// The waiters for a resume, and a counter for their numbers.
    var resuming: [Int: AsyncStream<Void>.Continuation] = [:]
    var count = 0
    /// The cancel functions of running searches, and a counter for their numbers.
    var searches: [Int: @Sendable () -> Void] = [:]
    var searchCount = 0
    /// Called when the last read or write has ended.
    var empty: [@Sendable () -> Void] = []
    /// Called when the store is closed.
    var waiting: [@Sendable () -> Void] = []

    mutating func takeEmpty() -> [@Sendable () -> Void] {
      guard inside == 0 else { return [] }
      defer { empty = [] }
      return empty
    }

    mutating func takeSearches() -> [@Sendable () -> Void] {
      defer { searches = [:] }
      return Array(searches.values)
    }

    mutating func takeResuming() -> [AsyncStream<Void>.Continuation] {
      defer { resuming = [:] }
      return Array(resuming.values)
    }
  }

  private let state = Lock(State())

  // MARK: Reads and writes

  /// Enters the store. Balance each successful call with ``leave()``.
  func enter() throws(PentadError) {
    try state.withLock { (state) throws(PentadError) in
      try Self.requireOpen(state.phase)
      state.inside += 1
    }
  }

  func leave() {
    let calls = state.withLock { state in
      state.inside -= 1
      return state.takeEmpty()
    }
    for call in calls { call() }
  }

  /// Runs a body, and records its thread while it runs.
  func run<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let thread = ThreadIdentity.current
    state.withLock { $0.threads[thread, default: 0] += 1 }
    defer {
      state.withLock { state in
        let left = (state.threads[thread] ?? 1) - 1
        state.threads[thread] = left > 0 ? left : nil
      }
    }
    return try body()
  }

  /// True if the calling thread is inside a read or a write.
  var isInside: Bool {
    let thread = ThreadIdentity.current
    return state.withLock { $0.threads[thread] != nil }
  }

  /// Checks that the store is open.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed``, ``PentadCore/PentadError/Code/suspended``.
  func requireOpen() throws(PentadError) { try Self.requireOpen(state.withLock { $0.phase }) }

  private static func requireOpen(_ phase: Phase) throws(PentadError) {
    switch phase {
    case .open: break
    case .suspended:
      throw PentadError(.suspended, "the store is suspended or being erased; resume it first")
    case .closing, .closed:
      throw PentadError.closed("store")
    }
  }

  // MARK: Searches

  /// Registers the cancel function of a search, and returns its number. If the store is not open,
  /// the search is cancelled at once.
  func beginSearch(_ cancel: @escaping @Sendable () -> Void) -> Int {
    let (number, isOpen) = state.withLock { state in
      state.searchCount += 1
      let isOpen = state.phase == .open
      if isOpen { state.searches[state.searchCount] = cancel }
      return (state.searchCount, isOpen)
    }
    if !isOpen { cancel() }
    return number
  }

  func endSearch(_ number: Int) { state.withLock { $0.searches[number] = nil } }

  // MARK: Suspending

  /// Rejects new calls until ``resume()``, and blocks until the last running one has ended. Returns
  /// false if the store was already suspended.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed``.
  func suspend() throws(PentadError) -> Bool {
    let last = DispatchSemaphore(value: 0)
    let (isNew, calls) = try state.withLock { (state) throws(PentadError) in
      if state.phase == .suspended { return (false, [] as [@Sendable () -> Void]) }
      try Self.requireOpen(state.phase)
      state.phase = .suspended
      state.empty.append { last.signal() }
      return (true, state.takeSearches() + state.takeEmpty())
    }
    for call in calls { call() }
    if isNew { last.wait() }
    return isNew
  }

  /// Returns true if the store is suspended.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/closed``.
  func isSuspended() throws(PentadError) -> Bool {
    let phase = state.withLock { $0.phase }
    if phase == .suspended { return true }
    try Self.requireOpen(phase)
    return false
  }

  /// Accepts calls again, unless the store is closing.
  func resume() {
    let waiting = state.withLock { state in
      guard state.phase == .suspended else { return [] as [AsyncStream<Void>.Continuation] }
      state.phase = .open
      return state.takeResuming()
    }
    for waiter in waiting { waiter.finish() }
  }

  /// Returns a stream that ends without an element when the store is not suspended: at once, or
  /// when it is resumed or closes.
  func suspension() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let number = state.withLock { state -> Int? in
      guard state.phase == .suspended else { return nil }
      state.count += 1
      state.resuming[state.count] = continuation
      return state.count
    }
    guard let number else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.resuming.removeValue(forKey: number) }
    }
    return stream
  }

  // MARK: Closing

  /// Rejects all new calls. The first call runs `finish` when the last read or write has ended, on
  /// the thread of the last to leave. `finish` calls ``closed()`` when it is done.
  func close(_ finish: @escaping @Sendable () -> Void) {
    let (calls, waiting) = state.withLock { state in
      guard state.phase == .open || state.phase == .suspended else {
        return ([] as [@Sendable () -> Void], [] as [AsyncStream<Void>.Continuation])
      }
      state.phase = .closing
      state.empty.append(finish)
      return (state.takeSearches() + state.takeEmpty(), state.takeResuming())
    }
    for waiter in waiting { waiter.finish() }
    for call in calls { call() }
  }

  func closed() {
    let waiting = state.withLock { state in
      state.phase = .closed
      defer { state.waiting = [] }
      return state.waiting
    }
    for call in waiting { call() }
  }

  /// Calls a function when the store is closed; at once if it is already closed.
  func whenClosed(_ call: @escaping @Sendable () -> Void) {
    let isClosed = state.withLock { state in
      if state.phase != .closed { state.waiting.append(call) }
      return state.phase == .closed
    }
    if isClosed { call() }
  }
}
