import CPentad
import PentadCore
import VideoFeedKit

extension VideoRecords {
  func watched_fraction(of group: VideoGroup) -> Double {
    group.state.watchedFraction(of: group.video.duration) ?? -1
  }

  func record(_ broadcast: Broadcast) -> pentad_video_broadcast {
    pentad_video_broadcast(
      source: arena.string(broadcast.source.rawValue), id: arena.string(broadcast.id.id),
      video: text(of: broadcast.video), sharer: arena.record(record(broadcast.sharer)),
      comment: arena.string(broadcast.comment),
      channel: arena.string(broadcast.channel?.id), roll: arena.string(broadcast.roll?.id),
      created_at: broadcast.createdAt, updated_at: broadcast.updatedAt.orNoTime,
      arrived_at: broadcast.arrivedAt.orNoTime, shared_at: broadcast.sharedAt,
      position: broadcast.marks.position ?? -1, is_liked: broadcast.marks.isLiked.mark,
      is_watch_later: broadcast.marks.isWatchLater.mark,
      is_watched: broadcast.marks.isWatched.mark)
  }

  func record(_ state: ViewState) -> pentad_video_state {
    let spans = state.spans.spans.map {
      pentad_video_span(start: $0.lowerBound, end: $0.upperBound)
    }
    return pentad_video_state(
      spans: arena.array(spans), span_count: spans.count, seen: state.spans.covered(),
      position: state.position, changed_at: state.changedAt.orNoTime, is_liked: state.isLiked,
      is_watch_later: state.isWatchLater, is_watched: state.isWatched)
  }
}
