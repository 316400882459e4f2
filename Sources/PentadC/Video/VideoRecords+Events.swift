import CPentad
import PentadCore
import VideoFeedKit

extension VideoRecords {
  func record(_ published: Published<VideoEvent>) -> pentad_video_event {
    var record = pentad_video_event(
      number: published.number, source: nil, video: nil, videos: nil, video_count: 0,
      playback: nil, error_message: nil, new_videos: 0, new_comments: 0, action: 0, rows_kept: 0,
      kind: published.event.code, step: PENTAD_VIDEO_ACTION_STEP_QUEUED,
      phase: PENTAD_VIDEO_START_UP_PHASE_OPENING, work: PENTAD_VIDEO_WORK_POLLING,
      status: PENTAD_OK,
      is_under_way: false, is_partial: false)
    switch published.event {
    case .reset: break
    case .sourceAdded(let id), .sourceChanged(let id), .sourceRemoved(let id),
      .accountChanged(let id):
      record.source = arena.string(id.rawValue)
    case .pendingChanged(let news), .feedApplied(let news):
      (record.new_videos, record.new_comments) = (Int64(news.videos), Int64(news.comments))
    case .videosChanged(let keys):
      (record.videos, record.video_count) = (arena.strings(keys.map(\.text)), keys.count)
    case .stateChanged(let key), .commentsChanged(let key), .contentURL(let key):
      record.video = arena.string(key.text)
    case .actionChanged(let change):
      (record.action, record.step) = (change.id, change.step.code)
      record.video = arena.string(change.video.text)
    case .storeRecovered(let rows, let isPartial):
      (record.rows_kept, record.is_partial) = (Int64(rows), isPartial)
    case .startUp(let phase): record.phase = phase.code
    case .polling(let id, let isUnderWay):
      (record.source, record.is_under_way) = (arena.string(id.rawValue), isUnderWay)
    case .playback(let state): record.playback = arena.record(self.record(state))
    case .failed(let failure): set(failure, in: &record)
    }
    return record
  }

  private func set(_ failure: VideoFailure, in record: inout pentad_video_event) {
    record.work = failure.work.code
    record.source = arena.string(failure.source?.rawValue)
    record.video = arena.string(failure.video?.text)
    record.status = failure.error.status
    record.error_message = arena.string(failure.error.message)
  }
}

extension VideoEvent {
  fileprivate var code: pentad_video_event_kind {
    switch self {
    case .reset: PENTAD_VIDEO_EVENT_KIND_RESET
    case .sourceAdded: PENTAD_VIDEO_EVENT_KIND_SOURCE_ADDED
    case .sourceChanged: PENTAD_VIDEO_EVENT_KIND_SOURCE_CHANGED
    case .sourceRemoved: PENTAD_VIDEO_EVENT_KIND_SOURCE_REMOVED
    case .pendingChanged: PENTAD_VIDEO_EVENT_KIND_PENDING_CHANGED
    case .feedApplied: PENTAD_VIDEO_EVENT_KIND_FEED_APPLIED
    case .videosChanged: PENTAD_VIDEO_EVENT_KIND_VIDEOS_CHANGED
    case .stateChanged: PENTAD_VIDEO_EVENT_KIND_STATE_CHANGED
    case .actionChanged: PENTAD_VIDEO_EVENT_KIND_ACTION_CHANGED
    case .accountChanged: PENTAD_VIDEO_EVENT_KIND_ACCOUNT_CHANGED
    case .commentsChanged: PENTAD_VIDEO_EVENT_KIND_COMMENTS_CHANGED
    case .storeRecovered: PENTAD_VIDEO_EVENT_KIND_STORE_RECOVERED
    case .startUp: PENTAD_VIDEO_EVENT_KIND_START_UP
    case .polling: PENTAD_VIDEO_EVENT_KIND_POLLING
    case .contentURL: PENTAD_VIDEO_EVENT_KIND_CONTENT_URL
    case .playback: PENTAD_VIDEO_EVENT_KIND_PLAYBACK
    case .failed: PENTAD_VIDEO_EVENT_KIND_FAILED
    }
  }
}
