import PentadCore
import VideoFeedKit

/// A source in the list.
struct SourceRow: Sendable {
  let name: String
  /// `Feed`, and the signed-in user.
  let kind: String
  let health: String
  /// The error; nil if it works.
  let problem: String?
  let isPaused: Bool
  let address: String

  init(_ source: SourceStatus, now: Int64) {
    let description = source.description
    name = description.title ?? "\(source.id)"
    let user = source.account.map { ", signed in as \($0.nickname ?? $0.name)" } ?? ""
    kind = description.kind.words + user
    isPaused = description.isPaused
    let answered = source.health.lastSuccessAt.map {
      "Updated \(Age(milliseconds: now - $0).text)."
    }
    let next = source.health.nextPollAt.flatMap { next in
      next <= now ? nil : " Next check \(Age.ahead(next - now))."
    }
    health = isPaused ? "Paused." : (answered ?? "Not checked yet.") + (next ?? "")
    problem = source.health.lastError.map { error in
      "Update failed: \(error.message)."
    }
    address = Address("/video/sources").appending(source.id.rawValue).description
  }
}

extension SourceDescription.Kind {
  /// The kind, in words.
  var words: String {
    switch self {
    case .feed: "Feed"
    case .peerTube: "PeerTube"
    case .shelby: "Broadcasts"
    case .folder: "Folder"
    case .host: "Built-in source"
    }
  }
}
