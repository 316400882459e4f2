public import CPentad
import PentadCore
import VideoFeedKit

/// Reads events of the log, for a program that polls instead of subscribing.
///
/// Start with pentad_video_feed_last_event(), or with the last event that was seen, perhaps in an
/// earlier process. If that event is no longer in the log, as 0 never is, the only result is a
/// RESET, with the number to continue after.
///
/// - Parameters:
///   - feed: the feed
///   - after: the number of the last event that was seen
///   - limit: the maximum number; 0 for 256
///   - out: receives the events; an empty list if there are no more
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the feed is
///   suspended; `PENTAD_MISUSE` for a limit too large for a list
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_read_events")
public func pentad_video_feed_read_events(
  _ feed: pentad_video_feed_ref?, _ after: UInt64, _ limit: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_events>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let limit = try readLimit(limit, "limit", default: 256)
    let events = try VideoHandle.client(feed).readEventsNow(after: after, limit: limit)
    return OwnedRecord.give { VideoRecords(arena: $0).record(events) }
  }
}

/// Returns the number of the newest event of the log. A reader that starts after it sees only new
/// events.
///
/// - Parameters:
///   - feed: the feed
///   - out: receives the number
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the feed is
///   suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_last_event")
public func pentad_video_feed_last_event(
  _ feed: pentad_video_feed_ref?, _ out: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try require(out, "out")
    out.pointee = 0
    out.pointee = try VideoHandle.client(feed).lastEventNow()
  }
}
