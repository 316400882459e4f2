import PentadCore

/// Sends the user's messages and changes to the server while its client holds the store's lease, as
/// an ``OutboxSender``.
///
/// The items of one conversation are sent in order. Four conversations are served in parallel, so
/// that no conversation waits for the pictures of another.
final class ChatSender: Sendable {
  static let width = 4

  private let deliverer: ChatDeliverer
  private let outbox: OutboxSender<ChatDeliverer>
  private let time: TimeSource

  init(store: ChatStore, sync: ChatSync, time: TimeSource, rhythm: ChatRhythm) {
    self.time = time
    deliverer = ChatDeliverer(store: store, sync: sync, time: time, rhythm: rhythm)
    outbox = OutboxSender(deliverer, width: Self.width, time: time)
  }

  /// Wakes the sender, because the outbox may contain new items.
  func wake() { outbox.wake() }

  /// Retries the items that were waiting for a valid token, after the token was renewed.
  func tokenChanged() {
    deliverer.tokenChanged()
    wake()
  }

  /// Discards the results that could not be written to the store, because the store was erased.
  func forget() { outbox.forget() }

  /// Sends all pending items until the task is cancelled.
  func run() async { await outbox.run() }

  /// Sends what is due now and returns when nothing is left. It waits until a message that may have
  /// arrived can be checked; otherwise the next sender would have to wait just as long.
  func sendAll() async { await outbox.sendAll { await self.isToLook() } }

  /// Waits until the postponed messages can be checked; returns false if there are none.
  private func isToLook() async -> Bool {
    guard let moment = deliverer.messages.takeLook(), !Task.isCancelled else { return false }
    try? await time.sleep(Int(clamping: max(0, moment - time.uptime())))
    return true
  }
}
