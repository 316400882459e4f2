import CPentad
import Dispatch
import PentadCore
import Synchronization

/// An asynchronous call: `pentad_operation`. Its completion callback runs exactly once, unless
/// `pentad_shutdown` comes first. If its session is closed, it runs with `closed`.
final class OperationHandle: Handle, @unchecked Sendable {
  private let place: any CallbackPlace
  private let cancelWork: @Sendable () -> Void
  /// The group that is left when the work has ended.
  private let work = DispatchGroup()
  /// The group that is left when the callback has returned, or will never run.
  private let callback = DispatchGroup()
  private let isEnding = Atomic<Bool>(false)
  private let done = Atomic<Bool>(false)
  private let isDropped = Atomic<Bool>(false)
  /// True if the call opens something and its options contain a context that must be given back.
  private let isOpening: Bool

  /// Connects a C caller with work that has been started.
  ///
  /// `*operation` is written before a callback can run. Everything that the work delivers through
  /// `delivery`, a delivery of `place`, comes before the completion, and so does the newest
  /// progress. If the completion never runs, `ifDropped` does.
  @discardableResult
  static func start<Value>(
    _ work: PentadOperation<Value>, _ operation: UnsafeMutablePointer<pentad_operation_ref?>? = nil,
    place: any CallbackPlace = CallbackQueue.shared, delivery: Delivery? = nil,
    progress: (@Sendable (WorkProgress) -> Void)? = nil,
    ifDropped: (@Sendable () -> Void)? = nil,
    completion: @escaping @Sendable (Result<Value, PentadError>) -> Void
  ) -> OperationHandle {
    let handle = OperationHandle(place: place, isOpening: ifDropped != nil) { work.cancel() }
    if let ifDropped {
      UnopenedHandles.add(handle, ifDropped)
      // The library may have been shut down since the check.
      if CallbackQueue.shared.isClosed { UnopenedHandles.remove(handle)?() }
    }
    operation?.pointee = handle.give()
    let steps = progress.map { _ in work.progress }
    // Not on the callback queue: a callback may wait for this work.
    work.whenSettled { handle.work.leave() }
    let told = Lock<WorkProgress?>(nil)
    let tell = { @Sendable (step: WorkProgress) in
      guard !handle.isDone,
        told.withLock({ told in
          defer { told = step }
          return told != step
        })
      else { return }
      progress?(step)
    }
    let endWithPlace = { @Sendable in handle.end { completion(.failure(closed)) } }
    if !place.whenClosed(handle, endWithPlace) { CallbackQueue.shared.deliver(endWithPlace) }
    work.whenDone(on: delivery ?? place.delivery) { result in
      if let step = work.newestProgress, !place.isClosed { tell(step) }
      handle.end { completion(place.isClosed ? .failure(closed) : result) }
    }
    if let steps {
      Task.detached {
        for await step in steps { place.deliver { tell(step) } }
      }
    }
    return handle
  }

  private init(
    place: any CallbackPlace, isOpening: Bool, cancel: @escaping @Sendable () -> Void
  ) {
    self.place = place
    self.isOpening = isOpening
    cancelWork = cancel
    work.enter()
    callback.enter()
  }

  /// Ends the call once: on the callback queue, or where that queue is closed.
  private func end(_ complete: () -> Void) {
    guard !isEnding.exchange(true, ordering: .acquiringAndReleasing) else { return }
    place.forget(self)
    if mayComplete() { complete() } else { isDropped.store(true, ordering: .releasing) }
    done.store(true, ordering: .releasing)
    callback.leave()
  }

  /// Returns true if the completion may run. The context in the options of an opening call is given
  /// back by `pentad_shutdown` if that came first, otherwise by the completion.
  private func mayComplete() -> Bool {
    guard !place.isShutDown else { return false }
    return !isOpening || UnopenedHandles.remove(self) != nil
  }

  /// True if the completion callback has run: no progress comes after it.
  private var isDone: Bool { done.load(ordering: .acquiring) }

  /// Requests the cancellation of the work. It still completes, with `cancelled` or with its
  /// result.
  func cancel() { cancelWork() }

  /// Waits until the callback has returned. Inside a callback, which would wait for itself, and for
  /// a queue that the program pumps, it waits only until the work has ended.
  ///
  /// - Throws: `timedOut`; `closed` if the callback never runs, because of `pentad_shutdown`
  func wait(milliseconds: Int64) throws(PentadError) {
    let group = !isDone && (place.isPumped || place.isCurrent) ? work : callback
    let deadline = DispatchTime.after(milliseconds: milliseconds < 0 ? nil : Int(milliseconds))
    guard group.wait(timeout: deadline) == .success else {
      throw PentadError.notEnded(after: Int(milliseconds))
    }
    // On a queue that the program pumps, nothing has dropped the call yet.
    guard !isDropped.load(ordering: .acquiring), isDone || !place.isClosed else {
      throw PentadError(.closed, "pentad_shutdown() was called before the call completed")
    }
  }
}

/// The error of a call that was still pending when the program closed its callback queue.
private let closed = PentadError(.closed, "the session was closed before the call had ended")
