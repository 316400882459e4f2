import CPentad
import PentadCore
import VideoFeedKit

extension VideoRecords {
  func record(_ state: PlaybackState) -> pentad_video_playing {
    var record = pentad_video_playing(
      current: arena.string(state.current?.text), next: arena.string(state.next?.text),
      previous: arena.string(state.previous?.text),
      highlighted: arena.string(state.highlighted?.text), error_message: nil,
      position: state.position, duration: state.duration ?? 0, phase: state.phase.code,
      status: PENTAD_OK)
    if case .failed(let error) = state.phase {
      (record.status, record.error_message) = (error.status, arena.string(error.message))
    }
    return record
  }

  func record(_ order: PlayerOrder) -> pentad_video_player_order {
    switch order {
    case .load(let content, let position):
      pentad_video_player_order(
        content: arena.record(record(content)), position: position,
        kind: PENTAD_VIDEO_ORDER_KIND_LOAD)
    case .play: plain(PENTAD_VIDEO_ORDER_KIND_PLAY)
    case .pause: plain(PENTAD_VIDEO_ORDER_KIND_PAUSE)
    case .seek(let position):
      pentad_video_player_order(
        content: nil, position: position, kind: PENTAD_VIDEO_ORDER_KIND_SEEK)
    case .unload: plain(PENTAD_VIDEO_ORDER_KIND_UNLOAD)
    }
  }

  private func plain(_ kind: pentad_video_order_kind) -> pentad_video_player_order {
    pentad_video_player_order(content: nil, position: 0, kind: kind)
  }

  func picture(_ bytes: [UInt8]) -> pentad_video_picture {
    pentad_video_picture(bytes: arena.array(bytes), size: bytes.count)
  }
}

// MARK: Commands

extension pentad_video_command {
  /// - Parameter text: the text of the command, which ends with the search text
  init(_ command: RemoteCommand, in text: UnsafePointer<CChar>) {
    self.init(
      struct_size: 0, search_text: nil, value: 0, kind: command.code,
      list: PENTAD_VIDEO_LIST_TIMELINE)
    switch command {
    case .seek(let value), .skip(let value): self.value = value
    case .scrollGuide(let rows): value = Int64(rows)
    case .list(let list):
      self.list = list.code
      if case .search(let wanted) = list {
        search_text = text + (command.text.utf8.count - wanted.utf8.count)
      }
    default: break
    }
  }
}

extension RemoteCommand {
  fileprivate var code: pentad_video_command_kind {
    switch self {
    case .play: PENTAD_VIDEO_COMMAND_KIND_PLAY
    case .pause: PENTAD_VIDEO_COMMAND_KIND_PAUSE
    case .togglePlay: PENTAD_VIDEO_COMMAND_KIND_TOGGLE_PLAY
    case .next: PENTAD_VIDEO_COMMAND_KIND_NEXT
    case .previous: PENTAD_VIDEO_COMMAND_KIND_PREVIOUS
    case .seek: PENTAD_VIDEO_COMMAND_KIND_SEEK
    case .skip: PENTAD_VIDEO_COMMAND_KIND_SKIP
    case .list: PENTAD_VIDEO_COMMAND_KIND_LIST
    case .like: PENTAD_VIDEO_COMMAND_KIND_LIKE
    case .watchLater: PENTAD_VIDEO_COMMAND_KIND_WATCH_LATER
    case .share: PENTAD_VIDEO_COMMAND_KIND_SHARE
    case .scrollGuide: PENTAD_VIDEO_COMMAND_KIND_SCROLL_GUIDE
    case .showHelp: PENTAD_VIDEO_COMMAND_KIND_SHOW_HELP
    case .done: PENTAD_VIDEO_COMMAND_KIND_DONE
    }
  }
}
