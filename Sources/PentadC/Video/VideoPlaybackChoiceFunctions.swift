public import CPentad
import PentadCore
import VideoFeedKit

/// Plays a video of the list, or any other video.
///
/// - Parameters:
///   - playback: the playback
///   - video: the video
/// - Returns: `PENTAD_OK`: the state reports whether it can be played; `PENTAD_INVALID` for a text
///   that names no video; `PENTAD_CLOSED` when the feed was freed
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_select")
public func pentad_video_playback_select(
  _ playback: pentad_video_playback_ref?, _ video: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let key = try readVideo(video, "video")
    try VideoPlaybackHandle.session(playback).select(key)
  }
}

/// Plays the next, older video of the list; a no-op if there is none.
///
/// - Parameter playback: the playback
/// - Returns: `PENTAD_CLOSED` when the feed was freed
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_next")
public func pentad_video_playback_next(
  _ playback: pentad_video_playback_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try VideoPlaybackHandle.session(playback).next()
  }
}

/// Plays the previous, newer video of the list; a no-op if there is none.
///
/// - Parameter playback: the playback
/// - Returns: as pentad_video_playback_next()
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_previous")
public func pentad_video_playback_previous(
  _ playback: pentad_video_playback_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try VideoPlaybackHandle.session(playback).previous()
  }
}

/// Switches to another list. The current video keeps playing.
///
/// - Parameters:
///   - playback: the playback
///   - options: the list; NULL for the timeline
/// - Returns: `PENTAD_CLOSED` when the feed was freed; `PENTAD_MISUSE` for an unknown list or a
///   search without a text
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_show")
public func pentad_video_playback_show(
  _ playback: pentad_video_playback_ref?,
  _ options: UnsafePointer<pentad_video_playback_options>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let list = try FeedListKind(options)
    try VideoPlaybackHandle.session(playback).show(list)
  }
}

/// Performs a command of a remote control.
///
/// - Parameters:
///   - playback: the playback
///   - command: the command
///   - is_done: receives true if it was performed; false for SHARE, SCROLL_GUIDE, SHOW_HELP and
///     DONE, which the program must perform; NULL when not needed
/// - Returns: `PENTAD_CLOSED` when the feed was freed; `PENTAD_MISUSE` for an unknown command or
///   list, or if `playback`, `command` or a required field of it is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_perform")
public func pentad_video_playback_perform(
  _ playback: pentad_video_playback_ref?, _ command: UnsafePointer<pentad_video_command>?,
  _ is_done: UnsafeMutablePointer<Bool>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    is_done?.pointee = false
    let command = try RemoteCommand(command)
    let isDone = try VideoPlaybackHandle.session(playback).perform(command)
    is_done?.pointee = isDone
  }
}
