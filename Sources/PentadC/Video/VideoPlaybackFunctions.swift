public import CPentad
import PentadCore
import VideoFeedKit

/// A playback that the caller owns.
public typealias pentad_video_playback_ref = OpaquePointer

/// Begins the playback of a list of a feed with the program's own player. No video is selected yet.
///
/// The playback follows its list: the next video is always the next one in the current list. A
/// video is marked as watched when it begins to play. The position is recorded every five seconds
/// and at each pause. The watch-later mark of a video is removed when enough of it was watched.
/// Data that the store cannot accept, because it is suspended or its disk is full, is kept and
/// written later. The settings are those stored when the playback began.
///
/// - Parameters:
///   - feed: the feed; its callback thread or session also runs the callbacks of the playback
///   - options: the list; NULL for the timeline
///   - out: receives the playback
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the feed is
///   suspended; `PENTAD_MISUSE` for an unknown list or a search without a text
///
/// Ownership: the caller owns the playback; free it with pentad_video_playback_free(), before or
/// after its feed. Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_playback_open")
public func pentad_video_playback_open(
  _ feed: pentad_video_feed_ref?, _ options: UnsafePointer<pentad_video_playback_options>?,
  _ out: UnsafeMutablePointer<pentad_video_playback_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    // Borrow the handle only once: it may be freed while the store is read.
    let handle = try VideoHandle.borrow(feed, "feed")
    let list = try FeedListKind(options)
    let session = try runAndWait { [feed = handle.client] () async throws(PentadError) in
      try await feed.playback(list)
    }
    return VideoPlaybackHandle(session, handle.place).give()
  }
}

/// Stops a playback, and frees it. The player must release the video, and the last seconds are
/// recorded. If the store cannot accept them, they are lost; each failure is reported to the feed's
/// `did_fail`. A playback whose feed was freed is already stopped.
///
/// Subscriptions deliver what is already queued and then nothing more; free them separately. In the
/// child of a `fork()` the function only counts the playback as freed.
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

/// Returns the current video and its neighbours in the list.
///
/// - Parameters:
///   - playback: the playback
///   - out: receives the state
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

/// Registers a player, which receives the current video and all commands from now on.
///
/// Register it before a video is selected: earlier commands are not repeated.
///
/// - Parameters:
///   - playback: the playback
///   - delegate: the player, which is copied
///   - out: receives the subscription, before the first callback
/// - Returns: `PENTAD_CLOSED` after pentad_shutdown() and when the feed or its session was freed
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
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
