import ChatKit
import PentadCore

/// A message of the user's own on its way, as a person waits for it.
struct ChatDelivery {
  private let message: OutgoingMessage
  private let client: ChatClient

  init(of message: OutgoingMessage, by client: ChatClient) {
    self.message = message
    self.client = client
  }

  /// Waits until the message has arrived. What an attempt failed with is told on standard error.
  ///
  /// - Parameter number: the last event before the message was written.
  /// - Throws: what the server refused it with; `unauthorized` when the token is not accepted, though the
  ///   message stays; `notFound` when somebody cancelled it; `cancelled`.
  func wait(after number: UInt64) async throws(PentadError) -> ChatMessage {
    for await published in client.events(after: number) {
      switch published.event {
      case .outgoingChanged(message.conversation, let change)
      where change.localId == message.localId:
        try await tellFailure()
        switch change.step {
        case .delivered, .failed, .cancelled: return try await client.delivery(of: message)
        case .queued, .sending: break
        }
      case .reset: return try await client.delivery(of: message)
      default: break
      }
    }
    throw Task.isCancelled
      ? PentadError(.cancelled, "the wait was cancelled; the message is sent by the next who sends")
      : PentadError(.closed, "the store was closed; the message is sent by the next who sends")
  }

  /// - Throws: `unauthorized`: without another token nothing will be sent.
  private func tellFailure() async throws(PentadError) {
    let waiting = try await client.outgoing(in: message.conversation)
    guard let stored = waiting.first(where: { $0.localId == message.localId }),
      stored.state == .queued, let failure = stored.failure
    else { return }
    if .unauthorized ~= failure.code { throw failure }
    note("\(failure); it is tried again")
  }
}
