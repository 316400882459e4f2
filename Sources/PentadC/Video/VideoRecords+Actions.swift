import CPentad
import PentadCore
import VideoFeedKit

extension VideoRecords {
  func actions(_ actions: [PendingAction]) -> pentad_video_actions {
    pentad_video_actions(
      items: arena.array(actions.map { arena.record(record($0)) }), count: actions.count)
  }

  private func record(_ action: PendingAction) -> pentad_video_action {
    var record = pentad_video_action(
      id: action.id, video: arena.string(action.video.text),
      source: arena.string(action.source.rawValue), share: nil,
      error_message: arena.string(action.failure?.message), position: 0,
      attempts: Int64(action.attempts), kind: PENTAD_VIDEO_ACTION_LIKE, step: action.step.code,
      status: action.failure?.status ?? PENTAD_OK, is_on: false)
    switch action.kind {
    case .like(let isOn): record.is_on = isOn
    case .watchLater(let isOn):
      (record.kind, record.is_on) = (PENTAD_VIDEO_ACTION_WATCH_LATER, isOn)
    case .watched: (record.kind, record.is_on) = (PENTAD_VIDEO_ACTION_WATCHED, true)
    case .progress(let position):
      (record.kind, record.position) = (PENTAD_VIDEO_ACTION_PROGRESS, position)
    case .share(let draft):
      (record.kind, record.share) = (PENTAD_VIDEO_ACTION_SHARE, arena.record(self.record(draft)))
    }
    return record
  }

  private func record(_ draft: ShareDraft) -> pentad_video_share {
    pentad_video_share(
      video: arena.string(draft.video.text),
      broadcast_source: arena.string(draft.broadcast?.source.rawValue),
      broadcast_id: arena.string(draft.broadcast?.id), text: arena.string(draft.text),
      destinations: arena.strings(draft.destinations.map(\.rawValue)),
      destination_count: draft.destinations.count, recipients: arena.strings(draft.recipients),
      recipient_count: draft.recipients.count)
  }

  // MARK: A share while it is written

  func report(_ composer: ShareComposer) -> pentad_video_share_report {
    let problems = composer.problems.map { arena.record(record($0)) }
    return pentad_video_share_report(
      problems: arena.array(problems), problem_count: problems.count,
      services: services(composer.services), service_count: composer.services.count,
      remaining: Int64(composer.remaining ?? 0), is_limited: composer.remaining != nil)
  }

  private func record(_ problem: ShareComposer.Problem) -> pentad_video_share_problem {
    let (text, kind): (String?, pentad_video_share_problem_kind) =
      switch problem {
      case .tooLong(let origin): (origin.rawValue, PENTAD_VIDEO_PROBLEM_TOO_LONG)
      case .noDestination: (nil, PENTAD_VIDEO_PROBLEM_NO_DESTINATION)
      case .noRecipient: (nil, PENTAD_VIDEO_PROBLEM_NO_RECIPIENT)
      case .badRecipient(let text): (text, PENTAD_VIDEO_PROBLEM_BAD_RECIPIENT)
      case .notConnected(let origin): (origin.rawValue, PENTAD_VIDEO_PROBLEM_NOT_CONNECTED)
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
