public import CPentad
import PentadCore
import VideoFeedKit

/// A playback, as the caller owns it.
public typealias pentad_video_playback_ref = OpaquePointer

/// Begins to play a list of a feed, by a player of the program's own. No video is chosen yet.
///
/// It follows its list: what is next is what is next in the list as it is now. That a video is watched is
/// noted when it begins to play; where the user is, every five seconds and when it stands still; when
/// enough of a video was seen that was to be watched later, the mark goes. What the store does not take,
/// because it is suspended or its disk is full, is kept until it does. The settings count that were stored
/// when it began.
///
/// - Parameters:
///   - feed: the feed; its callbacks come where those of the feed do
///   - options: which list; NULL for the timeline
///   - out: receives the playback
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the feed is
///   suspended; `PENTAD_MISUSE` for a list that there is not, a search without a text
///
/// Ownership: the playback is the caller's; free it with pentad_video_playback_free(), before
/// its feed or after it.
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_playback_open")
public func pentad_video_playback_open(
  _ feed: pentad_video_feed_ref?, _ options: UnsafePointer<pentad_video_playback_options>?,
  _ out: UnsafeMutablePointer<pentad_video_playback_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let list = try FeedListKind(options)
    try requireWorkers()
    // Once: it may be freed while the store is read.
    let handle = try VideoHandle.borrow(feed, "feed")
    let session = try runAndWait { [feed = handle.client] () async throws(PentadError) in
      try await feed.playback(list)
    }
    return VideoPlaybackHandle(session, handle.place).give()
  }
}

/// Stops a playback, and frees it: the player is told to let go, and the last seconds are noted. What the
/// store cannot take then is lost; each failure comes to the feed's `did_fail`. A playback whose feed was freed
/// stopped with it.
///
/// Subscriptions bring what is there and then nothing, and are still to be freed. In the child of a
/// `fork()` it does nothing but forget the playback.
///
/// - Parameter playback: the playback; NULL does nothing
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_video_playback_free")
public func pentad_video_playback_free(_ playback: pentad_video_playback_ref?) {
  guard let handle = VideoPlaybackHandle.borrow(playback) else { return }
  guard !Process.isForked else { return Handle.count(-1) }
  handle.end()
  VideoPlaybackHandle.free(playback)
}

/// What is being played, and what lies beside it in the list.
///
/// - Parameters:
///   - playback: the playback
///   - out: receives what it is
/// - Returns: `PENTAD_CLOSED` when the feed was freed
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_state")
public func pentad_video_playback_state(
  _ playback: pentad_video_playback_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_playing>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let state = try VideoPlaybackHandle.session(playback).current
    return OwnedRecord.give { VideoRecords(arena: $0).record(state) }
  }
}

/// Has a player hear what is being played, and what it is to do from now on.
///
/// Register it before a video is chosen: what the player was told before does not come again.
///
/// - Parameters:
///   - playback: the playback
///   - delegate: the player, which is copied
///   - out: receives the subscription, before the first callback
/// - Returns: `PENTAD_CLOSED` after pentad_shutdown() and when the feed or its session was freed
///
/// Threads: any; callbacks come on a callback thread of the library, or in pentad_session_pump(). Blocks: no.
/// Since: 0.1
@_cdecl("pentad_video_playback_subscribe")
public func pentad_video_playback_subscribe(
  _ playback: pentad_video_playback_ref?,
  _ delegate: UnsafePointer<pentad_video_playback_delegate>?,
  _ out: UnsafeMutablePointer<pentad_subscription_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let handle = try VideoPlaybackHandle.calling(playback)
    let player = try VideoPlayer(delegate)
    let subscription = player.subscription(handle.place)
    out.pointee = subscription.give()
    player.follow(handle.session, subscription)
  }
}
