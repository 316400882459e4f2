public import CPentad
import PentadCore
import VideoFeedKit

/// Which of the files and streams of a video to play: an HLS stream, which fits itself to the network, else
/// a file that has not too many lines, the one that the source prefers or that has the most; when all have
/// too many, the one with the fewest.
///
/// - Parameters:
///   - renditions: the files and streams, such as a pentad_video_video has them; NULL when `count` is 0
///   - count: how many
///   - lines: how many pixels down are worth it; 0 for any number
///   - out: receives the place of the one to play, from 0
/// - Returns: `PENTAD_VIDEO_NOT_PLAYABLE` when there is none; `PENTAD_INVALID` for what is no video
///   that can be played, and lines below 0; `PENTAD_MISUSE` if `renditions`, something in it or
///   `out` is missing, or for more than any array has
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
  /// - Throws: `misuse` for NULL; `invalid` for what is not UTF-8, and what is no video
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
