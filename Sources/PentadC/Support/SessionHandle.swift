import PentadCore
import Synchronization

/// A place for callbacks that the program runs itself: `pentad_session`.
final class SessionHandle: Handle, @unchecked Sendable {
  let place = SessionPlace()

  /// Where the callbacks of something made with a session come; the library's own place without one.
  static func place(_ pointer: OpaquePointer?) -> any CallbackPlace {
    borrow(pointer)?.place ?? CallbackQueue.shared
  }
}

/// Runs callbacks while somebody pumps.
final class SessionPlace: CallbackPlace {
  let isPumped = true

  /// After how many milliseconds who waits looks whether the place was closed.
  private static let slice: Int64 = 200

  private let pump = Pump()
  private let closed = Atomic<Bool>(false)
  /// Those who pump now.
  private let threads = Lock<Set<PentadCore.CallingThread>>([])

  var delivery: Delivery { .pump(pump) }

  var isCurrent: Bool { threads.withLock { $0.contains(.current) } }

  var isClosed: Bool {
    closed.load(ordering: .acquiring) || CallbackQueue.shared.isClosed
  }

  /// Runs what is there, after a while if there is nothing yet.
  ///
  /// - Parameter milliseconds: how long it waits at most; less than 0 waits until the place is closed
  /// - Returns: how many callbacks ran; 0 inside one of them, and when the place was closed meanwhile
  func run(waiting milliseconds: Int64) -> Int {
    let thread = PentadCore.CallingThread.current
    guard threads.withLock({ $0.insert(thread).inserted }) else { return 0 }
    defer { threads.withLock { _ = $0.remove(thread) } }
    let begin = TimeSource.system.uptime()
    var count = pump.run()
    while count == 0, !isClosed {
      let left = milliseconds < 0 ? .max : milliseconds - (TimeSource.system.uptime() - begin)
      guard left > 0 else { break }
      _ = pump.wait(milliseconds: Int(min(left, Self.slice)))
      count = pump.run()
    }
    return count
  }

  /// Lets no callback start any more. What has to be given back is, elsewhere.
  func close() {
    closed.store(true, ordering: .releasing)
    pump.retire(to: .queue(CallbackQueue.shared.queue))
  }
}
