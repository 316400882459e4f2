import PentadCore
import VideoFeedKit

extension Published<VideoEvent> {
  /// Returns the event with its number.
  func json() -> JSONValue {
    .object(
      [.init("kind", .string(event.kind)), .init("number", .integer(Int(clamping: number)))]
        + event.members)
  }
}

extension VideoEvent {
  fileprivate var kind: String {
    switch self {
    case .sourceAdded: "sourceAdded"
    case .sourceChanged: "sourceChanged"
    case .sourceRemoved: "sourceRemoved"
    case .pendingChanged: "pendingChanged"
    case .feedApplied: "feedApplied"
    case .videosChanged: "videosChanged"
    case .stateChanged: "stateChanged"
    case .actionChanged: "actionChanged"
    case .accountChanged: "accountChanged"
    case .commentsChanged: "commentsChanged"
    case .storeRecovered: "storeRecovered"
    case .startUp: "startUp"
    case .polling: "polling"
    case .contentURL: "contentURL"
    case .playback: "playback"
    case .failed: "failed"
    case .reset: "reset"
    }
  }

  /// The fields that depend on the kind.
  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .reset: []
    case .sourceAdded(let id), .sourceChanged(let id), .sourceRemoved(let id),
      .accountChanged(let id):
      [.init("source", .string(id.rawValue))]
    case .pendingChanged(let news), .feedApplied(let news):
      [.init("comments", .integer(news.comments)), .init("videos", .integer(news.videos))]
    case .videosChanged(let keys):
      [.init("videos", .array(keys.map { .string($0.text) }))]
    case .stateChanged(let key), .commentsChanged(let key), .contentURL(let key):
      [.init("video", .string(key.text))]
    case .actionChanged(let change):
      [
        .init("id", .optional(change.id)), .init("step", .string("\(change.step)")),
        .init("video", .string(change.video.text)),
      ]
    case .storeRecovered(let rows, let isPartial):
      [.init("isPartial", .bool(isPartial)), .init("rowsKept", .integer(rows))]
    case .startUp(let phase): [.init("phase", .string("\(phase)"))]
    case .polling(let id, let isUnderWay):
      [.init("isUnderWay", .bool(isUnderWay)), .init("source", .string(id.rawValue))]
    case .playback(let state): [.init("video", .optional(state.current?.text))]
    case .failed(let failure):
      [
        .init("error", .failure(failure.error)),
        .init("source", .optional(failure.source?.rawValue)),
        .init("video", .optional(failure.video?.text)), .init("work", .string("\(failure.work)")),
      ]
    }
  }
}
