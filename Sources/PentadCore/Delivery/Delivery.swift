public import Dispatch

/// Where callbacks run.
///
/// - The callbacks of one delivery value run one at a time, in order.
/// - A callback never runs on a thread of Swift's cooperative pool, nor inside the call that caused
///   it. It may therefore block, and may call whatever blocks.
///
/// The pool has as many threads as the machine has cores and never grows. Two callbacks that block
/// there on a machine with two cores, each waiting for an answer that a task must bring, wait for
/// ever: no thread is left for the task.
///
/// ```swift
/// let subscription = hub.observe(on: .main) { published in … }
/// ```
///
/// C: callbacks come on one serial queue of the library.
public struct Delivery: Sendable {
  /// Runs callbacks there, later and in a row.
  let submit: @Sendable (@escaping CallbackBatch) -> Void

  /// The main queue.
  ///
  /// Something must serve it: an application's run loop, `dispatchMain()` or an `async` main.
  public static let main = Delivery(to: .main)

  /// A serial queue of the host.
  ///
  /// Each value that this makes is serial even if `serial` is a concurrent queue.
  public static func queue(_ serial: DispatchQueue) -> Delivery {
    Delivery(to: DispatchQueue(label: "pentad.delivery", target: serial))
  }

  /// Whichever thread calls ``Pump/run()``.
  public static func pump(_ pump: Pump) -> Delivery {
    Delivery { pump.add($0) }
  }

  private init(to queue: DispatchQueue) {
    self.init { batch in queue.async { _ = batch() } }
  }

  private init(submit: @escaping @Sendable (@escaping CallbackBatch) -> Void) {
    self.submit = submit
  }

  /// Runs one callback there, later.
  package func deliver(_ callback: @escaping @Sendable () -> Void) {
    submit {
      callback()
      return 1
    }
  }
}

/// Callbacks that run in a row; the result is how many ran.
typealias CallbackBatch = @Sendable () -> Int
