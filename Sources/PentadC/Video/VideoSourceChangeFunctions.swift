public import CPentad
import PentadCore
import VideoFeedKit

/// Adds a folder of video files of this machine. It is scanned on the same schedule as servers, and
/// needs no network.
///
/// - Parameters:
///   - feed: the feed
///   - folder: the absolute path of the folder, which may not exist yet
///   - out: receives the source; the existing one if the user already has it
/// - Returns: `PENTAD_STORAGE` when the store cannot be written; `PENTAD_CLOSED` when the feed is
///   suspended; `PENTAD_INVALID` for a path that does not begin with `/` or is too long
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_video_feed_add_folder")
public func pentad_video_feed_add_folder(
  _ feed: pentad_video_feed_ref?, _ folder: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_source>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let folder = try FolderSource(folder: readText(folder, "folder"))
    let source = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.add(folder)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(source) }
  }
}

/// Pauses or resumes requests to a source. Its videos stay in the lists.
///
/// - Parameters:
///   - feed: the feed
///   - source: the source
///   - is_paused: true to pause, false to resume
/// - Returns: `PENTAD_VIDEO_SOURCE_NOT_FOUND`; `PENTAD_STORAGE` when the store cannot be written;
///   `PENTAD_CLOSED` when the feed is suspended
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_video_feed_pause_source")
public func pentad_video_feed_pause_source(
  _ feed: pentad_video_feed_ref?, _ source: UnsafePointer<CChar>?, _ is_paused: Bool,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readSource(source)
    try VideoHandle.wait(feed) { feed async throws(PentadError) in
      if is_paused { try await feed.pauseSource(id) } else { try await feed.resumeSource(id) }
    }
  }
}
