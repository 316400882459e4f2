public import CPentad
import PentadCore
import VideoFeedKit

/// Resumes playback; without a current video, plays the first of the list.
///
/// - Parameter playback: the playback
/// - Returns: `PENTAD_CLOSED` when the feed was freed
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_play")
public func pentad_video_playback_play(
  _ playback: pentad_video_playback_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try VideoPlaybackHandle.session(playback).play()
  }
}

/// Pauses playback.
///
/// - Parameter playback: the playback
/// - Returns: as pentad_video_playback_play()
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_pause")
public func pentad_video_playback_pause(
  _ playback: pentad_video_playback_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try VideoPlaybackHandle.session(playback).pause()
  }
}

/// Resumes or pauses playback.
///
/// - Parameter playback: the playback
/// - Returns: as pentad_video_playback_play()
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_toggle_play")
public func pentad_video_playback_toggle_play(
  _ playback: pentad_video_playback_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try VideoPlaybackHandle.session(playback).togglePlay()
  }
}

/// Seeks to a position. The skipped part does not count as watched.
///
/// - Parameters:
///   - playback: the playback
///   - position: the position in milliseconds
/// - Returns: as pentad_video_playback_play(), and `PENTAD_INVALID` for a position below 0
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_seek")
public func pentad_video_playback_seek(
  _ playback: pentad_video_playback_ref?, _ position: Int64,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    guard position >= 0 else {
      throw PentadError(.invalid, "\(position) is not a position in a video")
    }
    try VideoPlaybackHandle.session(playback).seek(to: position)
  }
}

/// Skips forward or back, within the video.
///
/// - Parameters:
///   - playback: the playback
///   - span: the time to skip, in milliseconds; negative to skip back
/// - Returns: as pentad_video_playback_play()
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_skip")
public func pentad_video_playback_skip(
  _ playback: pentad_video_playback_ref?, _ span: Int64,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try VideoPlaybackHandle.session(playback).skip(by: span)
  }
}
