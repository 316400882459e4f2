import Dispatch
import PentadCore
import Synchronization

/// The library's own place for callbacks: one serial queue.
final class CallbackQueue: CallbackPlace {
  static let shared = CallbackQueue(label: "pentad.callbacks")

  /// For a `Delivery` that brings events here by itself.
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

  /// Not by way of a delivery: what is delivered here comes in the order of the calls.
  func deliver(_ callback: @escaping @Sendable () -> Void) {
    queue.async { [self] in if !isClosed { callback() } }
  }

  /// After `pentad_shutdown` nothing of the program's is called, so that no call ends by it.
  func whenClosed(_ call: OperationHandle, _ end: @escaping @Sendable () -> Void) -> Bool { true }

  func forget(_ call: OperationHandle) {}

  /// Lets no callback start any more, and waits for the running one unless called by it.
  func close() {
    closed.store(true, ordering: .releasing)
    if !isCurrent && !Process.isForked { queue.sync {} }
  }
}
