public import CPentad
import PentadCore
import VideoFeedKit

/// The user's sources and how they are, in the order in which they were added.
///
/// - Parameters:
///   - feed: the feed
///   - out: receives the sources
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the
///   feed is suspended; `PENTAD_MISUSE` if `feed` or `out` is missing; `PENTAD_UNSUPPORTED` after
///   `fork()`
///
/// Ownership: the sources are the caller's; free them with pentad_video_sources_free().
/// Threads: any. Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_sources")
public func pentad_video_feed_sources(
  _ feed: pentad_video_feed_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_sources>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let sources = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.sources()
    }
    return OwnedRecord.give { VideoRecords(arena: $0).sources(sources) }
  }
}

/// Frees sources.
///
/// - Parameter sources: the sources; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_sources_free")
public func pentad_video_sources_free(_ sources: UnsafeMutablePointer<pentad_video_sources>?) {
  OwnedRecord.free(sources)
}

/// A source, and how it is.
///
/// - Parameters:
///   - feed: the feed
///   - source: the source
///   - out: receives the source
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_VIDEO_SOURCE_NOT_FOUND` when the user has no such source;
///   `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the feed is suspended;
///   `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_MISUSE` if `feed`, `source` or `out` is
///   missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the source is the caller's; free it with pentad_video_source_free().
/// Threads: any. Blocks: while the store is read. Since: 0.1
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
    guard let status else { throw PentadError(.sourceNotFound, "there is no such source") }
    return OwnedRecord.give { VideoRecords(arena: $0).record(status) }
  }
}

/// Frees a source.
///
/// - Parameter source: the source; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_source_free")
public func pentad_video_source_free(_ source: UnsafeMutablePointer<pentad_video_source>?) {
  OwnedRecord.free(source)
}
