import Dispatch
import PentadCore
import Synchronization

/// The library's own callback queue: one serial dispatch queue.
final class CallbackQueue: CallbackPlace {
  static let shared = CallbackQueue(label: "pentad.callbacks")

  /// The queue for a `Delivery` that enqueues events itself.
  let queue: DispatchQueue
  let isPumped = false

  private let closed = Atomic<Bool>(false)
  private let key = DispatchSpecificKey<Bool>()

  init(label: String) {
    queue = DispatchQueue(label: label)
    queue.setSpecific(key: key, value: true)
  }

  var delivery: Delivery { .queue(queue) }

  var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  var isClosed: Bool { closed.load(ordering: .acquiring) }

  var isShutDown: Bool { isClosed }

  /// Does not use a delivery: these callbacks run in the order of the calls.
  func deliver(_ callback: @escaping @Sendable () -> Void) {
    queue.async { [self] in if !isClosed { callback() } }
  }

  /// Always true: after `pentad_shutdown` none of the program's code is called, so no call is ended
  /// here.
  func whenClosed(_ call: OperationHandle, _ end: @escaping @Sendable () -> Void) -> Bool { true }

  func forget(_ call: OperationHandle) {}

  /// Stops all callbacks, and waits for the running one unless called inside it.
  func close() {
    closed.store(true, ordering: .releasing)
    if !isCurrent && !Process.isForked { queue.sync {} }
  }
}
