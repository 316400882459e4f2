public import CPentad
import PentadCore
import VideoFeedKit

/// Plays on; without a current video, the first of the list.
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

/// Stands still.
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

/// Plays on, or stands still.
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

/// Goes to a position. What lies between is not seen for that.
///
/// - Parameters:
///   - playback: the playback
///   - position: where, in milliseconds
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
      throw PentadError(.invalid, "no video has the position \(position)")
    }
    try VideoPlaybackHandle.session(playback).seek(to: position)
  }
}

/// Goes on, or back, as far as the video reaches.
///
/// - Parameters:
///   - playback: the playback
///   - span: by how much, in milliseconds; back when it is below 0
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
