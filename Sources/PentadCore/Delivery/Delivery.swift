public import Dispatch

/// The queue or pump on which callbacks run.
///
/// - The callbacks of one delivery value run one at a time, in order.
/// - A callback never runs on a thread of Swift's cooperative pool, nor inside the call that caused
///   it. It may therefore block, or call functions that block.
///
/// The pool has as many threads as the machine has cores, and never grows. Two callbacks that block
/// there on a machine with two cores, each waiting for a task, would deadlock: no thread is left
/// for the tasks.
///
/// ```swift
/// let subscription = hub.observe(on: .main) { published in … }
/// ```
///
/// C: callbacks come on one serial queue of the library.
public struct Delivery: Sendable {
  /// Submits callbacks, to run later and in a row.
  let submit: @Sendable (@escaping CallbackBatch) -> Void

  /// Delivers on the main queue.
  ///
  /// An event loop must serve it: an application's run loop, `dispatchMain()` or an `async` main.
  public static let main = Delivery(to: .main)

  /// Delivers on a serial queue of the host.
  ///
  /// Each value that this returns is serial, even if `serial` is a concurrent queue.
  public static func queue(_ serial: DispatchQueue) -> Delivery {
    Delivery(to: DispatchQueue(label: "pentad.delivery", target: serial))
  }

  /// Delivers on the thread that calls ``Pump/run()``.
  public static func pump(_ pump: Pump) -> Delivery {
    Delivery { pump.add($0) }
  }

  private init(to queue: DispatchQueue) {
    self.init { batch in queue.async { _ = batch() } }
  }

  private init(submit: @escaping @Sendable (@escaping CallbackBatch) -> Void) {
    self.submit = submit
  }

  /// Runs one callback later.
  package func deliver(_ callback: @escaping @Sendable () -> Void) {
    submit {
      callback()
      return 1
    }
  }
}

/// Callbacks that run in a row; the result is the number that ran.
typealias CallbackBatch = @Sendable () -> Int
