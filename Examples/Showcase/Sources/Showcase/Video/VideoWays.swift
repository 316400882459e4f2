import PentadCore
import VideoFeedKit

/// The ways to watch a video, by the data of its sources.
struct VideoWays: Sendable {
  let isPlayedHere: Bool
  let links: [VideoPage.Link]
  let explanation: String?

  init(_ group: VideoGroup) {
    let page = group.video.pageURL.map {
      VideoPage.Link(target: $0, text: "Open the video's page")
    }
    switch group.playability {
    case .playable(let media):
      let best = MediaRendition.best(of: media)
      isPlayedHere = media.isEmpty || best?.kind == .file
      links = [page].compactMap(\.self)
      explanation =
        isPlayedHere
        ? nil : "This live stream needs another player. Open the video's page to watch it."
    case .embedOnly(let embed):
      isPlayedHere = false
      let player = VideoPage.Link(target: embed.url, text: "Watch on \(group.key.provider.title)")
      links = [player] + [page].compactMap(\.self)
      explanation = "\(group.key.provider.title) allows this video in its own player only."
    case .pageOnly(let address):
      isPlayedHere = false
      links = [VideoPage.Link(target: address, text: "Watch on the web page")]
      explanation = "This video plays on its web page only."
    case .unplayable(let reason):
      isPlayedHere = false
      links = []
      explanation = "This video is unavailable: \(reason.words)."
    case .unknown, .checkFailed:
      isPlayedHere = false
      links = [page].compactMap(\.self)
      explanation = "This video has not been checked yet. Reload the page in a moment."
    }
  }
}

extension PendingAction {
  /// A pending action for a source, as text.
  var words: String {
    let what =
      switch kind {
      case .like(let isSet): isSet ? "like" : "unlike"
      case .watchLater(let isSet): isSet ? "watch later" : "remove from watch later"
      case .watched: "watched"
      case .progress: "position"
      case .share: "share"
      }
    let state =
      switch step {
      case .failed: "rejected"
      default: "not sent yet"
      }
    return "\(what.prefix(1).uppercased())\(what.dropFirst()): \(state)"
      + (failure.map { " (\($0.message))" } ?? "") + "."
  }
}
