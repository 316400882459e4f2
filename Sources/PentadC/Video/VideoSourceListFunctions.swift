public import CPentad
import PentadCore
import VideoFeedKit

/// Returns a source and its state.
///
/// - Parameters:
///   - feed: the feed
///   - source: the source
///   - out: receives the source
/// - Returns: `PENTAD_VIDEO_SOURCE_NOT_FOUND` when the user has no such source; `PENTAD_STORAGE`
///   when the store cannot be read; `PENTAD_CLOSED` when the feed is suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_source")
public func pentad_video_feed_source(
  _ feed: pentad_video_feed_ref?, _ source: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_source>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readSource(source)
    let status = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.source(id)
    }
    guard let status else { throw PentadError.noSuchSource }
    return OwnedRecord.give { VideoRecords(arena: $0).record(status) }
  }
}
