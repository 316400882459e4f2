import PentadCore

/// Tells sources what the user did, while its feed holds the store's lease: an ``OutboxSender``.
///
/// What one source is told of one video goes in order, and so do the shares of a source; four are told at
/// once, so that no source waits for another.
final class VideoSender: Sendable {
  static let width = 4

  private let telling: VideoTelling
  private let outbox: OutboxSender<VideoTelling>

  init(store: VideoStore, sources: LiveSources, time: TimeSource) {
    telling = VideoTelling(store: store, sources: sources, time: time)
    outbox = OutboxSender(telling, width: Self.width, time: time)
  }

  /// There may be something to send.
  func wake() { outbox.wake() }

  /// What could not be reached may be there again.
  func networkChanged() {
    telling.networkChanged()
    wake()
  }

  /// Somebody has signed in to a source, or the host has given it.
  func returned(_ id: SourceID) {
    telling.returned(id)
    wake()
  }

  /// Forgets what the store could not note: it is erased.
  func forget() { outbox.forget() }

  /// Sends whatever there is, until the task is cancelled.
  func run() async { await outbox.run() }

  /// Sends what is due now, and returns when nothing is.
  func sendAll() async { await outbox.sendAll() }
}
