import PentadCore
import VideoFeedKit

extension SourceStatus {
  var json: JSONValue {
    [
      "account": account?.json ?? .null, "addedAt": .moment(description.addedAt),
      "address": .string(description.address),
      "capabilities": .array(capabilities.words.map(JSONValue.string)), "health": health.json,
      "id": .string(id.rawValue), "isPaused": .bool(description.isPaused),
      "kind": .string(description.kind.rawValue), "title": .optional(description.title),
    ]
  }
}

extension SourceHealth {
  fileprivate var json: JSONValue {
    [
      "failures": .integer(failures), "goneCount": .integer(goneCount),
      "goneSince": .moment(goneSince), "lastError": .failure(lastError),
      "lastSuccessAt": .moment(lastSuccessAt), "nextPollAt": .moment(nextPollAt),
    ]
  }
}

extension SourceAccount {
  fileprivate var json: JSONValue {
    [
      "channels": .array(channels.map(\.json)), "imageURL": .optional(imageURL),
      "name": .string(name), "nickname": .optional(nickname),
      "services": .array(
        services.map {
          ["isConnected": .bool($0.isConnected), "origin": .string($0.origin.rawValue)]
        }), "userId": .string(userId),
    ]
  }
}

extension VideoChannel {
  var json: JSONValue {
    [
      "id": .string(id.id), "imageURL": .optional(imageURL), "isPublic": .bool(isPublic),
      "name": .string(name),
    ]
  }
}

extension Roll {
  var json: JSONValue {
    [
      "broadcastCount": .optional(broadcastCount), "creator": creator?.json ?? .null,
      "id": .string(id.id), "imageURL": .optional(imageURL),
      "isCollaborative": .bool(isCollaborative), "isPublic": .bool(isPublic),
      "title": .string(title),
    ]
  }
}

extension SourceCapabilities {
  private static let names: [(capability: SourceCapabilities, word: String)] = [
    (.accounts, "accounts"), (.comments, "comments"), (.likes, "likes"),
    (.olderPages, "olderPages"), (.positions, "positions"), (.resolving, "resolving"),
    (.sharing, "sharing"), (.watchLater, "watchLater"), (.watched, "watched"),
  ]

  /// The names of the known capabilities.
  fileprivate var words: [String] {
    Self.names.filter { contains($0.capability) }.map(\.word)
  }
}

extension DiscoveredFeed {
  var json: JSONValue {
    ["address": .string(address), "title": .optional(title), "type": .optional(type)]
  }
}

extension PendingAction {
  /// The action as a word: `like`, `unlike`, `watchLater`, …
  var word: String {
    switch kind {
    case .like(let value): value ? "like" : "unlike"
    case .watchLater(let value): value ? "watchLater" : "unwatchLater"
    case .watched: "watched"
    case .progress: "progress"
    case .share: "share"
    }
  }

  var json: JSONValue {
    var (draft, position) = (ShareDraft?.none, Int64?.none)
    if case .share(let shared) = kind { draft = shared }
    if case .progress(let reached) = kind { position = reached }
    return [
      "attempts": .integer(attempts), "draft": draft?.json ?? .null, "failure": .failure(failure),
      "id": .optional(id), "kind": .string(word), "position": .optional(position),
      "source": .string(source.rawValue), "step": .string("\(step)"), "video": .string(video.text),
    ]
  }
}

extension ShareDraft {
  fileprivate var json: JSONValue {
    [
      "broadcast": .optional(broadcast?.id),
      "destinations": .array(destinations.map { .string($0.rawValue) }),
      "recipients": .array(recipients.map(JSONValue.string)), "text": .string(text),
    ]
  }
}
