import ChatKit
import PentadCore

/// A wait for the delivery of the user's own message.
struct ChatDelivery {
  private let message: OutgoingMessage
  private let client: ChatClient

  init(of message: OutgoingMessage, by client: ChatClient) {
    self.message = message
    self.client = client
  }

  /// Waits until the message is delivered. Errors of attempts are printed to standard error.
  ///
  /// - Parameter number: the last event before the message was stored.
  /// - Throws: the error of a rejection by the server; `unauthorized` when the token is not
  ///   accepted, although the message is kept; `notFound` when the message was cancelled;
  ///   `cancelled`.
  func wait(after number: UInt64) async throws(PentadError) -> ChatMessage {
    for await published in client.events(after: number) {
      switch published.event {
      case .outgoingChanged(message.conversation, let change)
      where change.localId == message.localId:
        try await reportFailure()
        switch change.step {
        case .delivered, .failed, .cancelled: return try await client.delivery(of: message)
        case .queued, .sending: break
        }
      case .reset: return try await client.delivery(of: message)
      default: break
      }
    }
    throw Task.isCancelled
      ? PentadError(
        .cancelled,
        "the wait was cancelled; the next command that sends will "
          + "send the message")
      : PentadError(
        .closed,
        "the store was closed; the next command that sends will send "
          + "the message")
  }

  /// - Throws: `unauthorized`, because nothing can be sent without another token.
  private func reportFailure() async throws(PentadError) {
    let waiting = try await client.outgoing(in: message.conversation)
    guard let stored = waiting.first(where: { $0.localId == message.localId }),
      stored.state == .queued, let failure = stored.failure
    else { return }
    if .unauthorized ~= failure.code { throw failure }
    note("\(failure); it will be retried")
  }
}
