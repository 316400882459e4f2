import PentadCore

/// Tells the server what the user wrote and did, while its client holds the store's lease: an
/// ``OutboxSender``.
///
/// What goes to one conversation goes in order; four are served at once, so that none waits for another's
/// pictures.
final class ChatSender: Sendable {
  static let width = 4

  private let telling: ChatTelling
  private let outbox: OutboxSender<ChatTelling>
  private let time: TimeSource

  init(store: ChatStore, sync: ChatSync, time: TimeSource, rhythm: ChatRhythm) {
    self.time = time
    telling = ChatTelling(store: store, sync: sync, time: time, rhythm: rhythm)
    outbox = OutboxSender(telling, width: Self.width, time: time)
  }

  /// There may be something to send.
  func wake() { outbox.wake() }

  /// There is another token: what waited for it is tried at once.
  func tokenChanged() {
    telling.tokenChanged()
    wake()
  }

  /// Forgets what the store could not note: it is erased.
  func forget() { outbox.forget() }

  /// Sends whatever there is, until the task is cancelled.
  func run() async { await outbox.run() }

  /// Sends what is due now, and returns when nothing is. A message that may have arrived is waited for until
  /// it can be looked for: whoever sends the next time has to wait as long.
  func sendAll() async { await outbox.sendAll { await self.isToLook() } }

  /// Waits until messages can be looked for; false when there are none.
  private func isToLook() async -> Bool {
    guard let moment = telling.messages.takeLook(), !Task.isCancelled else { return false }
    try? await time.sleep(Int(clamping: max(0, moment - time.uptime())))
    return true
  }
}
