import CPentad
import PentadCore
import VideoFeedKit

/// Puts the records of videos and of those who shared them together in an arena.
struct VideoRecords {
  let arena: Arena

  // MARK: Videos

  func record(_ video: Video) -> pentad_video_video {
    pentad_video_video(
      key: arena.string(video.key.text), provider: arena.string(video.key.provider.rawValue),
      id: arena.string(video.key.id), title: arena.string(video.title),
      summary: arena.string(video.summary), author: arena.string(video.author),
      images: arena.array(video.images.map { arena.record(record($0)) }),
      image_count: video.images.count, media: renditions(video.media),
      media_count: video.media.count, embed_url: arena.string(video.embed?.url),
      page_url: arena.string(video.pageURL), unplayable: arena.string(video.unplayable?.rawValue),
      duration: video.duration ?? 0, published_at: video.publishedAt.orNoTime,
      play_count: video.playCount.orUnknown, is_live: video.isLive)
  }

  private func record(_ image: VideoImage) -> pentad_video_image {
    pentad_video_image(
      url: arena.string(image.url), width: Int64(image.width ?? 0),
      height: Int64(image.height ?? 0))
  }

  private func renditions(
    _ renditions: [MediaRendition]
  ) -> UnsafePointer<UnsafePointer<pentad_video_rendition>> {
    arena.array(renditions.map { arena.record(record($0)) })
  }

  func record(_ rendition: MediaRendition) -> pentad_video_rendition {
    pentad_video_rendition(
      url: arena.string(rendition.url), type: arena.string(rendition.type),
      width: Int64(rendition.width ?? 0), height: Int64(rendition.height ?? 0),
      bitrate: Int64(rendition.bitrate ?? 0), bytes: rendition.bytes ?? -1,
      kind: rendition.kind.code, is_default: rendition.isDefault)
  }

  func record(_ playability: Playability) -> pentad_video_playability {
    var record = pentad_video_playability(
      renditions: renditions([]), rendition_count: 0, url: nil, reason: nil, error_message: nil,
      kind: PENTAD_VIDEO_PLAYABILITY_UNKNOWN, status: PENTAD_OK,
      is_playable: playability.isPlayable, is_shown: playability.isShown)
    switch playability {
    case .unknown: break
    case .playable(let media):
      record.kind = PENTAD_VIDEO_PLAYABILITY_PLAYABLE
      (record.renditions, record.rendition_count) = (renditions(media), media.count)
    case .embedOnly(let embed):
      (record.kind, record.url) = (PENTAD_VIDEO_PLAYABILITY_EMBED_ONLY, arena.string(embed.url))
    case .pageOnly(let page):
      (record.kind, record.url) = (PENTAD_VIDEO_PLAYABILITY_PAGE_ONLY, arena.string(page))
    case .unplayable(let reason):
      (record.kind, record.reason) = (
        PENTAD_VIDEO_PLAYABILITY_UNPLAYABLE, arena.string(reason.rawValue)
      )
    case .checkFailed(let error):
      (record.kind, record.status) = (PENTAD_VIDEO_PLAYABILITY_CHECK_FAILED, error.status)
      record.error_message = arena.string(error.message)
    }
    return record
  }

  // MARK: Times

  func record(_ time: RelativeTime) -> pentad_video_relative_time {
    var record = pentad_video_relative_time(
      text: arena.string(time.text), short_text: arena.string(time.shortText), count: 0,
      unit: PENTAD_VIDEO_SECOND)
    switch time {
    case .now: break
    case .past(let count, let unit): (record.count, record.unit) = (-count, unit.code)
    case .future(let count, let unit): (record.count, record.unit) = (count, unit.code)
    }
    return record
  }
}
