import CPentad
import PentadCore
import VideoFeedKit

/// Builds the records of VideoFeedKit in an arena, except those generated from the properties of a
/// value.
struct VideoRecords {
  let arena: Arena
  private let last = LastVideo()

  init(arena: Arena) { self.arena = arena }

  /// Returns the text of a video's key. The records of one video follow each other and share the
  /// text.
  func text(of key: VideoKey) -> UnsafePointer<CChar> {
    if let known = last.text, last.key == key { return known }
    let text = arena.string(key.text) as UnsafePointer<CChar>
    (last.key, last.text) = (key, text)
    return text
  }

  // MARK: Videos

  private func renditions(
    _ renditions: [MediaRendition]
  ) -> UnsafePointer<UnsafePointer<pentad_video_rendition>> {
    arena.array(renditions.map { arena.record(record($0)) })
  }

  func record(_ playability: Playability) -> pentad_video_playability {
    var record = pentad_video_playability(
      renditions: renditions([]), rendition_count: 0, url: nil, reason: nil, error_message: nil,
      kind: PENTAD_VIDEO_PLAYABILITY_KIND_UNKNOWN, status: PENTAD_OK,
      is_playable: playability.isPlayable, is_shown: playability.isShown)
    switch playability {
    case .unknown: break
    case .playable(let media):
      record.kind = PENTAD_VIDEO_PLAYABILITY_KIND_PLAYABLE
      (record.renditions, record.rendition_count) = (renditions(media), media.count)
    case .embedOnly(let embed):
      (record.kind, record.url) = (
        PENTAD_VIDEO_PLAYABILITY_KIND_EMBED_ONLY, arena.string(embed.url)
      )
    case .pageOnly(let page):
      (record.kind, record.url) = (PENTAD_VIDEO_PLAYABILITY_KIND_PAGE_ONLY, arena.string(page))
    case .unplayable(let reason):
      (record.kind, record.reason) = (
        PENTAD_VIDEO_PLAYABILITY_KIND_UNPLAYABLE, arena.string(reason.rawValue)
      )
    case .checkFailed(let error):
      (record.kind, record.status) = (PENTAD_VIDEO_PLAYABILITY_KIND_CHECK_FAILED, error.status)
      record.error_message = arena.string(error.message)
    }
    return record
  }

  // MARK: Times

  func record(_ time: RelativeTime) -> pentad_video_relative_time {
    var record = pentad_video_relative_time(
      text: arena.string(time.text), short_text: arena.string(time.shortText), count: 0,
      unit: PENTAD_VIDEO_TIME_UNIT_SECOND)
    switch time {
    case .now: break
    case .past(let count, let unit): (record.count, record.unit) = (-count, unit.code)
    case .future(let count, let unit): (record.count, record.unit) = (count, unit.code)
    }
    return record
  }
}

/// The video whose key was written last, and the position of the text.
private final class LastVideo {
  var key: VideoKey?
  var text: UnsafePointer<CChar>?
}
