public import CPentad
import PentadCore
import VideoFeedKit

/// Reports the player's position: about once a second during playback, and when it starts or
/// pauses. A late report for a video that is no longer the current one is ignored.
///
/// - Parameters:
///   - playback: the playback
///   - video: the video; NULL for the current one
///   - position: the position in milliseconds
///   - duration: the duration of the video in milliseconds; 0 if the player does not know it
///   - is_playing: true if the player is playing
/// - Returns: `PENTAD_INVALID` for a position or a duration below 0, and for a text that is not
///   UTF-8 or names no video; `PENTAD_CLOSED` when the feed was freed
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_report")
public func pentad_video_playback_report(
  _ playback: pentad_video_playback_ref?, _ video: UnsafePointer<CChar>?, _ position: Int64,
  _ duration: Int64, _ is_playing: Bool, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let key = try readOptionalVideo(video, "video")
    guard position >= 0, duration >= 0 else {
      throw PentadError(.invalid, "\(position) of \(duration) is not a position in a video")
    }
    try VideoPlaybackHandle.session(playback).report(
      position: position, duration: duration == 0 ? nil : duration, isPlaying: is_playing, of: key)
  }
}

/// Reports that the player has reached the end of a video.
///
/// - Parameters:
///   - playback: the playback
///   - video: the video; NULL for the current one
/// - Returns: `PENTAD_INVALID` for a text that names no video; `PENTAD_CLOSED` when the feed was
///   freed
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_report_end")
public func pentad_video_playback_report_end(
  _ playback: pentad_video_playback_ref?, _ video: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let key = try readOptionalVideo(video, "video")
    try VideoPlaybackHandle.session(playback).reportEnd(of: key)
  }
}

/// Reports that the player cannot play a video. Its URL may have expired: a new one is requested,
/// at most once a minute.
///
/// - Parameters:
///   - playback: the playback
///   - video: the video; NULL for the current one
///   - why: the player's error, for the state, such as `PENTAD_OFFLINE`
///   - message: one sentence about the error for a person; NULL for none
/// - Returns: `PENTAD_INVALID` for a text that names no video; `PENTAD_CLOSED` when the feed was
///   freed; `PENTAD_MISUSE` if `why` is `PENTAD_OK`
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_playback_report_failure")
public func pentad_video_playback_report_failure(
  _ playback: pentad_video_playback_ref?, _ video: UnsafePointer<CChar>?, _ why: pentad_status,
  _ message: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let key = try readOptionalVideo(video, "video")
    let message = try readOptionalText(message, "message")
    guard why != PENTAD_OK else { throw PentadError(.misuse, "why is PENTAD_OK") }
    let code = PentadError.Code(rawValue: Int32(truncatingIfNeeded: why.rawValue))
    try VideoPlaybackHandle.session(playback).reportFailure(
      PentadError(code, message ?? "the player cannot play the video"), of: key)
  }
}
