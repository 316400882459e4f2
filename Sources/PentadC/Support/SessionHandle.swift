import PentadCore
import Synchronization

/// A place for callbacks that the program runs itself: `pentad_session`.
final class SessionHandle: Handle, @unchecked Sendable {
  let place = SessionPlace()

  /// Where the callbacks of something made with a session come; the library's own place without one.
  ///
  /// - Throws: `closed` for a session after `pentad_shutdown`
  static func place(_ pointer: OpaquePointer?) throws(PentadError) -> any CallbackPlace {
    guard let session = borrow(pointer) else { return CallbackQueue.shared }
    guard !session.place.isClosed else { throw PentadError.closed("session") }
    return session.place
  }
}

/// Runs callbacks while somebody pumps.
final class SessionPlace: CallbackPlace {
  let isPumped = true

  /// After how many milliseconds who waits looks whether the place was closed.
  private static let slice: Int64 = 200

  private let pump = Pump()
  private let closed = Atomic<Bool>(false)
  /// How to end the calls under way that call back here; nil once the place is closed.
  private let endings = Lock<[ObjectIdentifier: @Sendable () -> Void]?>([:])
  /// Those who pump now.
  private let threads = Lock<Set<PentadCore.CallingThread>>([])

  var delivery: Delivery { .pump(pump) }

  var isCurrent: Bool { threads.withLock { $0.contains(.current) } }

  var isClosed: Bool { closed.load(ordering: .acquiring) || isShutDown }

  var isShutDown: Bool { CallbackQueue.shared.isShutDown }

  /// Runs what is there, after a while if there is nothing yet.
  ///
  /// - Parameter milliseconds: how long it waits at most; less than 0 waits until the place is closed
  /// - Returns: how many callbacks ran; 0 inside one of them, after `wake`, and when the place was closed
  ///   meanwhile
  /// - Throws: `cancelled` when the thread's interrupt handler said so while it waited, and none has run
  ///   then; `misuse` inside a ready callback
  func run(waiting milliseconds: Int64) throws(PentadError) -> Int {
    guard !ReadySignal.isCalling else {
      throw PentadError(.misuse, "a ready callback cannot pump: have the program's own loop do it")
    }
    let thread = PentadCore.CallingThread.current
    guard threads.withLock({ $0.insert(thread).inserted }) else { return 0 }
    defer { threads.withLock { _ = $0.remove(thread) } }
    let begin = TimeSource.system.uptime()
    var count = pump.run()
    while count == 0, !isClosed {
      let left = milliseconds < 0 ? .max : milliseconds - (TimeSource.system.uptime() - begin)
      guard left > 0 else { break }
      let end = pump.waitForWork(milliseconds: Int(min(left, Self.slice)))
      // Before a callback: what a signal's handler raises as Python begins one would be lost.
      try InterruptHandler.check()
      count = pump.run()
      if end == .woken { break }
    }
    return count
  }

  /// Ends a wait in `run`.
  func wake() { pump.wake() }

  /// Sets what is called when callbacks wait; nil for nothing.
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

  /// Ends the calls under way, on this thread, and lets no other callback start any more. What has to be
  /// given back is, elsewhere.
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
