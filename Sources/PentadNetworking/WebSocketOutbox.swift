#if Networking
  import NIOCore
  import PentadCore

  /// A queue of messages to send, the message in progress, and their waiting senders.
  ///
  /// Only one message is in progress at a time, so a cancelled sender can leave at most that one
  /// behind.
  final class WebSocketOutbox: Sendable {
    private typealias Sender = CheckedContinuation<Result<Void, PentadError>, Never>

    private struct Letter {
      let number: Int
      let message: WebSocketMessage
      var sender: Sender?
    }

    private struct State {
      var waiting = CircularBuffer<Letter>()
      var underWay: Letter?
      var error: PentadError?
      var count = 0
    }

    private let state = Lock(State())
    private let posted: @Sendable () -> Void

    /// Makes an empty queue.
    ///
    /// - Parameter posted: called when there is a message to send.
    init(posted: @escaping @Sendable () -> Void) { self.posted = posted }

    /// Sends a message; returns when it has been passed to the operating system.
    func send(_ message: WebSocketMessage) async throws(PentadError) {
      if Task.isCancelled { throw Self.cancelled }
      let number = state.withLock { state in
        state.count += 1
        return state.count
      }
      try await withTaskCancellationHandler {
        await withCheckedContinuation { (sender: Sender) in
          let error = state.withLock { state in
            if state.error == nil {
              state.waiting.append(Letter(number: number, message: message, sender: sender))
            }
            return state.error
          }
          if let error { return sender.resume(returning: .failure(error)) }
          posted()
          if Task.isCancelled { cancelWait(number) }
        }
      } onCancel: {
        cancelWait(number)
      }.get()
    }

    /// Returns the next message; nil while one is in progress.
    func next() -> WebSocketMessage? {
      state.withLock { state in
        guard state.underWay == nil else { return nil }
        state.underWay = state.waiting.popFirst()
        return state.underWay?.message
      }
    }

    /// Completes the message in progress, with an error if it could not be sent.
    func sent(_ error: PentadError?) {
      let (sender, ended) = state.withLock { state in
        defer { state.underWay = nil }
        return (state.underWay?.sender, state.error)
      }
      sender?.resume(returning: error.map { .failure(ended ?? $0) } ?? .success(()))
    }

    /// Ends the queue. Only the first end counts.
    func end(_ error: PentadError) {
      let senders = state.withLock { state in
        if state.error == nil { state.error = error }
        let senders = state.waiting.map(\.sender) + [state.underWay?.sender]
        state.waiting = []
        state.underWay?.sender = nil
        return senders
      }
      for sender in senders { sender?.resume(returning: .failure(error)) }
    }

    private func cancelWait(_ number: Int) {
      let sender = state.withLock { state -> Sender? in
        if state.underWay?.number == number {
          defer { state.underWay?.sender = nil }
          return state.underWay?.sender
        }
        guard let index = state.waiting.firstIndex(where: { $0.number == number }) else {
          return nil
        }
        return state.waiting.remove(at: index).sender
      }
      sender?.resume(returning: .failure(Self.cancelled))
    }

    private static let cancelled = PentadError(
      .cancelled, "the message was cancelled; it may have reached the server")
  }
#endif
