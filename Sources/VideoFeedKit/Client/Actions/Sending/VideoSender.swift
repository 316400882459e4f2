import PentadCore

/// The sender of the user's actions to sources, while its feed holds the store's lease: an
/// ``OutboxSender``.
///
/// Actions on one video at one source are sent in order, and so are all shares at one source. Up to
/// four actions are sent concurrently, so that no source waits for another.
final class VideoSender: Sendable {
  static let width = 4

  private let deliverer: ActionDeliverer
  private let outbox: OutboxSender<ActionDeliverer>

  init(store: VideoStore, sources: LiveSources, time: TimeSource) {
    deliverer = ActionDeliverer(store: store, sources: sources, time: time)
    outbox = OutboxSender(deliverer, width: Self.width, time: time)
  }

  /// Checks for actions to send.
  func wake() { outbox.wake() }

  /// Retries unreachable sources at once.
  func networkChanged() {
    deliverer.networkChanged()
    wake()
  }

  /// Retries a source that the user has signed in to, or that the host has supplied.
  func returned(_ id: SourceID) {
    deliverer.returned(id)
    wake()
  }

  /// Discards outcomes that could not be stored: the store was erased.
  func forget() { outbox.forget() }

  /// Sends actions until the task is cancelled.
  func run() async { await outbox.run() }

  /// Sends all actions that are due now.
  func sendAll() async { await outbox.sendAll() }
}
