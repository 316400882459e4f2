public import CPentad
import PentadCore
import VideoFeedKit

/// Reads events of the log, for a program that asks rather than listens.
///
/// Begin after pentad_video_feed_last_event(), or after the last event that was seen, in an earlier
/// process perhaps. When that is older than the log, as 0 is, there is a RESET alone, with the
/// number to go on after.
///
/// - Parameters:
///   - feed: the feed
///   - after: the number of the last event that was seen
///   - limit: how many at most; 0 for 256
///   - out: receives the events; none when there are no more
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the feed is
///   suspended; `PENTAD_MISUSE` for a limit that no list has
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

/// The number of the newest event of the log: whoever begins after it sees what comes from now on.
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
