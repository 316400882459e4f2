import CPentad
import PentadCore
import VideoFeedKit

extension VideoRecords {
  func record(_ action: PendingAction) -> pentad_video_action {
    var record = pentad_video_action(
      id: action.id, video: arena.string(action.video.text),
      source: arena.string(action.source.rawValue), share: nil,
      error_message: arena.string(action.failure?.message), position: 0,
      attempts: Int64(action.attempts), kind: PENTAD_VIDEO_ACTION_KIND_LIKE, step: action.step.code,
      status: action.failure?.status ?? PENTAD_OK, is_on: false)
    switch action.kind {
    case .like(let isOn): record.is_on = isOn
    case .watchLater(let isOn):
      (record.kind, record.is_on) = (PENTAD_VIDEO_ACTION_KIND_WATCH_LATER, isOn)
    case .watched: (record.kind, record.is_on) = (PENTAD_VIDEO_ACTION_KIND_WATCHED, true)
    case .progress(let position):
      (record.kind, record.position) = (PENTAD_VIDEO_ACTION_KIND_PROGRESS, position)
    case .share(let draft):
      (record.kind, record.share) = (
        PENTAD_VIDEO_ACTION_KIND_SHARE, arena.record(self.record(draft))
      )
    }
    return record
  }

  // MARK: A share while it is written

  func is_limited(of composer: ShareComposer) -> Bool { composer.remaining != nil }

  func record(_ problem: ShareComposer.Problem) -> pentad_video_share_problem {
    let (text, kind): (String?, pentad_video_share_problem_kind) =
      switch problem {
      case .tooLong(let origin): (origin.rawValue, PENTAD_VIDEO_SHARE_PROBLEM_KIND_TOO_LONG)
      case .noDestination: (nil, PENTAD_VIDEO_SHARE_PROBLEM_KIND_NO_DESTINATION)
      case .noRecipient: (nil, PENTAD_VIDEO_SHARE_PROBLEM_KIND_NO_RECIPIENT)
      case .badRecipient(let text): (text, PENTAD_VIDEO_SHARE_PROBLEM_KIND_BAD_RECIPIENT)
      case .notConnected(let origin):
        (origin.rawValue, PENTAD_VIDEO_SHARE_PROBLEM_KIND_NOT_CONNECTED)
      }
    return pentad_video_share_problem(text: arena.string(text), kind: kind)
  }

  // MARK: What can be counted

  func record(_ event: StatisticsEvent) -> pentad_video_statistics {
    switch event {
    case .counted(let counter):
      pentad_video_statistics(
        counter: arena.string(counter.rawValue), number: 0, time: Int64?.none.orNoTime,
        has_focus: false, was_active: false, is_playing: false)
    case .heartbeat(let beat):
      pentad_video_statistics(
        counter: nil, number: Int64(beat.number), time: beat.time, has_focus: beat.hasFocus,
        was_active: beat.wasActive, is_playing: beat.isPlaying)
    }
  }
}
