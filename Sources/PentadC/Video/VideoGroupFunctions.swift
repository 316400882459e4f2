public import CPentad
import PentadCore
import VideoFeedKit

/// A video with those who shared it, and the comments on it that are stored: 1,000 of each at most.
///
/// - Parameters:
///   - feed: the feed
///   - video: the video: `youtube:BmzSEYNTkHA`
///   - out: receives the video
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_VIDEO_NOT_FOUND` when it is in no list; `PENTAD_STORAGE` when
///   the store cannot be read; `PENTAD_CLOSED` when the feed is suspended; `PENTAD_INVALID` for a
///   text that is not UTF-8 or names no video; `PENTAD_MISUSE` if `feed`, `video` or `out` is
///   missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the video is the caller's; free it with pentad_video_group_free().
/// Threads: any. Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_video")
public func pentad_video_feed_video(
  _ feed: pentad_video_feed_ref?, _ video: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_group>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let key = try readVideo(video, "video")
    guard let group = try VideoHandle.feed(feed).videosNow([key]).first else {
      throw PentadError(.videoNotFound, "the video is in no list")
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(group) }
  }
}

/// Frees a video.
///
/// - Parameter group: the group; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_group_free")
public func pentad_video_group_free(_ group: UnsafeMutablePointer<pentad_video_group>?) {
  OwnedRecord.free(group)
}

/// What the user has done with a video, whether it is in a list or not.
///
/// - Parameters:
///   - feed: the feed
///   - video: the video: `youtube:BmzSEYNTkHA`
///   - out: receives what the user has done
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the
///   feed is suspended; `PENTAD_INVALID` for a text that is not UTF-8 or names no video;
///   `PENTAD_MISUSE` if `feed`, `video` or `out` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: the state is the caller's; free it with pentad_video_state_free().
/// Threads: any. Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_state")
public func pentad_video_feed_state(
  _ feed: pentad_video_feed_ref?, _ video: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_state>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let key = try readVideo(video, "video")
    let state = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.state(of: key)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(state) }
  }
}

/// Frees what the user has done with a video.
///
/// - Parameter state: the state; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_state_free")
public func pentad_video_state_free(_ state: UnsafeMutablePointer<pentad_video_state>?) {
  OwnedRecord.free(state)
}

/// Whether a video can be watched, and how, as far as is known. What is due is looked up by itself.
///
/// - Parameters:
///   - feed: the feed
///   - video: the video: `youtube:BmzSEYNTkHA`
///   - out: receives what is known
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_VIDEO_NOT_FOUND` when it is in no list; `PENTAD_STORAGE` when
///   the store cannot be read; `PENTAD_CLOSED` when the feed is suspended; `PENTAD_INVALID` for a
///   text that is not UTF-8 or names no video; `PENTAD_MISUSE` if `feed`, `video` or `out` is
///   missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Ownership: what is known is the caller's; free it with pentad_video_playability_free().
/// Threads: any. Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_playability")
public func pentad_video_feed_playability(
  _ feed: pentad_video_feed_ref?, _ video: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_playability>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let key = try readVideo(video, "video")
    let playability = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.playability(of: key)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(playability) }
  }
}

/// Frees what is known of a video.
///
/// - Parameter playability: the playability; NULL does nothing
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_playability_free")
public func pentad_video_playability_free(
  _ playability: UnsafeMutablePointer<pentad_video_playability>?
) {
  OwnedRecord.free(playability)
}
