import CPentad
import PentadCore
import VideoFeedKit

/// A feed behind a handle, with what was opened for it.
final class VideoHandle: Handle, @unchecked Sendable {
  let feed: VideoFeed
  /// Where the feed's callbacks come.
  let place: any CallbackPlace
  /// Where calls block, in their order, that need nothing but the store: a short write takes less time
  /// than the way to the store's thread and back.
  let queue = QueueExecutor(label: "pentad.calls")
  /// Nil in demonstration mode.
  private let network: Network?
  private let statistics: SubscriptionHandle?

  init(
    _ feed: VideoFeed, _ network: Network?, _ statistics: SubscriptionHandle?,
    _ place: any CallbackPlace
  ) {
    self.feed = feed
    self.network = network
    self.statistics = statistics
    self.place = place
  }

  /// The feed of a call that works and waits.
  ///
  /// - Throws: `misuse` for NULL, `unsupported` in the child of a `fork()`
  static func feed(_ pointer: OpaquePointer?) throws(PentadError) -> VideoFeed {
    try requireWorkers()
    return try borrow(pointer, "feed").feed
  }

  /// The handle of a call that calls back.
  ///
  /// - Throws: `misuse` for NULL; `closed` after `pentad_shutdown` and when the feed's session was freed;
  ///   `unsupported` in the child of a `fork()`
  static func calling(_ pointer: OpaquePointer?) throws(PentadError) -> VideoHandle {
    try requireThreads()
    let handle = try borrow(pointer, "feed")
    guard !handle.place.isClosed else {
      throw PentadError(.closed, "the feed's session was freed")
    }
    return handle
  }

  /// Has a feed do something, and waits for it.
  static func wait<Value: Sendable>(
    _ pointer: OpaquePointer?,
    _ work: @escaping @Sendable (VideoFeed) async throws(PentadError) -> Value
  ) throws(PentadError) -> Value {
    let feed = try feed(pointer)
    return try runAndWait { () async throws(PentadError) in try await work(feed) }
  }

  /// Closes the feed, then its network.
  func close() {
    let (feed, network) = (feed, network)
    _ = try? runAndWait { () async throws(PentadError) in
      await feed.close()
      await network?.close()
    }
    statistics?.cancel()
  }
}
