import PentadCore
import VideoFeedKit

extension VideoGroup {
  var json: JSONValue { .object(members) }

  /// Returns the group with the result of locating its content, and with its comments as a list
  /// shows them.
  func json(_ place: Result<ContentURL, PentadError>) -> JSONValue {
    var failure: PentadError?
    if case .failure(let error) = place { failure = error }
    return .object(
      members + [
        .init("commentLines", .array(commentLines.map(\.json))),
        .init("contentError", .failure(failure)),
        .init("contentURL", (try? place.get())?.json ?? .null),
      ])
  }

  private var members: [JSONValue.Member] {
    [
      .init("broadcasts", .array(broadcasts.map(\.json))),
      .init("comments", .array(comments.map(\.json))),
      .init("cursor", .string(VideoCursor(of: self).text)),
      .init("key", .string(key.text)), .init("latestShare", .moment(latestShare)),
      .init("playability", playability.json), .init("state", state.json),
      .init("video", video.json),
    ]
  }
}

extension Broadcast {
  fileprivate var json: JSONValue {
    [
      "arrivedAt": .moment(arrivedAt), "channel": .optional(channel?.id),
      "comment": .optional(comment), "createdAt": .moment(createdAt), "id": .string(id.id),
      "marks": [
        "isLiked": .optional(marks.isLiked), "isWatchLater": .optional(marks.isWatchLater),
        "isWatched": .optional(marks.isWatched), "position": .optional(marks.position),
      ], "roll": .optional(roll?.id), "sharer": sharer.json, "source": .string(source.rawValue),
      "updatedAt": .moment(updatedAt),
    ]
  }
}

extension Sharer {
  var json: JSONValue {
    [
      "displayName": .string(displayName), "id": .optional(id), "imageURL": .optional(imageURL),
      "name": .optional(name), "nickname": .string(nickname), "origin": .string(origin.rawValue),
    ]
  }
}

extension VideoComment {
  fileprivate var json: JSONValue {
    [
      "author": author.json, "createdAt": .moment(createdAt), "id": .string(id.id),
      "parent": .optional(parent?.id), "source": .string(id.source.rawValue),
      "text": .string(text), "updatedAt": .moment(updatedAt),
    ]
  }
}

extension CommentLine {
  fileprivate var json: JSONValue {
    [
      "author": author.json, "createdAt": .moment(createdAt), "id": .string(id.id),
      "isShare": .bool(isShare), "source": .string(id.source.rawValue), "text": .optional(text),
    ]
  }
}

extension ViewState {
  var json: JSONValue { .object(members) }

  /// Returns the state with the key of its video.
  func json(of key: VideoKey) -> JSONValue {
    .object(members + [.init("key", .string(key.text))])
  }

  private var members: [JSONValue.Member] {
    let seen = spans.spans.map { span -> JSONValue in
      [.optional(span.lowerBound), .optional(span.upperBound)]
    }
    return [
      .init("changedAt", .moment(changedAt)), .init("isLiked", .bool(isLiked)),
      .init("isWatchLater", .bool(isWatchLater)), .init("isWatched", .bool(isWatched)),
      .init("position", .optional(position)), .init("spans", .array(seen)),
    ]
  }
}

extension VideoNews {
  var json: JSONValue { ["comments": .integer(comments), "videos": .integer(videos)] }
}
