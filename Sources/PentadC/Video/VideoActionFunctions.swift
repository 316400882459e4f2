public import CPentad
import PentadCore
import VideoFeedKit

/// Adds a video to the watch-later list, or removes it. Otherwise like pentad_video_feed_like().
///
/// - Parameters:
///   - feed: the feed
///   - video: the video
///   - is_watch_later: true to add it, false to remove it
/// - Returns: as pentad_video_feed_like()
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_video_feed_set_watch_later")
public func pentad_video_feed_set_watch_later(
  _ feed: pentad_video_feed_ref?, _ video: UnsafePointer<CChar>?, _ is_watch_later: Bool,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let key = try readVideo(video, "video")
    _ = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      is_watch_later ? try await feed.watchLater(key) : try await feed.unwatchLater(key)
    }
  }
}

/// Records the user's position in a video, and the parts that were watched since the last call. A
/// playback does this automatically.
///
/// - Parameters:
///   - feed: the feed
///   - video: the video
///   - position: the position in milliseconds
///   - seen: the watched parts, in any order; NULL when `count` is 0
///   - count: the number of parts
/// - Returns: as pentad_video_feed_like(); also `PENTAD_INVALID` for a position below 0 and for a
///   part that begins below 0 or ends before it begins, `PENTAD_MISUSE` if `seen` is missing, or
///   for more parts than an array can hold
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_video_feed_set_position")
public func pentad_video_feed_set_position(
  _ feed: pentad_video_feed_ref?, _ video: UnsafePointer<CChar>?, _ position: Int64,
  _ seen: UnsafePointer<pentad_video_span>?, _ count: size_t,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let key = try readVideo(video, "video")
    guard position >= 0 else {
      throw PentadError(.invalid, "\(position) is not a position in a video")
    }
    let spans = try readSpans(seen, count)
    _ = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.setPosition(position, for: key, seen: spans)
    }
  }
}

/// Reads the watched parts of a caller.
///
/// - Throws: `misuse` as `readItems`; `invalid` for a part that is out of range
private func readSpans(
  _ seen: UnsafePointer<pentad_video_span>?, _ count: Int
) throws(PentadError) -> WatchedSpans {
  var spans = WatchedSpans()
  let parts = try readItems(seen, count, "seen") { (span) throws(PentadError) in
    let (start, end) = (span.pointee.start, span.pointee.end)
    guard start >= 0, start <= end else {
      throw PentadError(.invalid, "\(start) to \(end) is not a part of a video")
    }
    return (start, end)
  }
  for (start, end) in parts { spans.insert(from: start, to: end) }
  return spans
}
