import CPentad
import PentadCore
import VideoFeedKit

/// The player of a C program. It receives the current video and the commands.
struct VideoPlayer: @unchecked Sendable {
  private let delegate: pentad_video_playback_delegate

  /// - Throws: `misuse` for NULL and a wrong size
  init(_ pointer: UnsafePointer<pentad_video_playback_delegate>?) throws(PentadError) {
    _ = try require(pointer, "delegate")
    delegate = try readOptions(pointer, "delegate")
  }

  /// Makes a subscription with the delegate's context, which receives nothing yet.
  func subscription(_ place: any CallbackPlace) -> SubscriptionHandle {
    SubscriptionHandle(
      context: delegate.context, contextFree: delegate.context_free, place: place)
  }

  /// Delivers commands until the subscription is cancelled or the playback ends. No later command
  /// is missed.
  func follow(_ session: PlaybackSession, _ subscription: SubscriptionHandle) {
    var readings: [Task<Void, Never>] = []
    if let callback = delegate.order {
      readings.append(
        subscription.follow(records: session.orders()) { context, records, order in
          callback(context, records.arena.record(records.record(order)))
        })
    }
    if let callback = delegate.did_change {
      readings.append(
        subscription.follow(records: session.states()) { context, records, state in
          callback(context, records.arena.record(records.record(state)))
        })
    }
    subscription.onCancel { [readings] in
      for reading in readings { reading.cancel() }
    }
  }
}
