import Dispatch
import Synchronization

/// The one serial queue on which every callback runs: in order, one at a time, and never on a thread
/// that Swift's tasks need, so that a callback may block.
final class CallbackQueue: Sendable {
  static let shared = CallbackQueue(label: "pentad.callbacks")

  /// For a `Delivery` that brings events here by itself.
  let queue: DispatchQueue

  private let closed = Atomic<Bool>(false)
  private let key = DispatchSpecificKey<Bool>()

  init(label: String) {
    queue = DispatchQueue(label: label)
    queue.setSpecific(key: key, value: true)
  }

  /// Whether the caller is a callback of this queue.
  var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Whether no callback starts any more.
  var isClosed: Bool { closed.load(ordering: .acquiring) }

  /// Runs `callback` after everything delivered so far, unless the queue was closed first.
  func deliver(_ callback: @escaping @Sendable () -> Void) {
    queue.async { [self] in if !isClosed { callback() } }
  }

  /// Lets no callback start any more, and waits for the running one unless called by it.
  func close() {
    closed.store(true, ordering: .releasing)
    if !isCurrent && !Process.isForked { queue.sync {} }
  }
}
