/// A queue of received messages for one reader, followed by the end of the connection.
package final class WebSocketInbox: Sendable {
  private typealias Reader = CheckedContinuation<Result<WebSocketMessage?, PentadError>, Never>

  private struct State {
    var messages: [WebSocketMessage] = []
    /// The number of messages that have been taken.
    var taken = 0
    var outcome: Result<Void, PentadError>?
    /// The waiting reader, with the number of its call.
    var reader: (call: Int, waiter: Reader)?
    var calls = 0

    mutating func next() -> WebSocketMessage? {
      guard taken < messages.count else { return nil }
      let message = messages[taken]
      messages[taken] = .binary([])
      taken += 1
      if taken == messages.count { clear() }
      return message
    }

    mutating func clear() { (messages, taken) = ([], 0) }
  }

  private let state = Lock(State())
  private let drained: @Sendable () -> Void

  /// Makes an empty inbox.
  ///
  /// - Parameter drained: called when the last queued message has been taken.
  package init(drained: @escaping @Sendable () -> Void = {}) { self.drained = drained }

  /// True if no message is queued.
  package var isEmpty: Bool { state.withLock { $0.messages.isEmpty } }

  /// Adds a message; a no-op after the end.
  package func put(_ message: WebSocketMessage) {
    let reader = state.withLock { state in
      defer { state.reader = nil }
      if state.outcome == nil, state.reader == nil { state.messages.append(message) }
      return state.reader
    }
    reader?.waiter.resume(returning: .success(message))
  }

  /// Takes the next message; nil when there are no more.
  ///
  /// - Throws: the error that ended the connection; ``PentadError/Code/cancelled``, and then no
  ///   message is lost; ``PentadError/Code/misuse`` if another call is waiting.
  package func take() async throws(PentadError) -> WebSocketMessage? {
    if Task.isCancelled { throw Self.cancelled }
    let call = state.withLock { state in
      state.calls += 1
      return state.calls
    }
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { (waiter: Reader) in
        let (answer, isDrained) = state.withLock { state in
          let waited = !state.messages.isEmpty
          let answer = Self.answer(&state)
          if answer == nil { state.reader = (call, waiter) }
          return (answer, waited && state.messages.isEmpty)
        }
        if let answer {
          waiter.resume(returning: answer)
        } else if Task.isCancelled {
          cancelWait(call)
        }
        if isDrained { drained() }
      }
    } onCancel: {
      cancelWait(call)
    }.get()
  }

  /// Ends the inbox. Only the first end counts. Messages before it can still be taken, unless they
  /// are dropped.
  package func end(_ outcome: Result<Void, PentadError>, dropping: Bool = false) {
    let (reader, first) = state.withLock { state in
      defer { state.reader = nil }
      if state.outcome == nil { state.outcome = outcome }
      if dropping { state.clear() }
      return (state.reader, state.outcome ?? outcome)
    }
    reader?.waiter.resume(returning: first.map { nil })
  }

  private func cancelWait(_ call: Int) {
    let reader = state.withLock { state in
      let reader = state.reader?.call == call ? state.reader : nil
      if reader != nil { state.reader = nil }
      return reader
    }
    reader?.waiter.resume(returning: .failure(Self.cancelled))
  }

  private static func answer(_ state: inout State) -> Result<WebSocketMessage?, PentadError>? {
    if let message = state.next() { return .success(message) }
    if let outcome = state.outcome { return outcome.map { nil } }
    guard state.reader == nil else {
      return .failure(PentadError(.misuse, "a WebSocket can have only one reader at a time"))
    }
    return nil
  }

  private static let cancelled = PentadError(
    .cancelled, "the wait for a message was cancelled; the next one gets it")
}
