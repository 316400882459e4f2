import PentadCore
import VideoFeedKit

extension VideoFeed {
  /// Shares a video with the limits of the share composer: a text that is too long for a network is
  /// rejected.
  ///
  /// - Returns: the id of the action.
  func share(
    _ key: VideoKey, to destinations: [ShareOrigin], saying text: String,
    recipients: [String] = []
  ) async throws(PentadError) -> Int64 {
    var composer = try await shareComposer(for: key)
    composer.text = text
    composer.recipients = recipients
    for destination in destinations where !composer.destinations.contains(destination) {
      composer.toggle(destination)
    }
    return try await share(composer.draft())
  }
}

/// A wait for the delivery of an action to a source.
struct VideoDelivery {
  private let id: Int64
  private let feed: VideoFeed

  init(of id: Int64, by feed: VideoFeed) {
    self.id = id
    self.feed = feed
  }

  /// Waits until the action is delivered. Errors of attempts are printed to standard error.
  ///
  /// - Parameter number: the last event before the action was stored.
  /// - Throws: as ``VideoFeedKit/VideoFeed/waitForDelivery(_:)``; `unauthorized` when the user has
  ///   to sign in again, although the action is kept.
  func wait(after number: UInt64) async throws(PentadError) {
    for await published in feed.events(after: number) {
      switch published.event {
      case .actionChanged(let change) where change.id == id:
        switch change.step {
        case .queued: try await reportFailure()
        case .sending: break
        case .delivered, .failed, .cancelled: return try await feed.waitForDelivery(id)
        }
      case .reset: return try await feed.waitForDelivery(id)
      default: break
      }
    }
    throw Task.isCancelled
      ? PentadError(
        .cancelled,
        "the wait was cancelled; the next command that sends will "
          + "send the action")
      : PentadError(
        .closed,
        "the store was closed; the next command that sends will send "
          + "the action")
  }

  private func reportFailure() async throws(PentadError) {
    guard let stored = try await feed.actions().first(where: { $0.id == id }),
      stored.step == .queued, let failure = stored.failure
    else { return }
    if .unauthorized ~= failure.code { throw failure }
    note("\(failure); it will be retried")
  }
}
