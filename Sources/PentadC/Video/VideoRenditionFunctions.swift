public import CPentad
import PentadCore
import VideoFeedKit

/// Chooses the file or stream of a video to play. An HLS stream, which adapts to the network, is
/// preferred. Otherwise it is a file within the limit of lines: the one that the source prefers, or
/// the one with the most lines. If all exceed the limit, it is the one with the fewest lines.
///
/// - Parameters:
///   - renditions: the files and streams, such as those of a pentad_video_video; NULL when `count`
///     is 0
///   - count: the number of renditions
///   - lines: the maximum useful height in pixels; 0 for no limit
///   - out: receives the index of the one to play, from 0
/// - Returns: `PENTAD_VIDEO_NOT_PLAYABLE` when there is none; `PENTAD_INVALID` for a rendition that
///   is not a playable video, and lines below 0; `PENTAD_MISUSE` if `renditions`, a required field
///   of it or `out` is missing, or for more items than an array can hold
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_rendition_best")
public func pentad_video_rendition_best(
  _ renditions: UnsafePointer<UnsafePointer<pentad_video_rendition>?>?, _ count: size_t,
  _ lines: Int64, _ out: UnsafeMutablePointer<size_t>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try require(out, "out")
    out.pointee = 0
    guard lines >= 0 else { throw PentadError(.invalid, "lines is \(lines)") }
    let all = try readItems(renditions, count, "renditions") { (item) throws(PentadError) in
      try MediaRendition(item.pointee)
    }
    guard let best = MediaRendition.best(of: all, lines: lines == 0 ? nil : Int(lines)),
      let place = all.firstIndex(of: best)
    else { throw PentadError(.notPlayable, "there is no file and no stream") }
    out.pointee = place
  }
}

extension MediaRendition {
  /// - Throws: `misuse` for NULL; `invalid` for text that is not UTF-8, and for a file that is not
  ///   a video
  fileprivate init(_ pointer: UnsafePointer<pentad_video_rendition>?) throws(PentadError) {
    let pointer = try require(pointer, "renditions")
    let url = try readText(readField(pointer, \.url), "rendition->url")
    let type = try readOptionalText(readField(pointer, \.type), "rendition->type")
    let bytes = readField(pointer, \.bytes)
    let given =
      Self(filePath: url, bytes: bytes)
      ?? Self(
        url: url, type: type, width: Int(readField(pointer, \.width)),
        height: Int(readField(pointer, \.height)), bitrate: Int(readField(pointer, \.bitrate)),
        bytes: bytes, isDefault: readField(pointer, \.is_default))
    guard let given else { throw PentadError(.invalid, "a rendition is no video") }
    self = given
  }
}
