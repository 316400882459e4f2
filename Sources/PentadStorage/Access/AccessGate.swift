#if Storage
  import PentadCore

  /// Counts who is in a store, and lets nobody in once it closes.
  final class AccessGate: Sendable {
    private enum Phase {
      case open
      case closing
      case closed
    }

    private struct State {
      var phase = Phase.open
      var inside = 0
      /// Threads on which a read or a write runs now, each with how many.
      var threads: [CallingThread: Int] = [:]
      /// Closes the store when the last has left.
      var finish: (@Sendable () -> Void)?
      /// Those who wait for the store to be closed.
      var waiting: [@Sendable () -> Void] = []

      mutating func takeFinish() -> (@Sendable () -> Void)? {
        guard inside == 0 else { return nil }
        defer { finish = nil }
        return finish
      }
    }

    private let state = Lock(State())

    // MARK: Reads and writes

    /// Lets one in, who has to ``leave()``.
    func enter() throws(PentadError) {
      try state.withLock { (state) throws(PentadError) in
        guard state.phase == .open else {
          throw PentadError(.closed, "the store is closed; open it again")
        }
        state.inside += 1
      }
    }

    func leave() {
      let finish = state.withLock { state -> (@Sendable () -> Void)? in
        state.inside -= 1
        return state.takeFinish()
      }
      finish?()
    }

    /// Runs a body and remembers its thread meanwhile.
    func run<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
      let thread = CallingThread.current
      state.withLock { $0.threads[thread, default: 0] += 1 }
      defer {
        state.withLock { state in
          let left = (state.threads[thread] ?? 1) - 1
          state.threads[thread] = left > 0 ? left : nil
        }
      }
      return try body()
    }

    /// Whether the calling thread is inside a read or a write.
    var isInside: Bool {
      let thread = CallingThread.current
      return state.withLock { $0.threads[thread] != nil }
    }

    // MARK: Closing

    /// Lets nobody in any more. The first call has `finish` run once the last has left, on the thread
    /// of whoever leaves last; it ends with ``closed()``.
    func close(_ finish: @escaping @Sendable () -> Void) {
      let ready = state.withLock { state -> (@Sendable () -> Void)? in
        guard state.phase == .open else { return nil }
        state.phase = .closing
        state.finish = finish
        return state.takeFinish()
      }
      ready?()
    }

    func closed() {
      let waiting = state.withLock { state in
        state.phase = .closed
        defer { state.waiting = [] }
        return state.waiting
      }
      for call in waiting { call() }
    }

    /// Calls back when the store is closed.
    func whenClosed(_ call: @escaping @Sendable () -> Void) {
      let isClosed = state.withLock { state in
        if state.phase != .closed { state.waiting.append(call) }
        return state.phase == .closed
      }
      if isClosed { call() }
    }
  }
#endif
