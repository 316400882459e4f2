import PentadCore
import VideoFeedKit

/// An action of the user, as a line of `act`.
enum VideoDeed {
  /// A mark: `like KEY`, `unlike KEY`, `watch-later KEY`, `unwatch-later KEY`, `watched KEY`.
  case mark(VideoMark, VideoKey)
  /// A share: `share KEY TEXT`.
  case share(VideoKey, String)

  /// Parses a line.
  ///
  /// - Throws: `invalid` for any other text.
  init(_ line: String) throws(PentadError) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw Self.wrong }
    if let mark = VideoMark(rawValue: parts[0]), let key = VideoKey(word: parts[1]) {
      self = .mark(mark, key)
      return
    }
    let shared = parts[1].split(separator: " ", maxSplits: 1).map(String.init)
    guard parts[0] == "share", let key = shared.first.flatMap({ VideoKey(word: $0) }) else {
      throw Self.wrong
    }
    self = .share(key, shared.count == 2 ? shared[1] : "")
  }

  private static var wrong: PentadError {
    PentadError(
      .invalid, "write like, unlike, watch-later, unwatch-later, watched or share, and then a key")
  }

  /// Stores the action.
  ///
  /// - Parameter destinations: the destinations of a share.
  func carryOut(
    by feed: VideoFeed, sharingTo destinations: [ShareOrigin]
  ) async throws(PentadError) {
    switch self {
    case .mark(let mark, let key): _ = try await mark.set(on: key, by: feed)
    case .share(let key, let text):
      _ = try await feed.share(key, to: destinations, saying: text)
    }
  }
}
