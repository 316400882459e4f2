import CPentad
import Dispatch
import PentadCore
import Synchronization

/// An asynchronous call: `pentad_operation`. Its completion callback runs exactly once.
final class OperationHandle: Handle, @unchecked Sendable {
  private let queue: CallbackQueue
  /// Left when the work has ended.
  private let work = DispatchGroup()
  /// Left when the callback has returned, or will never run.
  private let callback = DispatchGroup()
  private let state = Mutex(State())

  private struct State {
    var cancel: (@Sendable () -> Void)?
    var isCancelled = false
    var isDropped = false
  }

  init(queue: CallbackQueue = .shared) {
    self.queue = queue
  }

  /// Starts the work; call it once.
  func start<Value: Sendable>(
    _ body: @escaping @Sendable () async throws(PentadError) -> Value,
    completion: @escaping @Sendable (Result<Value, PentadError>) -> Void
  ) {
    work.enter()
    callback.enter()
    let task = Task.detached {
      let result: Result<Value, PentadError>
      do throws(PentadError) { result = .success(try await body()) } catch {
        result = .failure(error)
      }
      self.end { completion(result) }
    }
    let isCancelled = state.withLock { state in
      state.cancel = { task.cancel() }
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  private func end(_ completion: @escaping @Sendable () -> Void) {
    state.withLock { $0.cancel = nil }
    work.leave()
    queue.deliver {
      completion()
      self.callback.leave()
    } dropped: {
      self.state.withLock { $0.isDropped = true }
      self.callback.leave()
    }
  }

  /// Asks the work to end. It still completes, with `cancelled` or with what it had by then.
  func cancel() {
    let cancel = state.withLock { state in
      state.isCancelled = true
      return state.cancel
    }
    cancel?()
  }

  /// Waits until the callback has returned; inside a callback, which would wait for itself, until
  /// the work has ended.
  ///
  /// - Throws: `timedOut`; `closed` if the callback never ran, because of `pentad_shutdown`
  func wait(milliseconds: Int64) throws(PentadError) {
    let group = queue.isCurrent ? work : callback
    let century: Int64 = 100 * 366 * 86_400_000
    let deadline: DispatchTime =
      milliseconds < 0
      ? .distantFuture : .now() + .milliseconds(Int(min(milliseconds, century)))
    guard group.wait(timeout: deadline) == .success else {
      throw PentadError(.timedOut, "the call had not completed after \(milliseconds) ms")
    }
    guard !state.withLock({ $0.isDropped }) else {
      throw PentadError(.closed, "pentad_shutdown() came before the call's completion")
    }
  }
}
