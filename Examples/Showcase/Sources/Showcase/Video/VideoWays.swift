import PentadCore
import VideoFeedKit

/// The ways to watch a video, by the data of its sources.
struct VideoWays: Sendable {
  let isPlayedHere: Bool
  let links: [VideoPage.Link]
  let explanation: String?

  init(_ group: VideoGroup) {
    let page = group.video.pageURL.map {
      VideoPage.Link(target: $0, text: "The page of the video at its provider")
    }
    switch group.playability {
    case .playable(let media):
      let best = MediaRendition.best(of: media)
      isPlayedHere = media.isEmpty || best?.kind == .file
      links = [page].compactMap(\.self)
      explanation =
        isPlayedHere ? nil : "It is a stream, which this page has no player for."
    case .embedOnly(let embed):
      isPlayedHere = false
      let player = VideoPage.Link(target: embed.url, text: "Watch in the provider's player")
      links = [player] + [page].compactMap(\.self)
      explanation = "Only the provider's own player shows this video. The link leads there."
    case .pageOnly(let address):
      isPlayedHere = false
      links = [VideoPage.Link(target: address, text: "Watch on the provider's page")]
      explanation = "There is a page for this video, and no player. The link leads there."
    case .unplayable(let reason):
      isPlayedHere = false
      links = []
      explanation = "This video cannot be watched: \(reason.words)."
    case .unknown, .checkFailed:
      isPlayedHere = false
      links = [page].compactMap(\.self)
      explanation = "It is not known yet how this video can be watched."
    }
  }
}

extension PendingAction {
  /// A pending action for a source, as text.
  var words: String {
    let what =
      switch kind {
      case .like(let isSet): isSet ? "that you like it" : "that you no longer like it"
      case .watchLater(let isSet): isSet ? "to keep it for later" : "not to keep it for later"
      case .watched: "that you have watched it"
      case .progress: "where you stopped"
      case .share: "to share it"
      }
    let state =
      switch step {
      case .failed: "refused"
      default: "waiting"
      }
    return "\(source) has still to be told \(what): \(state)"
      + (failure.map { " (\($0.message))" } ?? "") + "."
  }
}
