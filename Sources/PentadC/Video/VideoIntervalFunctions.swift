public import CPentad
import PentadCore
import VideoFeedKit

/// Returns the minimum interval between two automatic requests to a source: half an hour unless
/// pentad_video_feed_set_refresh_interval() has set another one. A source may ask for a longer one.
///
/// - Parameters:
///   - feed: the feed of videos
///   - source: a source; NULL for the interval of sources without one of their own
///   - out: receives the interval in milliseconds
/// - Returns: `PENTAD_VIDEO_SOURCE_NOT_FOUND`; `PENTAD_STORAGE` when the store cannot be read;
///   `PENTAD_CLOSED` when the feed is suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_refresh_interval")
public func pentad_video_feed_refresh_interval(
  _ feed: pentad_video_feed_ref?, _ source: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<Int64>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try require(out, "out")
    out.pointee = 0
    let id = try readOptionalText(source, "source").map { SourceID($0) }
    out.pointee = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.refreshInterval(of: id)
    }
  }
}

/// Sets the minimum interval between two automatic requests to a source.
///
/// - Parameters:
///   - feed: the feed of videos
///   - source: a source; NULL for all sources without an interval of their own
///   - interval: 60,000 to 86,400,000 milliseconds; 0 for the default
/// - Returns: `PENTAD_VIDEO_SOURCE_NOT_FOUND`; `PENTAD_STORAGE` when the store cannot be written;
///   `PENTAD_CLOSED` when the feed is suspended; `PENTAD_INVALID` for another interval, and for a
///   text that is not UTF-8
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_video_feed_set_refresh_interval")
public func pentad_video_feed_set_refresh_interval(
  _ feed: pentad_video_feed_ref?, _ source: UnsafePointer<CChar>?, _ interval: Int64,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readOptionalText(source, "source").map { SourceID($0) }
    try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.setRefreshInterval(interval == 0 ? nil : interval, of: id)
    }
  }
}
