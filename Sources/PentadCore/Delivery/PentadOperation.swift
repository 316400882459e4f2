/// An asynchronous operation, for callers that cannot `await` it or want to observe its progress.
///
/// - It completes exactly once. All callers get the same outcome, whether they ask before or after.
/// - Callers that asked before the end are notified in a fixed order. The progress streams end,
///   awaiters resume, and callbacks are submitted to their deliveries in the order in which they
///   were added.
/// - Cancelling is a request. Work that completes all the same returns its value. Work that throws
///   after the request fails with ``PentadError/Code/cancelled``.
/// - Releasing an operation neither cancels it nor removes its callbacks.
///
/// ```swift
/// let operation = PentadOperation<Int> { report async throws(PentadError) in
///   report(WorkProgress(completed: 1, total: 2))
///   return try await client.refresh()
/// }
/// operation.whenDone(on: .main) { result in … }
/// ```
///
/// C: `pentad_operation`.
public final class PentadOperation<Value: Sendable>: Sendable {
  /// The work of an operation. It may report its progress as often as it likes.
  public typealias Work =
    @Sendable (_ report: @escaping @Sendable (WorkProgress) -> Void) async throws(PentadError) ->
    Value

  private let outcome: OperationOutcome<Value>
  private let task: Task<Void, Never>

  /// Starts `work` in a task of its own.
  public convenience init(_ work: @escaping Work) { self.init(on: nil, work) }

  /// Starts `work` in a task that prefers `executor`; nil for the default executor.
  package init(on executor: (any TaskExecutor)?, _ work: @escaping Work) {
    let outcome = OperationOutcome<Value>()
    self.outcome = outcome
    task = Task(executorPreference: executor) {
      do throws(PentadError) {
        outcome.settle(.success(try await work { outcome.report($0) }))
      } catch {
        outcome.settle(.failure(Task.isCancelled ? Self.cancelled(error) : error))
      }
    }
  }

  /// Requests cancellation. The outcome shows whether the work stopped.
  ///
  /// C: `pentad_operation_cancel`.
  public func cancel() { task.cancel() }

  /// The outcome; waits until there is one.
  ///
  /// Cancelling the awaiting task neither cancels the operation nor ends the wait.
  public var value: Value {
    get async throws(PentadError) { try await outcome.value.get() }
  }

  /// True if there is an outcome.
  package var isDone: Bool { outcome.isSettled }

  /// Blocks the calling thread until there is an outcome, for at most that many milliseconds;
  /// returns true if there is one.
  package func hasOutcome(within milliseconds: Int) -> Bool {
    outcome.wait(milliseconds: milliseconds) != nil
  }

  /// A stream of the progress from now on, which begins with the newest known progress, if any.
  ///
  /// Each access creates a stream. A slow reader gets the newest value only. The stream ends with
  /// the operation. Progress that is reported after the end is dropped.
  public var progress: AsyncStream<WorkProgress> { outcome.progressStream() }

  /// The progress that was last reported; nil if there was none.
  package var newestProgress: WorkProgress? { outcome.newestProgress }

  /// Calls `callback` with the outcome, exactly once, also if the operation has already ended.
  ///
  /// The callback is released after it ran.
  public func whenDone(
    on delivery: Delivery, _ callback: @escaping @Sendable (Result<Value, PentadError>) -> Void
  ) {
    outcome.whenDone(on: delivery, callback)
  }

  /// Calls `note` when there is an outcome and each callback is submitted to its delivery, on the
  /// completing thread. If the operation has already ended, `note` is called at once. It must not
  /// block.
  package func whenSettled(_ note: @escaping @Sendable () -> Void) { outcome.whenSettled(note) }

  /// Blocks the calling thread until there is an outcome.
  ///
  /// Never call it from a task: it would block a thread of the cooperative pool that the work may
  /// need to complete. Inside a callback of a ``Delivery`` it is allowed.
  ///
  /// - Parameter milliseconds: the longest wait; nil for no limit.
  /// - Throws: the error of the work, or ``PentadError/Code/timedOut``; the operation then
  ///   continues.
  ///
  /// C: `pentad_operation_wait`.
  public func wait(milliseconds: Int?) throws(PentadError) -> Value {
    guard let outcome = outcome.wait(milliseconds: milliseconds) else {
      throw PentadError.notEnded(after: milliseconds ?? 0)
    }
    return try outcome.get()
  }

  private static func cancelled(_ error: PentadError) -> PentadError {
    .cancelled ~= error.code ? error : PentadError.callCancelled
  }
}
