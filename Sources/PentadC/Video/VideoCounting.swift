import CPentad
import PentadCore
import VideoFeedKit

/// Reports the user's activity to a C delegate, until its feed is closed.
struct VideoCounting: @unchecked Sendable {
  /// The subscription, which is never given to the caller: it ends with the feed.
  let subscription: SubscriptionHandle
  private let callback: pentad_video_statistics_callback?

  /// - Throws: `misuse` for a wrong size
  init(
    _ pointer: UnsafePointer<pentad_video_statistics_delegate>, _ place: any CallbackPlace
  ) throws(PentadError) {
    let delegate = try readOptions(pointer, "options->statistics")
    callback = delegate.did_count
    subscription = SubscriptionHandle(
      context: delegate.context, contextFree: delegate.context_free, place: place)
  }

  /// The hook that the feed calls; it never blocks.
  var hook: StatisticsHook {
    { event in
      subscription.deliver { context in
        withExtendedLifetime(Arena()) { arena in
          withUnsafePointer(to: VideoRecords(arena: arena).record(event)) {
            callback?(context, $0)
          }
        }
      }
    }
  }
}
