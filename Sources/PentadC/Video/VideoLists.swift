import CPentad
import PentadCore
import VideoFeedKit

/// Delivers lists to a C delegate.
struct VideoLists: @unchecked Sendable {
  private let delegate: pentad_video_lists_delegate
  private let words: String?

  /// - Throws: `misuse` for NULL, a wrong size, and a search without words; `invalid` for a text
  ///   that is not UTF-8
  init(_ pointer: UnsafePointer<pentad_video_lists_delegate>?) throws(PentadError) {
    _ = try require(pointer, "delegate")
    delegate = try readOptions(pointer, "delegate")
    words =
      delegate.search == nil ? nil : try readText(delegate.search_text, "delegate->search_text")
  }

  /// Makes a subscription with the delegate's context, which receives nothing yet.
  func subscription(_ place: any CallbackPlace) -> SubscriptionHandle {
    SubscriptionHandle(
      context: delegate.context, contextFree: delegate.context_free, place: place)
  }

  /// Reads the requested lists until the subscription is cancelled or the feed closes.
  func follow(_ feed: VideoFeed, _ subscription: SubscriptionHandle) {
    let wanted: [(FeedListKind, pentad_video_list_callback?)] = [
      (.timeline, delegate.timeline), (.favorites, delegate.favorites),
      (.watchLater, delegate.watch_later), (.search(words ?? ""), delegate.search),
    ]
    var readings: [Task<Void, Never>] = []
    for (list, callback) in wanted {
      guard let callback else { continue }
      readings.append(
        subscription.follow(records: feed.observe(list)) { context, records, update in
          let arena = records.arena
          let delta = update.delta.map { arena.record(arena.delta($0)) }
          callback(context, arena.record(records.record(update.items)), delta)
        })
    }
    if let callback = delegate.start_up {
      readings.append(
        subscription.follow(records: feed.observeStartUp()) { context, records, startUp in
          callback(context, records.arena.record(records.record(startUp)))
        })
    }
    subscription.onCancel { [readings] in
      for reading in readings { reading.cancel() }
    }
  }
}
