import CPentad
import PentadCore
import VideoFeedKit

/// A handle for a feed, with the resources that were opened for it.
final class VideoHandle: Handle, ClientHandle, @unchecked Sendable {
  static let name: StaticString = "feed"

  let client: VideoFeed
  /// The queue or session that runs the feed's callbacks.
  let place: any CallbackPlace
  /// The network; nil in demonstration mode.
  private let network: Network?
  private let statistics: SubscriptionHandle?

  init(
    _ feed: VideoFeed, _ network: Network?, _ statistics: SubscriptionHandle?,
    _ place: any CallbackPlace
  ) {
    client = feed
    self.network = network
    self.statistics = statistics
    self.place = place
  }

  /// Closes the feed, then its network.
  func close() {
    let (feed, network) = (client, network)
    _ = try? runToTheEnd { () async throws(PentadError) in
      await feed.close()
      await network?.close()
    }
    statistics?.cancel()
  }
}
