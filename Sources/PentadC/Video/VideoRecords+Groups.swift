import CPentad
import PentadCore
import VideoFeedKit

extension VideoRecords {
  func groups(_ groups: [VideoGroup]) -> pentad_video_groups {
    pentad_video_groups(
      items: arena.array(groups.map { arena.record(record($0)) }), count: groups.count)
  }

  func record(_ group: VideoGroup) -> pentad_video_group {
    let key = arena.string(group.key.text)
    let broadcasts = group.broadcasts.map { arena.record(record($0, of: key)) }
    let comments = group.comments.map { arena.record(record($0, on: key)) }
    let lines = group.commentLines.map { arena.record(record($0)) }
    return pentad_video_group(
      key: key, video: arena.record(record(group.video)), broadcasts: arena.array(broadcasts),
      broadcast_count: broadcasts.count, comments: arena.array(comments),
      comment_count: comments.count, comment_lines: arena.array(lines),
      comment_line_count: lines.count, state: arena.record(record(group.state)),
      playability: arena.record(record(group.playability)), latest_share: group.latestShare,
      watched_fraction: group.state.watchedFraction(of: group.video.duration) ?? -1)
  }

  /// - Parameter key: the text of the broadcast's video, in the arena
  private func record(
    _ broadcast: Broadcast, of key: UnsafePointer<CChar>
  ) -> pentad_video_broadcast {
    pentad_video_broadcast(
      source: arena.string(broadcast.source.rawValue), id: arena.string(broadcast.id.id),
      video: key, sharer: sharer(broadcast.sharer), comment: arena.string(broadcast.comment),
      channel: arena.string(broadcast.channel?.id), roll: arena.string(broadcast.roll?.id),
      created_at: broadcast.createdAt, updated_at: broadcast.updatedAt.orNoTime,
      arrived_at: broadcast.arrivedAt.orNoTime, shared_at: broadcast.sharedAt,
      position: broadcast.marks.position ?? -1, is_liked: broadcast.marks.isLiked.mark,
      is_watch_later: broadcast.marks.isWatchLater.mark,
      is_watched: broadcast.marks.isWatched.mark)
  }

  /// - Parameter key: the text of the comment's video, in the arena
  private func record(
    _ comment: VideoComment, on key: UnsafePointer<CChar>
  ) -> pentad_video_comment {
    pentad_video_comment(
      source: arena.string(comment.id.source.rawValue), id: arena.string(comment.id.id),
      video: key, author: sharer(comment.author), text: arena.string(comment.text),
      parent: arena.string(comment.parent?.id), created_at: comment.createdAt,
      updated_at: comment.updatedAt.orNoTime)
  }

  private func record(_ line: CommentLine) -> pentad_video_comment_line {
    pentad_video_comment_line(
      source: arena.string(line.id.source.rawValue), id: arena.string(line.id.id),
      author: sharer(line.author), text: arena.string(line.text), created_at: line.createdAt,
      is_share: line.isShare)
  }

  func sharer(_ sharer: Sharer) -> UnsafePointer<pentad_video_sharer> {
    arena.record(
      pentad_video_sharer(
        id: arena.string(sharer.id), nickname: arena.string(sharer.nickname),
        name: arena.string(sharer.name), display_name: arena.string(sharer.displayName),
        image_url: arena.string(sharer.imageURL), origin: arena.string(sharer.origin.rawValue)))
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
