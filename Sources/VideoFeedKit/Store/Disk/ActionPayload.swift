import Foundation
import PentadCore
import PentadStorage

/// The stored form of an action in the outbox, as JSON. Released formats never change, because
/// actions may wait in a store during a program update.
struct ActionPayload: Codable {
  var source: String
  var video: String
  /// The token by which a source recognises repeated attempts.
  var nonce: String
  /// The ids of the source's broadcasts of the video, oldest first. The broadcasts may be deleted
  /// before the action is sent.
  var broadcasts: [String]
  var isOn: Bool?
  var position: Int64?
  var text: String?
  /// The source and id of the broadcast to pass on.
  var shared: [String]?
  var destinations: [String]?
  var recipients: [String]?

  init(_ action: VideoAction, nonce: String, broadcasts: [String]) {
    source = action.source.rawValue
    video = action.video.text
    self.nonce = nonce
    self.broadcasts = broadcasts
    switch action.kind {
    case .like(let isOn), .watchLater(let isOn): self.isOn = isOn
    case .watched: break
    case .progress(let position): self.position = position
    case .share(let draft):
      text = draft.text
      shared = draft.broadcast.map { [$0.source.rawValue, $0.id] }
      destinations = draft.destinations.map(\.rawValue)
      recipients = draft.recipients
    }
  }

  /// Decodes a payload; nil if this version cannot read it.
  init?(_ payload: Data) {
    guard let read = try? JSONDecoder().decode(Self.self, from: payload) else { return nil }
    self = read
  }

  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  var key: VideoKey? { VideoKey(text: video) }

  /// Returns the action of a kind; nil if this version does not know the kind.
  func action(_ kind: String) -> VideoAction? {
    guard let key, let kind = self.kind(kind, key) else { return nil }
    return VideoAction(kind, key, tell: SourceID(source))
  }

  private func kind(_ word: String, _ key: VideoKey) -> SourceAction.Kind? {
    switch word {
    case "like": return isOn.map { .like($0) }
    case "watchLater": return isOn.map { .watchLater($0) }
    case "watched": return .watched
    case "progress": return position.map { .progress($0) }
    case "share":
      let broadcast = shared.flatMap { parts in
        parts.count == 2 ? RemoteID(parts[1], of: SourceID(parts[0])) : nil
      }
      return .share(
        ShareDraft(
          video: key, broadcast: broadcast, text: text ?? "",
          destinations: (destinations ?? []).map { ShareOrigin(rawValue: $0) },
          recipients: recipients ?? []))
    default: return nil
    }
  }
}
