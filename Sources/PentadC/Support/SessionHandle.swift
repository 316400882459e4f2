import PentadCore
import Synchronization

/// A queue of callbacks that the program runs itself: `pentad_session`.
final class SessionHandle: Handle, @unchecked Sendable {
  let place = SessionPlace()

  /// Returns the queue for the callbacks of an object made with a session; without one, the
  /// library's own queue.
  ///
  /// - Throws: `closed` for a session after `pentad_shutdown`
  static func place(_ pointer: OpaquePointer?) throws(PentadError) -> any CallbackPlace {
    guard let session = borrow(pointer) else { return CallbackQueue.shared }
    guard !session.place.isClosed else { throw PentadError.closed("session") }
    return session.place
  }
}

/// The queue of a session, whose callbacks run while a thread pumps it.
final class SessionPlace: CallbackPlace {
  let isPumped = true

  /// The interval in milliseconds after which a waiting thread checks whether the queue was closed.
  private static let slice: Int64 = 200

  private let pump = Pump()
  private let closed = Atomic<Bool>(false)
  /// The endings of the pending calls of this queue; nil after it is closed.
  private let endings = Lock<[ObjectIdentifier: @Sendable () -> Void]?>([:])
  /// The threads that are pumping now.
  private let threads = Lock<Set<ThreadIdentity>>([])

  var delivery: Delivery { .pump(pump) }

  var isCurrent: Bool { threads.withLock { $0.contains(.current) } }

  var isClosed: Bool { closed.load(ordering: .acquiring) || isShutDown }

  var isShutDown: Bool { CallbackQueue.shared.isShutDown }

  /// Runs the queued callbacks; if there are none, waits for some first.
  ///
  /// - Parameter milliseconds: the maximum time to wait; below 0 it waits until the queue is closed
  /// - Returns: the number of callbacks that ran; 0 inside one of them, after `wake`, and when the
  ///   queue was closed meanwhile
  /// - Throws: `cancelled` when the thread's interrupt handler requested it during the wait and no
  ///   callback has run; `misuse` inside a ready callback
  func run(waiting milliseconds: Int64) throws(PentadError) -> Int {
    guard !ReadySignal.isCalling else {
      throw PentadError(
        .misuse,
        "a ready callback must not pump: call it from the program's "
          + "own loop")
    }
    let thread = ThreadIdentity.current
    guard threads.withLock({ $0.insert(thread).inserted }) else { return 0 }
    defer { threads.withLock { _ = $0.remove(thread) } }
    let begin = TimeSource.system.uptime()
    var count = pump.run()
    while count == 0, !isClosed {
      let left = milliseconds < 0 ? .max : milliseconds - (TimeSource.system.uptime() - begin)
      guard left > 0 else { break }
      let end = pump.waitForWork(milliseconds: Int(min(left, Self.slice)))
      // Check before a callback: an exception that a signal handler raises as Python enters the
      // callback would be lost.
      try InterruptHandler.check()
      count = pump.run()
      if end == .woken { break }
    }
    return count
  }

  /// Ends a wait in `run`.
  func wake() { pump.wake() }

  /// Sets the notification for queued callbacks; nil for none.
  func onReady(_ notify: (@Sendable () -> Void)?) {
    guard let notify else { return pump.onReady(nil) }
    pump.onReady { [weak self] in
      if let self, !isClosed { notify() }
    }
  }

  func whenClosed(_ call: OperationHandle, _ end: @escaping @Sendable () -> Void) -> Bool {
    endings.withLock { endings in
      endings?[ObjectIdentifier(call)] = end
      return endings != nil
    }
  }

  func forget(_ call: OperationHandle) {
    endings.withLock { endings in _ = endings?.removeValue(forKey: ObjectIdentifier(call)) }
  }

  /// Ends the pending calls, on this thread, and stops all other callbacks. Contexts are given back
  /// on another thread.
  func close() {
    closed.store(true, ordering: .releasing)
    let ends = endings.withLock { endings in
      defer { endings = nil }
      return endings ?? [:]
    }
    for end in ends.values { end() }
    pump.onReady(nil)
    pump.wake()
    pump.retire(to: .queue(CallbackQueue.shared.queue))
  }
}
