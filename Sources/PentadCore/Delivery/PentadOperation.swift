/// Work that is under way, for callers that cannot `await` it or want to watch it.
///
/// - It completes exactly once; all who ask, before or after, get the same outcome.
/// - Those who asked before the end hear of it in one order: the streams of progress end, awaiters
///   resume, callbacks are handed to their deliveries in the order in which they were given.
/// - Cancelling is a request. Work that completes in spite of it gives its value; work that throws
///   after it gives ``PentadError/Code/cancelled``.
/// - Letting go of an operation neither cancels it nor takes its callbacks away.
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
  /// What an operation does; it may say how far it has come as often as it likes.
  public typealias Work =
    @Sendable (_ report: @escaping @Sendable (WorkProgress) -> Void) async throws(PentadError) ->
    Value

  private let outcome: OperationOutcome<Value>
  private let task: Task<Void, Never>

  /// Starts `work` in a task of its own.
  public convenience init(_ work: @escaping Work) { self.init(on: nil, work) }

  /// Starts `work` in a task that runs where `executor` says, or wherever there is room.
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

  /// Asks the work to stop. The outcome tells whether it did.
  ///
  /// C: `pentad_operation_cancel`.
  public func cancel() { task.cancel() }

  /// The outcome, as soon as there is one.
  ///
  /// Cancelling the task that awaits it does not cancel the operation, nor end the waiting.
  public var value: Value {
    get async throws(PentadError) { try await outcome.value.get() }
  }

  /// Whether there is an outcome.
  package var isDone: Bool { outcome.isSettled }

  /// Blocks the calling thread until there is an outcome, or for so many milliseconds; whether there is one.
  package func hasOutcome(within milliseconds: Int) -> Bool {
    outcome.wait(milliseconds: milliseconds) != nil
  }

  /// How far the work has come, from now on: first the newest that is known, if any.
  ///
  /// Each access makes a stream. A reader that is slow sees the newest only; the stream ends with
  /// the operation. Progress that is reported after the end is dropped.
  public var progress: AsyncStream<WorkProgress> { outcome.progressStream() }

  /// The progress that was reported last; nil when there was none.
  package var newestProgress: WorkProgress? { outcome.newestProgress }

  /// Calls `callback` with the outcome, exactly once, also when it is there already.
  ///
  /// The callback is released after it ran.
  public func whenDone(
    on delivery: Delivery, _ callback: @escaping @Sendable (Result<Value, PentadError>) -> Void
  ) {
    outcome.whenDone(on: delivery, callback)
  }

  /// Calls `note` once there is an outcome and each callback is with its delivery, on the thread that brings
  /// it; at once when it is there already. It must not block.
  package func whenSettled(_ note: @escaping @Sendable () -> Void) { outcome.whenSettled(note) }

  /// Blocks the calling thread until there is an outcome.
  ///
  /// Never call it from a task: it would hold a thread of the cooperative pool that the work may
  /// need to come to its end. Inside a callback of a ``Delivery`` it is allowed.
  ///
  /// - Parameter milliseconds: how long at most; nil waits without an end.
  /// - Throws: what the work threw, or ``PentadError/Code/timedOut``; the operation goes on then.
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
