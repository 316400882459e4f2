public import CPentad
import PentadCore
import VideoFeedKit

/// Plays a video of the list, or any other.
///
/// - Parameters:
///   - playback: the playback
///   - video: the video
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`: whether it can be played is told by the state; `PENTAD_INVALID` for a text
///   that is not UTF-8 or names no video; `PENTAD_CLOSED` when the feed was freed; `PENTAD_MISUSE` if
///   `playback` or `video` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: no. Since: 0.1
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

/// Plays the next video of the list, which is older; nothing happens where there is none.
///
/// - Parameters:
///   - playback: the playback
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_CLOSED` when the feed was freed; `PENTAD_MISUSE` if `playback` is
///   missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_next")
public func pentad_video_playback_next(
  _ playback: pentad_video_playback_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try VideoPlaybackHandle.session(playback).next()
  }
}

/// Plays the video before, which is newer; nothing happens where there is none.
///
/// - Parameters:
///   - playback: the playback
///   - error: receives what went wrong; may be NULL
/// - Returns: as pentad_video_playback_next()
///
/// Threads: any. Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_previous")
public func pentad_video_playback_previous(
  _ playback: pentad_video_playback_ref?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try VideoPlaybackHandle.session(playback).previous()
  }
}

/// Goes on with another list. The current video stays.
///
/// - Parameters:
///   - playback: the playback
///   - options: which list; NULL for the timeline
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_INVALID` for a text that is not UTF-8; `PENTAD_CLOSED` when the feed
///   was freed; `PENTAD_MISUSE` for a wrong `struct_size`, a list that there is not, a search without a
///   text, or if `playback` is missing; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: no. Since: 0.1
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

/// Does what somebody with a remote control wants.
///
/// - Parameters:
///   - playback: the playback
///   - command: what is wanted
///   - is_done: receives whether it is done: not what is the program's to do, SHARE, SCROLL_GUIDE,
///     SHOW_HELP and DONE; NULL when not needed
///   - error: receives what went wrong; may be NULL
/// - Returns: `PENTAD_OK`; `PENTAD_INVALID` for a position below 0 and a text that is not UTF-8;
///   `PENTAD_CLOSED` when the feed was freed; `PENTAD_MISUSE` for a wrong `struct_size`, a command or a
///   list that there is not, or if `playback`, `command` or what it needs is missing;
///   `PENTAD_UNSUPPORTED` after `fork()`
///
/// Threads: any. Blocks: no. Since: 0.1
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
