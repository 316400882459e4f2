#if Networking
  import AsyncHTTPClient
  import NIOCore
  import PentadCore

  /// A part of an answer, in order of arrival.
  enum AnswerPart: Sendable {
    case head(status: Int, headers: TransportHeaders)
    case bytes(ByteBuffer)
  }

  /// An exchange: a task receives the answer, a caller reads it, and a deadline limits both.
  final class Exchange<Part: Sendable>: TransportTask {
    private struct Work {
      var task: Task<Void, Never>?
      var deadline: Scheduled<Void>?
      var isOver = false
    }

    private let slot = SingleSlotChannel<Part>()
    private let work = Lock(Work())

    /// Starts to receive; a no-op if the exchange has already ended.
    ///
    /// - Parameter done: called when the exchange no longer needs the loop.
    func start(
      within milliseconds: Int, on loop: any EventLoop,
      _ receive: @escaping @Sendable (Exchange) async -> PentadError?,
      done: @escaping @Sendable (Exchange) -> Void
    ) {
      let patience = TimeAmount.milliseconds(Int64(max(0, min(milliseconds, 1 << 40))))
      work.withLock { work in
        guard !work.isOver else { return }
        work.deadline = loop.scheduleTask(in: patience) { self.end(Self.late(milliseconds)) }
        work.task = Task {
          self.end(await receive(self))
          done(self)
        }
      }
    }

    /// Passes the next part to the reader; returns false after the end.
    func give(_ part: Part) async -> Bool { await slot.give(part) }

    /// Takes the next part; nil after the last. Cancelling the waiting task ends the exchange.
    func take() async throws(PentadError) -> Part? {
      try await withTaskCancellationHandler {
        await slot.take()
      } onCancel: {
        end(.exchangeCancelled)
      }.get()
    }

    /// Ends the exchange: the receiving task is cancelled, and the reader gets the error, or the
    /// end.
    func end(_ error: PentadError?) {
      slot.end(error.map { .failure($0) } ?? .success(()))
      let task = work.withLock { work in
        work.isOver = true
        work.deadline?.cancel()
        work.deadline = nil
        return work.task
      }
      task?.cancel()
    }

    /// Waits until the receiving task has ended.
    func finished() async { await work.withLock { $0.task }?.value }

    private static func late(_ milliseconds: Int) -> PentadError {
      PentadError(
        .timedOut, "the request took longer than \(milliseconds) ms: try again, or allow more")
    }
  }

  extension PentadError {
    static let exchangeCancelled = PentadError(
      .cancelled, "the request was cancelled; it may have reached the server")
  }
#endif
