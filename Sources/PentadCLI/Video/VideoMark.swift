import PentadCore
import VideoFeedKit

/// A mark that the user can set on a video.
enum VideoMark: String {
  case like
  case unlike
  case watchLater = "watch-later"
  case unwatchLater = "unwatch-later"
  case watched

  /// Sets the mark.
  ///
  /// - Returns: the state of the video afterwards.
  func set(on key: VideoKey, by feed: VideoFeed) async throws(PentadError) -> ViewState {
    switch self {
    case .like: try await feed.like(key)
    case .unlike: try await feed.unlike(key)
    case .watchLater: try await feed.watchLater(key)
    case .unwatchLater: try await feed.unwatchLater(key)
    case .watched: try await feed.markWatched(key)
    }
  }
}
